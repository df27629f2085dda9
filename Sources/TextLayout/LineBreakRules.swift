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
