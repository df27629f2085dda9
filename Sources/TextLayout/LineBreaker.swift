// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// Finds where lines may end, one scalar at a time, by UAX #14 of Unicode 15.0.
///
/// Every class and every rule from LB1 to LB31 is claimed; all cases of Unicode's LineBreakTest
/// pass. By LB1, scalars that need a dictionary (class SA: Thai, Lao, Khmer, Burmese) are letters,
/// or combining marks if they are such, so a run of them breaks nowhere but at its ends; ambiguous
/// ones (AI) are letters, small kana (CJ) do not start a line.
///
/// Three bytes of state, so a copy is a snapshot from which to go on.
public struct LineBreaker: Hashable, Sendable {
  // The last class but spaces, and marks that attach to it.
  private var context = LineBreakContext.start.rawValue
  // Whether spaces have followed since.
  private var isSpaced = false
  // Whether the last scalar was a zero width joiner (LB8a).
  private var isJoined = false

  /// Makes a breaker that stands at the start of a text.
  public init() {}

  /// Says what may happen before the next scalar of the text, and moves past it.
  ///
  /// The first call answers `prohibited` (LB2); what follows the last scalar is always a break
  /// (LB3). Complexity: O(1).
  public mutating func opportunity(before scalar: Unicode.Scalar) -> LineBreakOpportunity {
    let lineClass = UInt8(truncatingIfNeeded: unicode_properties(scalar.value)) & 0x3F
    let last = LineBreakClass(rawValue: context)
    if LineBreaker.isTerminator(context), !(last == .CR && lineClass == LineBreakClass.LF.rawValue)
    {
      self = LineBreaker()
      _ = step(over: lineClass, pairs: .shared)
      return .mandatory
    }
    return step(over: lineClass, pairs: .shared)
  }

  /// Whether a context or class is BK, CR, LF or NL.
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
    if lineClass == LineBreakClass.SP.rawValue {  // LB7
      isSpaced = true
      isJoined = false
      return .prohibited
    }
    let joined = isJoined
    isJoined = lineClass == LineBreakClass.ZWJ.rawValue
    var next = lineClass
    if isJoined || lineClass == LineBreakClass.CM.rawValue {
      let attaches =
        !isSpaced && context != LineBreakClass.ZW.rawValue
        && context != LineBreakContext.start.rawValue
      if attaches { return .prohibited }  // LB9
      next = LineBreakClass.AL.rawValue  // LB10
    }
    let entry = pairs[context, next]
    let last = context
    if isSpaced {
      isSpaced = false
      context = next
      return entry & 0x80 == 0 ? .prohibited : .allowed
    }
    context = entry & 0x3F
    if joined || entry & 0x40 == 0 { return .prohibited }  // LB8a
    return LineBreaker.isCurrencyBeforeBracket(last, next) ? .allowedUnlessNumberFollows : .allowed
  }

  /// Whether the look-ahead of LB25 applies: (PR | PO) × OP when NU follows.
  @inline(__always)
  private static func isCurrencyBeforeBracket(_ last: UInt8, _ next: UInt8) -> Bool {
    (next == LineBreakClass.OP.rawValue || next == LineBreakClass.opWide.rawValue)
      && (last == LineBreakClass.PR.rawValue || last == LineBreakClass.PO.rawValue)
  }
}
