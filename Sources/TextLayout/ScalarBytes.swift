// SPDX-License-Identifier: Apache-2.0

/// The valid UTF-8 of a text, read by scalar; a borrowed view that must not outlive the text.
struct ScalarBytes {
  /// The count of bytes.
  let count: Int
  private let base: UnsafePointer<UInt8>

  /// Views a non-empty buffer of valid UTF-8, as `String` always holds; nil for an empty one.
  @inline(__always)
  init?(_ buffer: UnsafeBufferPointer<UInt8>) {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
    self.base = base
    count = buffer.count
  }

  /// The byte at an offset below `count`.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset] }

  /// The eight bytes from an offset that leaves as many, first byte lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// The scalar that starts at an offset, and its count of bytes.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(base[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(base[offset + 1]) & 0x3F
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(base[offset + 2]) & 0x3F
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(base[offset + 3]) & 0x3F
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The offset where the scalar that ends at `end` starts; `end` is greater than 0.
  @inline(__always)
  func start(ofScalarEndingAt end: Int) -> Int {
    var start = end - 1
    while base[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The offset behind the terminator that starts at `offset`: CR and LF together are one.
  func end(ofTerminatorAt offset: Int) -> Int {
    let end = offset + scalar(at: offset).length
    let isPair = base[offset] == 0x0D && end < count && base[end] == 0x0A
    return isPair ? end + 1 : end
  }
}
