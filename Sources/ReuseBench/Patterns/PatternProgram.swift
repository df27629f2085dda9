// SPDX-License-Identifier: Apache-2.0

/// A pattern as steps that each lead to another, of which the last is a match.
///
/// A search goes through a text once, from its end to its start, and keeps which steps lead to a
/// match from where it is. Nothing is tried and taken back, so the time is bounded by the count of
/// steps times that of characters, whatever the pattern.
struct PatternProgram: Sendable {
  /// The most steps of a pattern.
  static let stepLimit = 2_000

  /// One step.
  enum Step: Sendable {
    /// The end of the pattern, or of a part that is looked for ahead.
    case match
    /// Takes a character and goes on at a step.
    case take(CharacterTest, next: Int)
    /// Goes on at either of two steps.
    case fork(Int, Int)
    /// Goes on where something is true of the place.
    case place(PatternPlace, next: Int)
    /// Goes on where a part, which is one of ``parts``, matches from here, or does not.
    case ahead(part: Int, isNegative: Bool, next: Int)
  }

  /// Steps that belong together: the whole pattern, or what is looked for ahead.
  struct Part: Sendable {
    /// Where a match begins.
    var start = 0
    /// The step that is its match.
    var end = 0
  }

  /// The steps.
  private(set) var steps: [Step] = []
  /// The parts, each after those that it looks for ahead; the last is the whole pattern.
  private(set) var parts: [Part] = []
  /// The steps that take a character and go on at a step, by that step.
  private(set) var takers: [[Int]] = []
  /// The steps that take none and go on at a step, by that step.
  private(set) var passers: [[Int]] = []
  /// The place in ``parts`` of each step's part.
  private(set) var owners: [Int] = []

  /// Makes the steps of a pattern.
  ///
  /// - Throws: ``PatternFault`` where they become too many.
  init(_ node: PatternNode) throws(PatternFault) {
    _ = try addPart(node, column: 1)
    takers = Array(repeating: [], count: steps.count)
    passers = takers
    for (index, step) in steps.enumerated() {
      switch step {
      case .match: break
      case .take(_, let next): takers[next].append(index)
      case .place(_, let next), .ahead(_, _, let next): passers[next].append(index)
      case .fork(let first, let second):
        passers[first].append(index)
        if second != first { passers[second].append(index) }
      }
    }
    owners = Array(repeating: 0, count: steps.count)
    for (index, part) in parts.enumerated() { setOwner(index, from: part.end) }
  }

  /// Notes of which part the steps are that lead to an end.
  private mutating func setOwner(_ part: Int, from end: Int) {
    var open = [end]
    var seen: Set = [end]
    while let step = open.popLast() {
      owners[step] = part
      for before in takers[step] + passers[step] where seen.insert(before).inserted {
        open.append(before)
      }
    }
  }

  private mutating func addPart(_ node: PatternNode, column: Int) throws(PatternFault) -> Int {
    let end = try add(.match, column)
    let start = try add(node, before: end, column)
    parts.append(Part(start: start, end: end))
    return parts.count - 1
  }

  private mutating func add(_ step: Step, _ column: Int) throws(PatternFault) -> Int {
    guard steps.count < Self.stepLimit else {
      throw PatternFault(
        column: column,
        reason: "the pattern has more than \(Self.stepLimit) steps; repeat less"
      )
    }
    steps.append(step)
    return steps.count - 1
  }

  /// Adds the steps of a node that go on at `next`, and returns the one that they begin with.
  private mutating func add(
    _ node: PatternNode,
    before next: Int,
    _ column: Int
  ) throws(PatternFault) -> Int {
    switch node {
    case .character(let test): return try add(.take(test, next: next), column)
    case .sequence(let nodes):
      var start = next
      for node in nodes.reversed() { start = try add(node, before: start, column) }
      return start
    case .choice(let nodes):
      var start = try add(nodes[nodes.count - 1], before: next, column)
      for node in nodes.dropLast() {
        let first = try add(node, before: next, column)
        start = try add(.fork(first, start), column)
      }
      return start
    case .repeated(let node, let least, let most, let column):
      return try addRepeated(node, least, most, before: next, column)
    case .place(let place): return try add(.place(place, next: next), column)
    case .ahead(let node, let isNegative):
      let other = try addPart(node, column: column)
      return try add(.ahead(part: other, isNegative: isNegative, next: next), column)
    }
  }

  private mutating func addRepeated(
    _ node: PatternNode,
    _ least: Int,
    _ most: Int?,
    before next: Int,
    _ column: Int
  ) throws(PatternFault) -> Int {
    var start = next
    if let most {
      for _ in least..<most {
        let once = try add(node, before: start, column)
        // A part without a step matches nothing, however often.
        if once == start { return next }
        start = try add(.fork(once, next), column)
      }
    } else {
      start = try add(.fork(next, next), column)
      let once = try add(node, before: start, column)
      steps[start] = .fork(once, next)
    }
    for _ in 0..<least {
      let once = try add(node, before: start, column)
      if once == start { break }
      start = once
    }
    return start
  }
}
