// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import TestSupport
import Testing

/// The documented rules of the two subjects.
@Suite struct SubjectTests {
  typealias Passing = PassthroughSubject<Int, Broken>
  typealias Holding = CurrentValueSubject<Int, Broken>

  @Test("subjects drop or keep elements by demand, and deliver them in order")
  func elements() {
    drops()
    keepsLatest()
    returnedDemand()
    reentrancy()
    threads()
    feeding()
  }

  /// A passthrough subject drops what is sent while there is no subscriber or no demand.
  private func drops() {
    let subject = Passing()
    subject.send(1)
    let probe = subject.probe(.max(1))
    subject.send(2)
    subject.send(3)
    probe.request(.max(2))
    for value in 4...6 { subject.send(value) }
    expectEqual(probe.events, [.subscription, .value(2), .value(4), .value(5)])
  }

  /// A current value subject sends its value first, and keeps the latest for who has no demand.
  private func keepsLatest() {
    let subject = Holding(1)
    let probe = subject.probe(.none)
    expectEqual(probe.events, [.subscription])
    subject.send(2)
    subject.value = 3
    expect(probe.events == [.subscription] && subject.value == 3)
    probe.request(.max(1))
    expectEqual(probe.values, [3])
    probe.request(.max(1))
    expectEqual(probe.values, [3])
    subject.send(4)
    expect(probe.values == [3, 4] && subject.probe().values == [4])
  }

  /// Demand returned with an element adds to what was demanded.
  private func returnedDemand() {
    let subject = Passing()
    let probe = subject.probe(.max(1)) { $0 < 3 ? .max(1) : .none }
    for value in 1...5 { subject.send(value) }
    expectEqual(probe.values, [1, 2, 3])
  }

  @Test("nothing follows a completion or a cancellation")
  func ends() {
    completion()
    cancellation()
    completionFromWithin()
  }

  /// A completion ends all subscribers once, and later ones get it alone, without demand.
  private func completion() {
    let subject = Passing()
    let probes = [subject.probe(), subject.probe(.none)]
    subject.send(completion: .failure(Broken(number: 1)))
    subject.send(completion: .finished)
    subject.send(1)
    let failed = Event<Int, Broken>.completion(.failure(Broken(number: 1)))
    for probe in probes + [subject.probe()] { expectEqual(probe.events, [.subscription, failed]) }

    let holding = Holding(1)
    let waiting = holding.probe(.none)
    holding.send(completion: .finished)
    holding.send(2)
    expectEqual(waiting.events, [.subscription, .finished])
    expect(holding.probe().events == [.subscription, .finished] && holding.value == 1)
  }

  /// Nothing comes after a cancellation, not even when a subscriber cancels another from within.
  private func cancellation() {
    let subject = Passing()
    var second: AnyCancellable?
    var got: [Int] = []
    let first = subject.sink { _ in
    } receiveValue: {
      if $0 == 2 { second?.cancel() }
    }
    second = subject.sink { _ in
    } receiveValue: {
      got.append($0)
    }
    subject.send(1)
    subject.send(2)
    first.cancel()
    subject.send(3)
    subject.send(completion: .finished)
    expectEqual(got, [1])
  }

  /// What is sent from within is delivered at once, and each subscriber gets all in order.
  private func reentrancy() {
    for subject in [Holding(0), Holding(0)] {
      var first: [Int] = []
      var second: [Int] = []
      let cancellables = [
        subject.sink { _ in
        } receiveValue: {
          first.append($0)
          if $0 == 1 { subject.send(2) }
          first.append(-$0)
        },
        subject.sink { _ in
        } receiveValue: {
          second.append($0)
        },
      ]
      subject.send(1)
      expect(first == [0, 0, 1, 2, -2, -1] && second == [0, 1, 2])
      expectEqual(cancellables.count, 2)
    }
  }

  /// A completion sent from within an element ends what comes after it.
  private func completionFromWithin() {
    let subject = Passing()
    let first = Probe<Int, Broken> { _ in
      subject.send(completion: .finished)
      return .none
    }
    subject.subscribe(first)
    subject.send(1)
    subject.send(2)
    expectEqual(first.events, [.subscription, .value(1), .finished])
  }

  /// A subject that is fed demands all once a subscriber demands, a current value subject at once.
  private func feeding() {
    let source = Source<Int, Broken>()
    let subject = Passing()
    let feeding = source.subscribe(subject)
    let idle = subject.probe(.none)
    expect(source.demands.isEmpty)
    let probe = subject.probe(.max(1))
    expectEqual(source.demands, [.unlimited])
    source.send(1)
    expect(probe.values == [1] && idle.values.isEmpty)
    feeding.cancel()
    expectEqual(source.cancelCount, 1)

    let other = Source<Int, Broken>()
    let holding = Holding(0)
    let fed = other.subscribe(holding)
    expectEqual(other.demands, [.unlimited])
    other.send(7)
    other.finish()
    expect(holding.value == 7 && holding.probe().events == [.subscription, .finished])
    fed.cancel()
  }

  /// Sends from many threads reach a subscriber one after the other, none lost and none twice.
  private func threads() {
    let subject = Holding(-1)
    var got: [Int] = []
    var isInside = false
    var overlapCount = 0
    let sink = subject.sink { _ in
    } receiveValue: {
      if isInside { overlapCount += 1 }
      isInside = true
      got.append($0)
      isInside = false
    }
    nonisolated(unsafe) let shared = subject
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for index in 0..<500 { shared.send(worker * 500 + index) }
    }
    expect(overlapCount == 0 && got.sorted() == Array(-1..<2000))
    expectEqual(got.last, subject.value)
    sink.cancel()
  }
}
