// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// Finds the boundaries of extended grapheme clusters, one scalar at a time.
///
/// The rules GB1 to GB999 of UAX #29, Unicode 15.0: its tables and not those of the standard
/// library, so that a layout does not depend on the toolchain.
public struct ClusterBreaker: Hashable, Sendable {
  private var last: UInt8?
  private var sequence = EmojiSequence.none
  private var hasUnpairedIndicator = false

  /// Makes a breaker that stands at the start of a text or of a cluster.
  public init() {}

  /// Says whether a cluster ends before the next scalar of the text, and moves past it.
  ///
  /// The first call answers true (GB1). Complexity: O(1).
  public mutating func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    step(over: ScalarProperties(of: scalar.value))
  }

  /// As `isBoundary(before:)`, for a scalar whose properties are at hand.
  @inline(__always)
  mutating func step(over properties: ScalarProperties) -> Bool {
    let next = properties.clusterClass
    // Both memories have to move past the scalar, whatever decides in the end.
    let joinsSequence = sequence.absorbs(properties)
    let joinsIndicator =
      hasUnpairedIndicator && next == ClusterClass.regionalIndicator.rawValue  // GB12, GB13
    hasUnpairedIndicator = next == ClusterClass.regionalIndicator.rawValue && !joinsIndicator
    defer { last = next }
    guard let last else { return true }
    if joinsSequence || joinsIndicator { return false }
    return ClusterBreaker.isBoundary(last, next)
  }

  /// The rules that one pair of classes decides, GB3 to GB9b, by raw value.
  @inline(__always)
  static func isBoundary(_ last: UInt8, _ next: UInt8) -> Bool {
    if next == ClusterClass.other.rawValue { return last != ClusterClass.prepend.rawValue }
    return !joins(last, next)
  }

  private static func joins(_ last: UInt8, _ next: UInt8) -> Bool {
    guard let last = ClusterClass(rawValue: last), let next = ClusterClass(rawValue: next) else {
      return false
    }
    switch (last, next) {
    case (.CR, .LF): return true  // GB3
    case (.CR, _), (.LF, _), (.control, _), (_, .CR), (_, .LF), (_, .control):
      return false  // GB4, GB5
    case (.L, .L), (.L, .V), (.L, .LV), (.L, .LVT): return true  // GB6
    case (.LV, .V), (.V, .V), (.LV, .T), (.V, .T): return true  // GB7
    case (.LVT, .T), (.T, .T): return true  // GB8
    case (_, .extend), (_, .ZWJ), (_, .spacingMark), (.prepend, _): return true  // GB9 to GB9b
    default: return false
    }
  }
}
