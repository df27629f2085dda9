// SPDX-License-Identifier: Apache-2.0

/// Bytes in which texts are put together, so that each ends as one string of its exact size.
struct TextBuffer {
  private var bytes: [UInt8] = []

  /// Makes an empty buffer with room for `capacity` bytes.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Number of bytes since the last text was taken.
  var count: Int { bytes.count }

  /// Appends the UTF-8 of `text`.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends the UTF-8 of one scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Returns what was appended as a string and starts over, keeping the room.
  mutating func take() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
    return text
  }
}
