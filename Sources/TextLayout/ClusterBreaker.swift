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

/// How far the scalars before form an emoji sequence that the next one may join (GB11).
enum EmojiSequence: UInt8 {
  case none
  /// A pictograph, perhaps with combining marks.
  case pictograph
  /// The same and a zero width joiner.
  case joined

  /// Moves past a scalar; true when it is drawn as part of the sequence before it.
  ///
  /// That holds for a pictograph behind a joiner, and for modifiers and marks on a pictograph.
  @inline(__always)
  mutating func absorbs(_ properties: ScalarProperties) -> Bool {
    if properties.isPictographic {
      defer { self = .pictograph }
      return self == .joined
    }
    let isOpen = self == .pictograph
    switch properties.clusterClass {
    case ClusterClass.ZWJ.rawValue:
      self = isOpen ? .joined : .none
      return isOpen
    case ClusterClass.extend.rawValue:
      self = isOpen ? .pictograph : .none
      return isOpen
    default:
      self = .none
      return false
    }
  }
}

/// Tells whether a place that UAX #14 permits is a boundary between grapheme clusters too.
///
/// Cheaper than `ClusterBreaker`: no break is permitted behind a joiner (LB8a), so emoji sequences
/// need no memory here.
///
/// A new value stands behind any scalar that nothing but marks can join, or at the start of a line.
struct ClusterPair {
  private var last = ClusterClass.other.rawValue
  private var hasUnpairedIndicator = false

  /// Moves past a scalar; false if the permitted place before it is within a cluster.
  @inline(__always)
  mutating func step(over properties: ScalarProperties) -> Bool {
    let next = properties.clusterClass
    let isIndicator = next == ClusterClass.regionalIndicator.rawValue
    let isBoundary =
      ClusterBreaker.isBoundary(last, next) && !(isIndicator && hasUnpairedIndicator)
    hasUnpairedIndicator = isIndicator && !hasUnpairedIndicator
    last = next
    return isBoundary
  }
}

/// Finds the cluster boundaries next to offsets of a text, asked in rising order.
///
/// Complexity: O(bytes) for all questions together; between printing ASCII each is O(1).
struct ClusterBoundaries {
  private let text: ScalarBytes
  private var breaker = ClusterBreaker()
  // The scalar at `offset` is the next that the breaker is given.
  private var offset = 0

  init(_ text: ScalarBytes) { self.text = text }

  /// The first boundary at or behind an offset, which is not less than any asked for before.
  mutating func first(from asked: Int) -> Int {
    guard asked > 0 else { return 0 }
    guard asked < text.count else { return text.count }
    if asked < offset { return offset }
    if isPrinting(asked - 1), isPrinting(asked) { return asked }
    skip(to: asked)
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      var next = breaker
      let isBoundary = next.step(over: ScalarProperties(of: scalar))
      if isBoundary && offset >= asked { return offset }
      breaker = next
      offset += length
    }
    return offset
  }

  /// Goes on from the last printing ASCII before an offset, on which nothing before has influence.
  private mutating func skip(to asked: Int) {
    var start = asked - 1
    while start > offset, !isPrinting(start) { start -= 1 }
    guard start > offset, isPrinting(start) else { return }
    offset = start
    breaker = ClusterBreaker()
  }

  private func isPrinting(_ offset: Int) -> Bool { text[offset] &- 0x20 < 0x5F }
}
