// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Combine
import TestSupport
import Testing

/// Operators with several publishers before them, held against naive models over random traces.
@Suite struct CombiningTests {
  /// One call on one of the subjects.
  private struct Act {
    let place: Int
    /// nil is a completion.
    let value: Int?
    var fails = false
  }

  private enum End: Equatable { case open, finished, failed }

  /// Calls on several subjects, after whose completions they say nothing more that counts.
  private func trace(_ count: Int, seed: UInt64) -> [Act] {
    var random = SplitMix64(seed: seed)
    return (0..<30)
      .map { step in
        let place = Int.random(in: 0..<count, using: &random)
        let roll = Int.random(in: 0..<100, using: &random)
        if roll < 8 { return Act(place: place, value: nil, fails: false) }
        if roll < 9 { return Act(place: place, value: nil, fails: true) }
        return Act(place: place, value: step)
      }
  }

  /// What a model makes of a trace: what it sends, and how it ends.
  private func model(
    _ acts: [Act],
    _ count: Int,
    value: (Int, Int) -> [[Int]],
    isOver: ([Bool]) -> Bool
  ) -> ([[Int]], End) {
    var isOpen = [Bool](repeating: true, count: count)
    var sent: [[Int]] = []
    for act in acts where isOpen[act.place] {
      if let number = act.value { sent += value(act.place, number) }
      if act.value == nil { isOpen[act.place] = false }
      if act.fails { return (sent, .failed) }
      if isOver(isOpen) { return (sent, .finished) }
    }
    return (sent, .open)
  }

  /// What a publisher made of subjects sends when these are called.
  private func play<P: Publisher>(
    _ acts: [Act],
    _ count: Int,
    _ make: ([PassthroughSubject<Int, Broken>]) -> P
  ) -> ([[Int]], End) where P.Output == [Int], P.Failure == Broken {
    let subjects = (0..<count).map { _ in PassthroughSubject<Int, Broken>() }
    let probe = make(subjects).probe()
    for act in acts {
      if let value = act.value {
        subjects[act.place].send(value)
      } else {
        subjects[act.place].send(completion: act.fails ? .failure(Broken()) : .finished)
      }
    }
    switch probe.completion {
    case nil: return (probe.values, .open)
    case .finished: return (probe.values, .finished)
    case .failure: return (probe.values, .failed)
    }
  }

  @Test("merge, combineLatest, zip and switchToLatest equal their models")
  func models() {
    merge()
    combineLatest()
    zip()
    switchToLatest()
  }

  /// Merge sends elements as they come, ends when all have, and fails with the first failure.
  private func merge() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let acts = trace(3, seed: seed)
      let expected = model(acts, 3, value: { [[$1]] }, isOver: { !$0.contains(true) })
      let three = play(acts, 3) { $0[0].merge(with: $0[1], $0[2]).map { [$0] } }
      let many = play(acts, 3) { Publishers.MergeMany($0).map { [$0] } }
      expect(three == expected && many == expected, "seed \(seed)")
    }
  }

  /// CombineLatest sends the latest of all whenever one comes, once each has one.
  private func combineLatest() {
    for seed in 1...60 as ClosedRange<UInt64> {
      for count in 2...3 {
        let acts = trace(count, seed: seed)
        var latest = [Int?](repeating: nil, count: count)
        let expected = model(
          acts,
          count,
          value: {
            latest[$0] = $1
            return latest.contains(nil) ? [] : [latest.compactMap { $0 }]
          },
          isOver: { !$0.contains(true) }
        )
        let found = play(acts, count) { subjects -> AnyPublisher<[Int], Broken> in
          let (a, b) = (subjects[0], subjects[1])
          return switch count {
          case 2: a.combineLatest(b) { [$0, $1] }.eraseToAnyPublisher()
          default: a.combineLatest(b, subjects[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
          }
        }
        expect(found == expected, "seed \(seed), \(count)")
      }
    }
  }

  /// Zip sends the oldest of each together, and ends when no further pair can come.
  private func zip() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let acts = trace(2, seed: seed)
      var waiting: [[Int]] = [[], []]
      let expected = model(
        acts,
        2,
        value: { place, value in
          waiting[place].append(value)
          guard let a = waiting[0].first, let b = waiting[1].first else { return [] }
          waiting = waiting.map { Array($0.dropFirst()) }
          return [[a, b]]
        },
        isOver: { isOpen in
          (0..<2).contains { !isOpen[$0] && waiting[$0].isEmpty }
        }
      )
      let found = play(acts, 2) { $0[0].zip($0[1]) { [$0, $1] } }
      expect(found == expected, "seed \(seed)")
    }
  }

  /// SwitchToLatest sends what the latest publisher sends, and ends with it and the outer one.
  private func switchToLatest() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let inner = (0..<4).map { _ in PassthroughSubject<Int, Broken>() }
      let outer = PassthroughSubject<PassthroughSubject<Int, Broken>, Broken>()
      let probe = outer.switchToLatest().probe()
      var (current, isOuterOpen, isDone) = (-1, true, [false, false, false, false])
      var expected: [Int] = []
      for step in 0..<40 {
        let place = Int.random(in: 0..<4, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<4:
          outer.send(inner[place])
          if isOuterOpen { current = place }
        case 4:
          inner[place].send(completion: .finished)
          isDone[place] = true
        case 5:
          outer.send(completion: .finished)
          isOuterOpen = false
        default:
          inner[place].send(step)
          if place == current, !isDone[place] { expected.append(step) }
        }
        let isOver = !isOuterOpen && (current < 0 || isDone[current])
        expectEqual((probe.completion == .finished), isOver, "seed \(seed), step \(step)")
        if isOver { break }
      }
      expectEqual(probe.values, expected, "seed \(seed)")
    }
  }

  @Test("flatMap, merge and combineLatest pass limited demand, and a failure cancels the others")
  func demands() {
    flatMap()
    limitedDemand()
    latestDemand()
    failureCancels()
  }

  /// FlatMap listens to no more publishers at once than it may, and takes the next when one ends.
  private func flatMap() {
    let outer = Source<Int, Never>()
    let inner = (0..<3).map { _ in Source<Int, Never>() }
    let probe = outer.flatMap(maxPublishers: .max(2)) { inner[$0] }.probe()
    expectEqual(outer.demands, [.max(2)])
    outer.send(0)
    outer.send(1)
    inner[1].send(10)
    inner[0].send(20)
    expect(probe.values == [10, 20] && outer.demands == [.max(2)])
    inner[0].finish()
    expectEqual(outer.demands, [.max(2), .max(1)])
    outer.send(2)
    outer.finish()
    inner[1].finish()
    inner[2].send(30)
    expect(probe.completion == nil)
    inner[2].finish()
    expect(probe.values == [10, 20, 30] && probe.completion == .finished)
  }

  /// Merge and flatMap demand one element at a time of each while demand has a limit.
  private func limitedDemand() {
    let sources = (0..<2).map { _ in Source<Int, Never>() }
    let probe = sources[0].merge(with: sources[1]).probe(.max(1))
    expectEqual(sources.map(\.demands), [[.max(1)], [.max(1)]])
    sources[0].send(1)
    sources[1].send(2)
    expect(probe.values == [1] && sources.map(\.demands.count) == [2, 1])
    probe.request(.max(1))
    expect(probe.values == [1, 2] && sources.map(\.demands.count) == [2, 2])
    sources[0].send(3)
    for source in sources { source.finish() }
    expect(probe.completion == nil)
    probe.request(.max(1))
    expectEqual(probe.events.suffix(2), [.value(3), .finished])
  }

  /// CombineLatest passes demand to each publisher, and drops all but the latest without it.
  private func latestDemand() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let probe = a.combineLatest(b) { [$0, $1] }.probe(.max(1))
    expect(a.demands == [.max(1)] && b.demands == [.max(1)])
    a.send(1)
    b.send(2)
    b.send(3)
    b.send(4)
    expectEqual(probe.values, [[1, 2]])
    probe.request(.max(2))
    expect(probe.values == [[1, 2], [1, 4]] && a.demands == [.max(1), .max(2)])
    probe.cancel()
    expect(a.cancelCount == 1 && b.cancelCount == 1)
  }

  /// A failure of one cancels the others.
  private func failureCancels() {
    let (a, b) = (Source<Int, Broken>(), Source<Int, Broken>())
    let probes = [a.merge(with: b).probe()]
    a.finish(.failure(Broken(number: 1)))
    expect(b.cancelCount == 1 && probes[0].completion == .failure(Broken(number: 1)))
    let (c, d) = (Source<Int, Broken>(), Source<Int, Broken>())
    let pair = c.zip(d) { $0 + $1 }.probe()
    d.finish(.failure(Broken(number: 2)))
    expect(c.cancelCount == 1 && pair.completion == .failure(Broken(number: 2)))
  }
}
