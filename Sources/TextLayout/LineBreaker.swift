// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// Finds where lines may end, one scalar at a time, by UAX #14 of Unicode 15.0.
///
/// Every class and every rule from LB1 to LB31 is claimed; all cases of Unicode's LineBreakTest
/// pass. By LB1, scalars that need a dictionary (class SA: Thai, Lao, Khmer, Burmese) are letters,
/// or combining marks if they are such, so a run of them breaks nowhere but at its ends; ambiguous
/// ones (AI) are letters, small kana (CJ) do not start a line.
///
/// One byte of state, so a copy is a snapshot from which to go on.
public struct LineBreaker: Hashable, Sendable {
  // A state of `LineBreakPairs`; bit 7 is set when the last scalar was a joiner (LB8a).
  private var state = LineBreakContext.start.rawValue

  /// Makes a breaker that stands at the start of a text.
  public init() {}

  /// Says what may happen before the next scalar of the text, and moves past it.
  ///
  /// The first call answers `prohibited` (LB2); what follows the last scalar is always a break
  /// (LB3). Complexity: O(1).
  public mutating func opportunity(before scalar: Unicode.Scalar) -> LineBreakOpportunity {
    let lineClass = UInt8(truncatingIfNeeded: unicode_properties(scalar.value)) & 0x3F
    // CR may still be followed by LF, so it ends its line only when the next scalar is known.
    let isPair =
      state == LineBreakClass.CR.rawValue && lineClass == LineBreakClass.LF.rawValue
    if LineBreaker.isTerminator(state & 0x3F), !isPair {
      self = LineBreaker()
      _ = step(over: lineClass, pairs: .shared)
      return .mandatory
    }
    return step(over: lineClass, pairs: .shared)
  }

  /// Whether the next scalar of class AL surely continues a word: the last one was one too.
  @inline(__always)
  var isInWord: Bool { state == LineBreakClass.AL.rawValue }

  /// Whether the last scalar and the next are both of Hangul, without spaces between.
  func isBetweenHangul(before next: UInt8) -> Bool {
    LineBreaker.isHangul(state) && LineBreaker.isHangul(next)
  }

  private static func isHangul(_ lineClass: UInt8) -> Bool {
    lineClass < 64 && hangul >> UInt64(lineClass) & 1 != 0
  }

  private static let hangul: UInt64 =
    1 << UInt64(LineBreakClass.H2.rawValue) | 1 << UInt64(LineBreakClass.H3.rawValue)
    | 1 << UInt64(LineBreakClass.JL.rawValue) | 1 << UInt64(LineBreakClass.JV.rawValue)
    | 1 << UInt64(LineBreakClass.JT.rawValue)

  /// Whether a class is BK, CR, LF or NL.
  @inline(__always)
  static func isTerminator(_ lineClass: UInt8) -> Bool {
    terminators >> UInt64(lineClass) & 1 != 0
  }

  private static let terminators: UInt64 =
    1 << UInt64(LineBreakClass.BK.rawValue) | 1 << UInt64(LineBreakClass.CR.rawValue)
    | 1 << UInt64(LineBreakClass.LF.rawValue) | 1 << UInt64(LineBreakClass.NL.rawValue)

  /// Moves past a scalar of the given class that follows no terminator (but LF after CR).
  @inline(__always)
  mutating func step(over lineClass: UInt8, pairs: LineBreakPairs) -> LineBreakOpportunity {
    let last = state
    let entry = pairs[last & 0x7F, lineClass]
    state = entry & 0x7F
    // The table cannot tell: by LB9 a joiner leaves the state that of the scalar before it.
    if lineClass == LineBreakClass.ZWJ.rawValue { state |= 0x80 }
    if entry & 0x80 == 0 || last & 0x80 != 0 { return .prohibited }  // LB8a
    return LineBreaker.isCurrencyBeforeBracket(last, lineClass)
      ? .allowedUnlessNumberFollows : .allowed
  }

  /// Whether the look-ahead of LB25 applies: (PR | PO) × OP when NU follows.
  @inline(__always)
  private static func isCurrencyBeforeBracket(_ last: UInt8, _ next: UInt8) -> Bool {
    (next == LineBreakClass.OP.rawValue || next == LineBreakClass.opWide.rawValue)
      && (last == LineBreakClass.PR.rawValue || last == LineBreakClass.PO.rawValue)
  }
}

/// What may happen between two scalars of a text when it is broken into lines.
public enum LineBreakOpportunity: UInt8, Hashable, Sendable {
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here: the scalar before is a line terminator.
  case mandatory
  /// A line may end here unless the scalar after the coming opening punctuation is a digit.
  ///
  /// Combining marks between the two do not count. It is the one case of UAX #14 that looks ahead:
  /// a currency sign stays with the bracket before its number, as in "$(12)".
  case allowedUnlessNumberFollows
}

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
