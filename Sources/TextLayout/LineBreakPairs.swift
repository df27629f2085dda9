// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The rules of line breaking worked out for every state and class: one byte each.
///
/// A state is a `LineBreakContext` in bits 0...5, with bit 6 set when spaces have followed it. The
/// byte holds the next state in bits 0...6, and in bit 7 whether a line may end between. Made once,
/// on first use, from `LineBreakRules`: 8 KB, in about 60 µs.
struct LineBreakPairs: @unchecked Sendable {
  /// The table of the process.
  static let shared = LineBreakPairs()

  /// The bit of a state that says that spaces have followed.
  static let spaced: UInt8 = 0x40

  // The bytes are written in `init` and never after, so sharing the pointer is safe. A pointer
  // and not an array, because an array costs a bounds check and a retain at each scalar.
  private let bytes: UnsafePointer<UInt8>

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 128 << 6)
    table.initialize(repeating: 0, count: 128 << 6)
    for number in 0..<LineBreakContext.count {
      let context = LineBreakContext(rawValue: number)
      for raw in 0..<UInt8(LINE_BREAK_CLASS_COUNT) {
        guard let next = LineBreakClass(rawValue: raw) else { continue }
        for spaced in [false, true] {
          let state = number | (spaced ? LineBreakPairs.spaced : 0)
          table[Int(state) << 6 | Int(raw)] =
            LineBreakPairs.entry(after: context, before: next, spaced: spaced)
        }
      }
    }
    bytes = UnsafePointer(table)
  }

  /// The entry for a state and the raw value of a class.
  @inline(__always)
  subscript(state: UInt8, next: UInt8) -> UInt8 {
    bytes[Int(state) << 6 | Int(next)]
  }

  /// One byte of the table; LB7, LB9 and LB10 are applied here, all others in `LineBreakRules`.
  private static func entry(
    after context: LineBreakContext,
    before next: LineBreakClass,
    spaced: Bool
  ) -> UInt8 {
    var next = next
    if next == .SP { return context.rawValue | LineBreakPairs.spaced }  // LB7
    if next == .CM || next == .ZWJ {
      // LB9 leaves out what marks cannot follow: a space, a terminator (after which a state is a
      // start) and ZW.
      let attaches = !spaced && context.lineClass != nil && context.lineClass != .ZW
      if attaches { return context.rawValue }  // LB9
      next = .AL  // LB10
    }
    // For what comes later, spaces end whatever the context remembers, such as a number.
    let after = spaced ? LineBreakContext(next) : context.followed(by: next)
    let allows = LineBreakRules.allows(after: context, before: next, spaced: spaced)
    return after.rawValue | (allows ? 0x80 : 0)
  }
}
