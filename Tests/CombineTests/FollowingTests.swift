// SPDX-License-Identifier: Apache-2.0

import Combine
import TestSupport
import Testing

/// Operators that listen to one publisher after another, or share one.
@Suite struct FollowingTests {
  @Test("catch, replaceError and mapError continue or end a failed stream")
  func failures() {
    `catch`()
    replaceError()
    errors()
  }

  /// Catch goes on with another publisher, of which it demands what was not sent yet.
  private func `catch`() {
    let (first, second) = (Source<Int, Broken>(), Source<Int, Never>())
    let probe = first.catch { _ in second }.probe(.max(3))
    first.send(1)
    expect(first.demands == [.max(3)] && second.demands.isEmpty)
    first.finish(.failure(Broken()))
    expectEqual(second.demands, [.max(2)])
    second.send(2)
    second.finish()
    expectEqual(probe.events, [.subscription, .value(1), .value(2), .finished])
  }

  /// ReplaceError ends well with an element, once that is demanded.
  private func replaceError() {
    let source = Source<Int, Broken>()
    let probe = source.replaceError(with: 9).probe(.max(1))
    source.send(1)
    source.finish(.failure(Broken()))
    expectEqual(probe.events, [.subscription, .value(1)])
    probe.request(.max(1))
    expectEqual(probe.events.suffix(2), [.value(9), .finished])
  }

  /// MapError changes the error alone, and a thrown error cancels what comes before.
  private func errors() {
    let source = Source<Int, Broken>()
    let probe = source.mapError { Broken(number: $0.number + 1) }.probe()
    source.finish(.failure(Broken(number: 1)))
    expectEqual(probe.completion, .failure(Broken(number: 2)))

    let other = Source<Int, Never>()
    let failing: (Int) throws -> Int = { throw Broken(number: $0) }
    let thrown = other.tryMap(failing).mapError { $0 as? Broken ?? Broken(number: -1) }.probe()
    other.send(7)
    other.send(8)
    expectEqual(thrown.events, [.subscription, .completion(.failure(Broken(number: 7)))])
    expectEqual(other.cancelCount, 1)
  }

  @Test("publishers send their elements as demanded, to shared or single subscribers")
  func sources() {
    share()
    future()
    deferred()
    simple()
    handleEvents()
  }

  /// Share subscribes once while there are subscribers, and again after the last is gone.
  private func share() {
    let source = Source<Int, Never>()
    let shared = source.share()
    expectEqual(source.subscriberCount, 0)
    let probes = [shared.probe(), shared.probe()]
    source.send(1)
    expect(source.subscriberCount == 1 && probes.allSatisfy { $0.values == [1] })
    probes[0].cancel()
    expectEqual(source.cancelCount, 0)
    probes[1].cancel()
    expectEqual(source.cancelCount, 1)
    let late = shared.probe()
    source.send(2)
    expect(source.subscriberCount == 2 && late.values == [2])
  }

  /// A future begins when it is made, keeps the first result, and gives it to all who demand it.
  private func future() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    expect(promise != nil)
    let (eager, idle) = (future.probe(), future.probe(.none))
    promise?(.success(1))
    promise?(.success(2))
    expectEqual(eager.events, [.subscription, .value(1), .finished])
    expectEqual(idle.events, [.subscription])
    idle.request(.max(1))
    expect(idle.events == eager.events && future.probe().events == eager.events)
    let failed = Future<Int, Broken> { $0(.failure(Broken())) }.probe(.none)
    expectEqual(failed.completion, .failure(Broken()))
  }

  /// A deferred publisher is made for each subscriber.
  private func deferred() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    expectEqual(count, 0)
    expect(deferred.probe().values == [1] && deferred.probe().values == [2])
  }

  /// Just, Empty and Fail send what they hold, as demanded, and end.
  private func simple() {
    let just = Just(1).probe(.none)
    expectEqual(just.events, [.subscription])
    just.request(.max(1))
    expectEqual(just.events, [.subscription, .value(1), .finished])
    expect(Empty<Int, Never>().probe(.none).events == [.subscription, .finished])
    expect(Empty<Int, Never>(completeImmediately: false).probe().events == [.subscription])
    let failed = Event<Int, Broken>.completion(.failure(Broken()))
    expect(Fail<Int, Broken>(error: Broken()).probe(.none).events == [.subscription, failed])
    let none = [Int]().publisher.probe(.none)
    expectEqual(none.events, [.subscription, .finished])
  }

  /// HandleEvents calls its closures before events pass, and for cancellation once.
  private func handleEvents() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let sink =
      subject.handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("output \($0)") },
        receiveCompletion: { _ in log.append("completion") },
        receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("request \($0)") }
      )
      .sink { log.append("value \($0)") }
    subject.send(1)
    sink.cancel()
    sink.cancel()
    subject.send(completion: .finished)
    expectEqual(log, ["subscription", "request unlimited", "output 1", "value 1", "cancel"])
  }
}
