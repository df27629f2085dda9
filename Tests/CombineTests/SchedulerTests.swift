// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import TestSupport
import Testing

/// The schedulers of Dispatch and Foundation, and publishers of Foundation's.
@Suite struct SchedulerTests {
  typealias QueueTime = DispatchQueue.SchedulerTimeType
  typealias LoopTime = RunLoop.SchedulerTimeType

  @Test("lengths and moments of schedulers convert exactly")
  func times() {
    lengths()
    moments()
  }

  /// A length of time is the same in each unit, and a bare number counts seconds.
  private func lengths() {
    let queue: [QueueTime.Stride] = [
      2, 2.0, .seconds(2), .seconds(2.0), .milliseconds(2_000), .microseconds(2_000_000),
      .nanoseconds(2_000_000_000), .init(.seconds(2)), 1 + 1, 3 - 1,
    ]
    expectEqual(Set(queue.map(\.magnitude)), [2_000_000_000])
    let loop: [LoopTime.Stride] = [
      2, 2.0, .seconds(2), .seconds(2.0), .milliseconds(2_000), .microseconds(2_000_000),
      .nanoseconds(2_000_000_000), 1 + 1, 3 - 1,
    ]
    expectEqual(Set(loop.map(\.magnitude)), [2])
    expectEqual(QueueTime.Stride.seconds(Int.max).magnitude, Int.max)
    expectEqual(QueueTime.Stride(.never).magnitude, Int.max)
    expect(QueueTime.Stride(0.5) < 1 && LoopTime.Stride(0.5) < 1)
  }

  /// A moment after a length is that far away.
  private func moments() {
    let start = QueueTime(DispatchTime(uptimeNanoseconds: 1_000))
    expectEqual(start.distance(to: start.advanced(by: .nanoseconds(500))), .nanoseconds(500))
    expectEqual(start.advanced(by: .nanoseconds(500)).distance(to: start), .nanoseconds(-500))
    let date = LoopTime(Date(timeIntervalSinceReferenceDate: 0))
    expectEqual(date.distance(to: date.advanced(by: 1.5)), 1.5)
  }

  @Test("elements reach queues in order, late by the delay")
  func queues() async {
    await queue()
    await concurrentQueue()
    await operations()
    await delayed()
    await repeating()
  }

  /// Elements reach a queue in order, and what it delivers comes from there alone.
  private func queue() async {
    let queue = DispatchQueue(label: "delivery")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let places = (0..<200).publisher.receive(on: queue)
      .map {
        DispatchQueue.getSpecific(key: key) == true ? $0 : -1
      }
    await expectEqual(places.all(), Array(0..<200))
  }

  /// Elements keep their order and never overlap on a queue that works at several at once.
  private func concurrentQueue() async {
    let elements = (0..<2_000).publisher.receive(on: DispatchQueue.global())
    await expectEqual(elements.all(), Array(0..<2_000))
  }

  /// Elements reach an operation queue in order, also one that works at several at once.
  private func operations() async {
    let elements = (0..<200).publisher.receive(on: OperationQueue())
    await expectEqual(elements.all(), Array(0..<200))
  }

  /// Elements that are delayed on a real queue come in order, each after its time.
  private func delayed() async {
    let start = DispatchTime.now()
    let elements = (0..<20).publisher
      .delay(for: .milliseconds(3), scheduler: DispatchQueue.global())
    await expectEqual(elements.all(), Array(0..<20))
    expect(DispatchTime.now() >= start + .milliseconds(3))
  }

  /// What repeats on a queue goes on until it is cancelled.
  private func repeating() async {
    let queue = DispatchQueue(label: "repeating")
    let ticks = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var count = 0
    let repeating = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      count += 1
      ticks.send(count)
    }
    await expectEqual(ticks.prefix(3).all().count, 3)
    repeating.cancel()
    let stopped = queue.sync { count }
    expect(stopped >= 3)
  }

  @Test("a publisher of notifications sends those of its name and object, until it is cancelled")
  func notifications() {
    final class Poster: NSObject {}
    let center = NotificationCenter()
    let (name, other) = (Notification.Name("a"), Notification.Name("b"))
    let (poster, stranger) = (Poster(), Poster())
    var all = 0
    var own = 0
    let sinks = [
      center.publisher(for: name).sink { _ in all += 1 },
      center.publisher(for: name, object: poster).sink { _ in own += 1 },
    ]
    center.post(name: name, object: poster)
    center.post(name: name, object: stranger)
    center.post(name: other, object: poster)
    expect(all == 2 && own == 1)
    for sink in sinks { sink.cancel() }
    center.post(name: name, object: poster)
    expect(all == 2 && own == 1)
  }

}

extension Publisher where Failure == Never {
  /// All elements, once the end has come from wherever it comes.
  fileprivate func all() async -> [Output] {
    nonisolated(unsafe) var got: [Output] = []
    nonisolated(unsafe) var sink: AnyCancellable?
    await withCheckedContinuation { done in
      sink = self.sink { _ in
        done.resume()
      } receiveValue: {
        got.append($0)
      }
    }
    sink?.cancel()
    return got
  }
}
