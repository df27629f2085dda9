// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The part of the text before a boundary that the rules of UAX #14 look back at.
///
/// Raw values up to those of `LineBreakClass` are that class standing alone; the others are classes
/// whose predecessors matter.
struct LineBreakContext: Hashable {
  /// The number of raw values; they fit in six bits.
  static let count = UInt8(LINE_BREAK_CLASS_COUNT) + 9

  /// The start of the text, and the start of a line after a terminator.
  static let start = LineBreakContext(special: 0)
  /// Hyphen after a Hebrew letter (LB21a).
  static let hebrewHyphen = LineBreakContext(special: 1)
  /// Break-after character behind a Hebrew letter (LB21a).
  static let hebrewBreakAfter = LineBreakContext(special: 2)
  /// Solidus within a number (LB25).
  static let numberSolidus = LineBreakContext(special: 3)
  /// Infix separator within a number (LB25).
  static let numberInfix = LineBreakContext(special: 4)
  /// Closing punctuation behind a number (LB25).
  static let numberClose = LineBreakContext(special: 5)
  /// Closing parenthesis behind a number (LB25).
  static let numberParenthesis = LineBreakContext(special: 6)
  /// East Asian closing parenthesis behind a number (LB25).
  static let numberWideParenthesis = LineBreakContext(special: 7)
  /// Regional indicator that completes a pair (LB30a).
  static let pairedIndicator = LineBreakContext(special: 8)

  /// The number of the context in the pair table.
  let rawValue: UInt8

  /// The context with a raw value below `count`.
  init(rawValue: UInt8) { self.rawValue = rawValue }

  private init(special number: UInt8) { rawValue = UInt8(LINE_BREAK_CLASS_COUNT) + number }

  /// The context of a class that stands alone.
  init(_ lineClass: LineBreakClass) { rawValue = lineClass.rawValue }

  /// The class of the last scalar, or nil at the start.
  var lineClass: LineBreakClass? {
    switch self {
    case .start: nil
    case .hebrewHyphen: .HY
    case .hebrewBreakAfter: .BA
    case .numberSolidus: .SY
    case .numberInfix: .IS
    case .numberClose: .CL
    case .numberParenthesis: .CP
    case .numberWideParenthesis: .cpWide
    case .pairedIndicator: .RI
    default: LineBreakClass(rawValue: rawValue)
    }
  }

  /// Whether the text before is NU (NU | SY | IS)*.
  var isInNumber: Bool {
    self == LineBreakContext(.NU) || self == .numberSolidus || self == .numberInfix
  }

  /// Whether the text before is NU (NU | SY | IS)* (CL | CP)?.
  var endsNumber: Bool {
    isInNumber || self == .numberClose || self == .numberParenthesis
      || self == .numberWideParenthesis
  }

  /// The context after a scalar of class `next` that follows without spaces between.
  func followed(by next: LineBreakClass) -> LineBreakContext {
    switch (lineClass, next) {
    case (.HL, .HY): .hebrewHyphen
    case (.HL, .BA): .hebrewBreakAfter
    case (_, .SY) where isInNumber: .numberSolidus
    case (_, .IS) where isInNumber: .numberInfix
    case (_, .CL) where isInNumber: .numberClose
    case (_, .CP) where isInNumber: .numberParenthesis
    case (_, .cpWide) where isInNumber: .numberWideParenthesis
    case (.RI, .RI) where self != .pairedIndicator: .pairedIndicator
    default: LineBreakContext(next)
    }
  }
}
