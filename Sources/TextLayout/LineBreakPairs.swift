// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The rules of line breaking worked out for every pair: one byte per context and class.
///
/// Bits 0...5 hold the next context when nothing stands between, bit 6 whether a line may end
/// between the two, bit 7 whether it may when spaces stand between. Made once, on first use, from
/// `LineBreakRules`: 3,200 bytes in about 30 µs.
struct LineBreakPairs: @unchecked Sendable {
  /// The table of the process.
  static let shared = LineBreakPairs()

  // The bytes are written in `init` and never after, so sharing the pointer is safe. A pointer
  // and not an array, because an array costs a bounds check and a retain at each scalar.
  private let bytes: UnsafePointer<UInt8>

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: LineBreakContext.count << 6)
    table.initialize(repeating: 0, count: LineBreakContext.count << 6)
    for number in 0..<UInt8(LineBreakContext.count) {
      let context = LineBreakContext(rawValue: number)
      for class64 in 0..<UInt8(64) {
        guard let next = LineBreakClass(rawValue: class64) else { continue }
        var entry = context.followed(by: next).rawValue
        if LineBreakRules.allows(after: context, before: next, spaced: false) { entry |= 0x40 }
        if LineBreakRules.allows(after: context, before: next, spaced: true) { entry |= 0x80 }
        table[Int(number) << 6 | Int(class64)] = entry
      }
    }
    bytes = UnsafePointer(table)
  }

  /// The entry for a context and a class, both by raw value.
  @inline(__always)
  subscript(context: UInt8, next: UInt8) -> UInt8 {
    bytes[Int(context) << 6 | Int(next)]
  }
}
