// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Combine
import TestSupport
import Testing

/// Operators with one publisher before them, held against what arrays do.
@Suite struct OperatorTests {
  typealias Numbers = AnyPublisher<Int, Broken>

  /// An operator, and what a whole array of elements becomes by it.
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Numbers) -> Numbers
    let expected: @Sendable ([Int]) -> [Int]

    init<P: Publisher<Int, Broken> & SendableMetatype>(
      _ name: String,
      _ apply: @escaping @Sendable (Numbers) -> P,
      _ expected: @escaping @Sendable ([Int]) -> [Int]
    ) {
      testDescription = name
      self.apply = { apply($0).eraseToAnyPublisher() }
      self.expected = expected
    }
  }

  static let passing = [
    Rule("map", { $0.map { $0 * 2 } }, { $0.map { $0 * 2 } }),
    Rule("map of a key path", { $0.map(\.byteSwapped) }, { $0.map(\.byteSwapped) }),
    Rule("tryMap", { $0.tryMap { $0 + 1 }.mapError { _ in Broken() } }, { $0.map { $0 + 1 } }),
    Rule("compactMap", { $0.compactMap { $0 % 3 == 0 ? nil : $0 } }, { $0.filter { $0 % 3 != 0 } }),
    Rule("filter", { $0.filter { $0 > 1 } }, { $0.filter { $0 > 1 } }),
    Rule("removeDuplicates", { $0.removeDuplicates() }, withoutRepeats),
    Rule("removeDuplicates(by:)", { $0.removeDuplicates { $0 % 2 == $1 % 2 } }, alternating),
    Rule("dropFirst", { $0.dropFirst(2) }, { Array($0.dropFirst(2)) }),
    Rule("drop(while:)", { $0.drop { $0 < 3 } }, { Array($0.drop { $0 < 3 }) }),
    Rule("prefix", { $0.prefix(3) }, { Array($0.prefix(3)) }),
    Rule("prefix(while:)", { $0.prefix { $0 < 4 } }, { Array($0.prefix { $0 < 4 }) }),
    Rule("scan", { $0.scan(0, +) }, sums),
    Rule("setFailureType", { $0.replaceError(with: 0).setFailureType(to: Broken.self) }, { $0 }),
    Rule("prepend", { $0.prepend(7, 8) }, { [7, 8] + $0 }),
    Rule("handleEvents", { $0.handleEvents() }, { $0 }),
    Rule("catch of no failure", { $0.catch { _ in Fail(error: Broken()) } }, { $0 }),
    Rule(
      "flatMap of one at a time",
      { $0.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher } },
      { $0.flatMap { [$0, -$0] } }
    ),
    Rule("receive on at once", { $0.receive(on: AtOnceScheduler()) }, { $0 }),
    Rule("subscribe on at once", { $0.subscribe(on: AtOnceScheduler()) }, { $0 }),
    Rule(
      "delay by a scheduler without time",
      { $0.delay(for: .seconds(1), scheduler: AtOnceScheduler()) },
      { $0 }
    ),
  ]

  static let answering = [
    Rule("first", { $0.first() }, { Array($0.prefix(1)) }),
    Rule("first(where:)", { $0.first { $0 > 2 } }, { Array($0.filter { $0 > 2 }.prefix(1)) }),
  ]

  @Test(
    "an operator sends what an array would become, and never more than is demanded",
    arguments: passing
  )
  func demanded(rule: Rule) { check(rule, isAnswer: false) }

  @Test(
    "an operator that answers at the end sends one answer, when that is demanded",
    arguments: answering
  )
  func answered(rule: Rule) { check(rule, isAnswer: true) }

  private func check(_ rule: Rule, isAnswer: Bool) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let elements = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in
          Int.random(in: 0...5, using: &random)
        }
      let expected = rule.expected(elements)
      let numbers = Numbers(Publishers.Sequence<[Int], Broken>(sequence: elements))
      let whole = rule.apply(numbers).probe()
      expect(whole.values == expected && whole.completion == .finished, "\(elements)")
      let (isExact, probe) = drip(rule.apply(numbers), expected, &random)
      expect(isExact, "\(elements): \(probe.events)")
    }
  }

  /// Demands a few elements at a time, and tells whether as many came each time, and the end.
  private func drip(
    _ publisher: Numbers,
    _ expected: [Int],
    _ random: inout SplitMix64
  ) -> (isExact: Bool, probe: Probe<Int, Broken>) {
    let probe = publisher.probe(.none)
    var demanded = 0
    var isExact = probe.values.isEmpty
    while demanded < expected.count {
      let more = Int.random(in: 1...3, using: &random)
      demanded += more
      probe.request(.max(more))
      isExact = isExact && probe.values == Array(expected.prefix(demanded))
    }
    // The end needs no demand where it is known; what filters has to look for it.
    if probe.completion == nil { probe.request(.max(1)) }
    return (isExact && probe.values == expected && probe.completion == .finished, probe)
  }

  @Test("what is sent from within an element passes in the order of the calls", arguments: passing)
  func reentrancy(rule: Rule) {
    // Of one publisher at a time it demands the next element when that has ended.
    guard rule.testDescription != "flatMap of one at a time" else { return }
    let subject = PassthroughSubject<Int, Broken>()
    var next = 0
    func sendNext() {
      guard next < 6 else { return }
      next += 1
      subject.send(next - 1)
    }
    let probe = rule.apply(subject.eraseToAnyPublisher())
      .probe { _ in
        sendNext()
        return .none
      }
    while next < 6 { sendNext() }
    subject.send(completion: .finished)
    let sent = rule.testDescription == "prepend" ? Array(2..<6) : Array(0..<6)
    expect(probe.values == rule.expected(sent) && probe.completion == .finished)
  }

  @Test("a failure passes every operator, with what came before it", arguments: passing)
  func failing(rule: Rule) {
    guard
      !["setFailureType", "catch of no failure"]
        .contains(rule.testDescription)
    else { return }
    let subject = PassthroughSubject<Int, Broken>()
    let probe = rule.apply(subject.eraseToAnyPublisher()).probe()
    subject.send(0)
    subject.send(completion: .failure(Broken(number: 3)))
    subject.send(0)
    expectEqual(probe.events.first, .subscription)
    let isShort = rule.testDescription == "prefix"
    if !isShort { expect(probe.completion != nil && probe.completion != .finished) }
    expect(probe.events.filter { if case .completion = $0 { true } else { false } }.count <= 1)
  }

  @Test(
    "cancelling reaches the publisher once, and nothing comes after",
    arguments: passing + answering
  )
  func cancelling(rule: Rule) {
    let source = Source<Int, Broken>()
    let probe = rule.apply(source.eraseToAnyPublisher()).probe()
    guard probe.completion == nil else { return }
    // Whatever is sent first may still come; what is under way has to be dropped.
    probe.cancel()
    probe.cancel()
    let before = probe.events
    source.send(1)
    source.finish()
    expectEqual(probe.events, before)
    if rule.testDescription != "prepend" { expectEqual(source.cancelCount, 1) }
  }
}

private func withoutRepeats(_ elements: [Int]) -> [Int] {
  elements.indices.filter { $0 == 0 || elements[$0] != elements[$0 - 1] }.map { elements[$0] }
}

private func alternating(_ elements: [Int]) -> [Int] {
  elements.indices.filter { $0 == 0 || elements[$0] % 2 != elements[$0 - 1] % 2 }
    .map { elements[$0] }
}

private func sums(_ elements: [Int]) -> [Int] {
  elements.indices.map { elements[...$0].reduce(0, +) }
}
