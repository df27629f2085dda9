// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The rules LB2 to LB31 of UAX #14 (Unicode 15.0) for one pair of neighbours.
///
/// Numbers follow the regular expression of UAX #14 section 8.2, example 7, which Unicode's
/// LineBreakTest expects. What no pair can tell stands elsewhere: LB4 and LB5 (mandatory breaks),
/// LB8a, LB9 and LB10 (joiners and combining marks) and the look-ahead of LB25 in `LineBreaker`,
/// LB1 in the property table.
enum LineBreakRules {
  /// Whether a line may end between `context` and `next`, with or without spaces between them.
  static func allows(
    after context: LineBreakContext,
    before next: LineBreakClass,
    spaced: Bool
  ) -> Bool {
    guard let last = context.lineClass else {
      return spaced && !isBarredAfterSpaces(next)
    }
    if let decision = firstRules(last, next, spaced: spaced) { return decision }
    if spaced { return true }  // LB18
    if let decision = punctuationRules(context, last, next) { return decision }
    if numberRules(context, last, next) { return false }
    return !joins(context, last, next)  // LB31
  }

  /// LB6, LB7, LB11 and LB13: what never starts a line, spaces or not.
  private static func isBarredAfterSpaces(_ next: LineBreakClass) -> Bool {
    switch next {
    case .BK, .CR, .LF, .NL, .SP, .ZW, .WJ, .CL, .CP, .cpWide, .EX, .IS, .SY: true
    default: false
    }
  }

  /// LB6 to LB17, which look past spaces; nil when none of them decides.
  private static func firstRules(
    _ last: LineBreakClass,
    _ next: LineBreakClass,
    spaced: Bool
  ) -> Bool? {
    switch next {
    case .BK, .CR, .LF, .NL, .SP, .ZW: return false  // LB6, LB7
    default: if last == .ZW { return true }  // LB8
    }
    if next == .WJ { return false }  // LB11
    if !spaced {
      if last == .WJ || last == .GL { return false }  // LB11, LB12
      if next == .GL && last != .BA && last != .HY { return false }  // LB12a
    }
    if isBarredAfterSpaces(next) { return false }  // LB13
    switch (last, next) {
    case (.OP, _), (.opWide, _): return false  // LB14
    case (.QU, .OP), (.QU, .opWide): return false  // LB15
    case (.CL, .NS), (.CP, .NS), (.cpWide, .NS): return false  // LB16
    case (.B2, .B2): return false  // LB17
    default: return nil
    }
  }

  /// LB19 to LB22: quotes, contingent breaks, hyphens, inseparable characters.
  private static func punctuationRules(
    _ context: LineBreakContext,
    _ last: LineBreakClass,
    _ next: LineBreakClass
  ) -> Bool? {
    if next == .QU || last == .QU { return false }  // LB19
    if next == .CB || last == .CB { return true }  // LB20
    if last == .BB { return false }  // LB21
    if context == .hebrewHyphen || context == .hebrewBreakAfter { return false }  // LB21a
    switch next {
    case .BA, .HY, .NS: return false  // LB21
    case .HL: return last == .SY ? false : nil  // LB21b
    case .IN: return false  // LB22
    default: return nil
    }
  }

  /// LB25: what holds a number together.
  private static func numberRules(
    _ context: LineBreakContext,
    _ last: LineBreakClass,
    _ next: LineBreakClass
  ) -> Bool {
    switch next {
    case .NU: context.isInNumber || last == .PR || last == .PO || last == .HY
    case .PO, .PR: context.endsNumber
    default: false
    }
  }

  /// LB23, LB24 and LB26 to LB30b: letters, digits, ideographs, Hangul, brackets, emoji.
  private static func joins(
    _ context: LineBreakContext,
    _ last: LineBreakClass,
    _ next: LineBreakClass
  ) -> Bool {
    switch last {
    case .AL, .HL:
      isLetter(next) || next == .NU || next == .PR || next == .PO || next == .OP
    case .NU: isLetter(next) || next == .OP
    case .PR: isLetter(next) || isIdeograph(next) || isHangul(next)
    case .PO, .IS, .CP: isLetter(next) || (last == .CP && next == .NU)
    case .ID: next == .PO
    case .idPict, .EB: next == .PO || next == .EM
    case .EM: next == .PO
    case .JL: next == .PO || next == .JL || next == .JV || next == .H2 || next == .H3
    case .JV, .H2: next == .PO || next == .JV || next == .JT
    case .JT, .H3: next == .PO || next == .JT
    case .RI: next == .RI && context != .pairedIndicator
    default: false
    }
  }

  private static func isLetter(_ lineClass: LineBreakClass) -> Bool {
    lineClass == .AL || lineClass == .HL
  }

  private static func isIdeograph(_ lineClass: LineBreakClass) -> Bool {
    lineClass == .ID || lineClass == .idPict || lineClass == .EB || lineClass == .EM
  }

  private static func isHangul(_ lineClass: LineBreakClass) -> Bool {
    switch lineClass {
    case .JL, .JV, .JT, .H2, .H3: true
    default: false
    }
  }
}

/// The rules of line breaking worked out for every state and class: one byte each.
///
/// A state is a `LineBreakContext` in bits 0...5, with bit 6 set when spaces have followed it. The
/// byte holds the next state in bits 0...6, and in bit 7 whether a line may end between. Made once,
/// on first use, from `LineBreakRules`: 8 KB, in about 60 µs.
struct LineBreakPairs: @unchecked Sendable {
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
