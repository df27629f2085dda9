// SPDX-License-Identifier: Apache-2.0

/// A regular expression that is searched for in linear time.
struct Pattern: Sendable {
  private let program: PatternProgram

  /// Reads an expression.
  ///
  /// - Throws: ``PatternFault`` where it cannot be read, or says what takes a search that tries.
  init(_ text: String) throws(PatternFault) {
    program = try PatternProgram(try PatternReader.read(text))
  }

  /// Whether it matches anywhere in a text.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* steps of the pattern.
  func matches(in text: String) -> Bool {
    let text = Array(text)
    guard let whole = program.parts.last else { return false }
    var behind = PatternMarks(count: program.steps.count)
    var here = behind
    for index in (0...text.count).reversed() {
      here.clear()
      mark(&here, behind: behind, at: index, in: text)
      if here.isMarked(whole.start) { return true }
      swap(&here, &behind)
    }
    return false
  }

  /// Marks the steps that lead to a match from a place, by those that do behind the next character.
  ///
  /// Part by part, so that what is looked for ahead is known where it is asked for; the marks behind
  /// the character come in the same order.
  private func mark(
    _ here: inout PatternMarks,
    behind: PatternMarks,
    at index: Int,
    in text: [Character]
  ) {
    var rest = behind.steps[...]
    for (number, part) in program.parts.enumerated() {
      here.add(part.end)
      while let step = rest.first, program.owners[step] == number {
        rest.removeFirst()
        for taker in program.takers[step] where takes(taker, text[index]) { here.add(taker) }
      }
      while let step = here.next() {
        for passer in program.passers[step] where lets(passer, here, at: index, in: text) {
          here.add(passer)
        }
      }
    }
  }

  private func takes(_ step: Int, _ character: Character) -> Bool {
    guard case .take(let test, _) = program.steps[step] else { return false }
    return test.holds(character)
  }

  /// Whether a step that takes no character lets through what leads on.
  private func lets(
    _ step: Int,
    _ here: PatternMarks,
    at index: Int,
    in text: [Character]
  ) -> Bool {
    switch program.steps[step] {
    case .place(let place, _): place.isTrue(of: index, in: text)
    case .ahead(let part, let isNegative, _):
      here.isMarked(program.parts[part].start) != isNegative
    case .match, .take, .fork: true
    }
  }
}

/// Which steps of a pattern lead to a match from a place.
private struct PatternMarks {
  /// The steps in the order in which they were marked.
  private(set) var steps: [Int] = []
  private var marks: [Bool]
  private var followed = 0

  /// Marks nothing.
  init(count: Int) { marks = Array(repeating: false, count: count) }

  /// Whether a step is marked.
  func isMarked(_ step: Int) -> Bool { marks[step] }

  /// Marks a step.
  mutating func add(_ step: Int) {
    guard !marks[step] else { return }
    marks[step] = true
    steps.append(step)
  }

  /// The next marked step that was not given before.
  mutating func next() -> Int? {
    guard followed < steps.count else { return nil }
    followed += 1
    return steps[followed - 1]
  }

  /// Takes all marks away.
  mutating func clear() {
    for step in steps { marks[step] = false }
    steps.removeAll(keepingCapacity: true)
    followed = 0
  }
}
