// SPDX-License-Identifier: Apache-2.0

/// A line while its words are being taken: how far it has come, and where it could last have ended.
struct WordRun {
  private(set) var at: Int
  /// The sum of all advances so far, hanging white space included.
  private(set) var units = 0
  /// What the advance of the next scalar depends on.
  var sequence = EmojiSequence.none
  /// Whether the next scalar may start a line as far as clusters are concerned.
  var clusters = ClusterPair()

  private let start: Int
  private var end: Int
  private var shownUnits = 0
  // The last place where the line may end; `start` if there was none.
  private var opportunity: Int
  private var opportunityEnd: Int
  private var opportunityUnits = 0
  private var opportunityState = LineBreaker()

  @inline(__always)
  init(startingAt start: Int) {
    self.start = start
    at = start
    end = start
    opportunity = start
    opportunityEnd = start
  }

  /// Takes a letter of ASCII or a space: no emoji sequence and no cluster goes on behind either.
  @inline(__always)
  mutating func take(ascii advance: Int, hangs: Bool) {
    sequence = .none
    clusters = ClusterPair()
    if hangs {
      hang(advance, length: 1)
    } else {
      show(advance, length: 1)
    }
  }

  @inline(__always)
  mutating func show(_ advance: Int, length: Int) {
    units &+= advance
    at &+= length
    end = at
    shownUnits = units
  }

  /// Takes white space that hangs if the line ends behind it.
  @inline(__always)
  mutating func hang(_ advance: Int, length: Int) {
    units &+= advance
    at &+= length
  }

  /// Notes that the line may end before the next scalar; `breaker` stands there.
  @inline(__always)
  mutating func mayEnd(_ breaker: LineBreaker) {
    opportunity = at
    opportunityEnd = end
    opportunityUnits = shownUnits
    opportunityState = breaker
  }

  /// The line as far as it has come.
  var line: LineSpan { LineSpan(from: start, to: end, units: shownUnits) }

  /// The line up to the last opportunity, where the next one starts, and the rules' state there.
  var lineAtOpportunity: (line: LineSpan, next: Int, breaker: LineBreaker)? {
    guard opportunity > start else { return nil }
    let line = LineSpan(from: start, to: opportunityEnd, units: opportunityUnits)
    return (line, opportunity, opportunityState)
  }
}
