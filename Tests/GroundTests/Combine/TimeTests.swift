// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Combine
import TestSupport
import Testing

/// Operators that wait, held against naive models over random traces in virtual time.
@Suite struct TimeTests {
  typealias Subject = PassthroughSubject<Int, Broken>

  private struct Stamped: Equatable, CustomStringConvertible {
    let time: Int
    let value: Int
    var description: String { "\(value)@\(time)" }
  }

  /// Elements at times that often meet the end of a pause, which then comes first.
  private func trace(seed: UInt64) -> [Stamped] {
    var random = SplitMix64(seed: seed)
    var time = 1
    return (0..<25)
      .map { step in
        time += 2 * Int.random(in: 0...6, using: &random)
        return Stamped(time: time, value: step)
      }
  }

  /// What comes of a trace in virtual time, each element with its time.
  private func play<P: Publisher<Int, Broken>>(
    _ trace: [Stamped],
    _ make: (Subject, VirtualScheduler) -> P
  ) -> [Stamped] {
    let scheduler = VirtualScheduler()
    let subject = Subject()
    var got: [Stamped] = []
    let sink = make(subject, scheduler)
      .sink { _ in
      } receiveValue: {
        got.append(Stamped(time: scheduler.now.time, value: $0))
      }
    for event in trace {
      scheduler.run(until: event.time)
      subject.send(event.value)
    }
    scheduler.run(until: 1_000_000)
    sink.cancel()
    return got
  }

  @Test("debounce and delay equal their models, and end as documented")
  func models() {
    debounce()
    delay()
    ends()
  }

  /// Debounce sends an element when no other has come for the time that it waits.
  private func debounce() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let trace = trace(seed: seed)
      var expected: [Stamped] = []
      for (index, event) in trace.enumerated() {
        let next = index + 1 < trace.count ? trace[index + 1].time : Int.max
        if next - event.time >= 6 {
          expected.append(Stamped(time: event.time + 6, value: event.value))
        }
      }
      let found = play(trace) { $0.debounce(for: 6, scheduler: $1) }
      expectEqual(found, expected, "seed \(seed)")
    }
  }

  @Test(
    "throttle sends at once, then one an interval at most: the latest or the first of it",
    arguments: [true, false]
  )
  func throttle(latest: Bool) {
    for seed in 1...100 as ClosedRange<UInt64> {
      let trace = trace(seed: seed)
      var expected: [Stamped] = []
      var index = 0
      var end = -1
      while index < trace.count {
        if trace[index].time >= end {
          expected.append(trace[index])
          end = trace[index].time + 10
          index += 1
          continue
        }
        var within: [Stamped] = []
        while index < trace.count, trace[index].time < end {
          within.append(trace[index])
          index += 1
        }
        guard let sent = latest ? within.last : within.first else { break }
        expected.append(Stamped(time: end, value: sent.value))
        end += 10
      }
      let found = play(trace) { $0.throttle(for: 10, scheduler: $1, latest: latest) }
      expectEqual(found, expected, "seed \(seed)")
    }
  }

  /// Delay sends each element so much later, in order.
  private func delay() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let trace = trace(seed: seed)
      let found = play(trace) { $0.delay(for: 5, scheduler: $1) }
      expectEqual(found, trace.map { Stamped(time: $0.time + 5, value: $0.value) }, "seed \(seed)")
    }
  }

  /// What waits in debounce when the stream ends is lost, in throttle it comes before the end.
  private func ends() {
    let scheduler = VirtualScheduler()
    let subject = Subject()
    let debounced = subject.debounce(for: 5, scheduler: scheduler).probe()
    let throttled = subject.throttle(for: 5, scheduler: scheduler, latest: true).probe()
    let delayed = subject.delay(for: 5, scheduler: scheduler).probe()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(Broken()))
    expect(debounced.completion == nil && throttled.values.isEmpty)
    scheduler.run(until: 0)
    expect(debounced.values.isEmpty && debounced.completion == .failure(Broken()))
    expect(throttled.values == [1, 2] && throttled.completion == .failure(Broken()))
    expectEqual(delayed.events, [.subscription])
    scheduler.run(until: 5)
    expect(delayed.values == [1, 2] && delayed.completion == .failure(Broken()))
  }

  @Test(
    "receive(on:) and subscribe(on:) deliver on the scheduler, and nothing after a cancellation"
  )
  func places() {
    cancellation()
    receiveOn()
    subscribeOn()
  }

  /// Nothing comes from a scheduler after a cancellation.
  private func cancellation() {
    let scheduler = VirtualScheduler()
    let subject = Subject()
    let probes = [
      subject.debounce(for: 5, scheduler: scheduler).probe(),
      subject.throttle(for: 5, scheduler: scheduler, latest: true).probe(),
      subject.delay(for: 5, scheduler: scheduler).probe(),
      subject.receive(on: scheduler).probe(),
    ]
    subject.send(1)
    for probe in probes { probe.cancel() }
    subject.send(2)
    scheduler.run(until: 100)
    for probe in probes { expectEqual(probe.events, [.subscription]) }
  }

  /// Receive(on:) delivers elements and the end on the scheduler, the subscription at once.
  private func receiveOn() {
    let scheduler = VirtualScheduler()
    let probe = [1, 2].publisher.receive(on: scheduler).probe(.max(1)) { _ in .max(1) }
    expectEqual(probe.events, [.subscription])
    scheduler.run(until: 0)
    expectEqual(probe.events, [.subscription, .value(1), .value(2), .finished])
  }

  /// Subscribe(on:) subscribes, demands and cancels on the scheduler.
  private func subscribeOn() {
    let scheduler = VirtualScheduler()
    let source = Source<Int, Never>()
    let probe = source.subscribe(on: scheduler).probe(.max(2))
    expectEqual(source.subscriberCount, 0)
    scheduler.run(until: 0)
    expect(source.subscriberCount == 1 && source.demands == [.max(2)])
    source.send(1)
    expectEqual(probe.values, [1])
    probe.cancel()
    expectEqual(source.cancelCount, 0)
    scheduler.run(until: 0)
    expectEqual(source.cancelCount, 1)
  }
}
