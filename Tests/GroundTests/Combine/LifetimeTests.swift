// SPDX-License-Identifier: Apache-2.0

import Combine
import TestSupport
import Testing

private final class Target {
  var text: String?
  var number = 0
  var log: [Int] = []
}

/// Who keeps what alive, and what goes when.
@Suite struct LifetimeTests {
  @Test("a subscription lasts while its cancellable is kept, and is cancelled once")
  func cancellables() {
    kept()
    once()
    cancelFromWithin()
  }

  /// A subscription lasts while its cancellable is kept, in a variable, a set or an array.
  private func kept() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    do {
      let sink = subject.sink { got.append($0) }
      subject.send(1)
      withExtendedLifetime(sink) {}
    }
    subject.send(2)
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { got.append($0 * 10) }.store(in: &set)
    subject.sink { got.append($0 * 100) }.store(in: &array)
    subject.send(3)
    set.removeAll()
    subject.send(4)
    array.removeAll()
    subject.send(5)
    expectEqual(got, [1, 30, 300, 400])
  }

  /// A cancellable calls its closure once, when it is cancelled or when it goes.
  private func once() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable?.cancel()
    cancellable = nil
    expectEqual(count, 1)
    cancellable = AnyCancellable { count += 1 }
    cancellable = nil
    expectEqual(count, 2)
  }

  @Test("what a subscriber holds goes at the end and at a cancellation", arguments: [true, false])
  func freed(byEnd: Bool) {
    let subject = CurrentValueSubject<Int, Never>(0)
    weak var gone: Target?
    var sinks: Set<AnyCancellable> = []
    do {
      let target = Target()
      gone = target
      let other = PassthroughSubject<Int, Never>()
      subject.map { $0 + 1 }.filter { $0 > 0 }.combineLatest(other.merge(with: Just(1))) { $0 + $1 }
        .removeDuplicates().scan(0, +).flatMap { Just($0) }.prefix(10).share()
        .handleEvents(receiveOutput: { target.log.append($0) })
        .sink { target.log.append($0) }.store(in: &sinks)
      subject.debounce(for: 1, scheduler: VirtualScheduler()).sink { target.log.append($0) }
        .store(in: &sinks)
      subject.assign(to: \.number, on: target).store(in: &sinks)
      subject.send(1)
      expect(target.number == 1 && !target.log.isEmpty)
      if byEnd { other.send(completion: .finished) }
    }
    expect(gone != nil)
    if byEnd { subject.send(completion: .finished) } else { sinks.removeAll() }
    expect((gone == nil) || byEnd)
    sinks.removeAll()
    expect(gone == nil)
  }

  @Test("assign and sink keep one subscription, and release their objects at the end")
  func subscribers() {
    assign()
    second()
    erasing()
  }

  /// Assign writes each element to a property, and holds the object until the end.
  private func assign() {
    let subject = PassthroughSubject<String?, Never>()
    weak var gone: Target?
    var cancellable: AnyCancellable?
    do {
      let target = Target()
      gone = target
      cancellable = subject.assign(to: \.text, on: target)
      subject.send("a")
      expectEqual(target.text, "a")
    }
    expect(gone != nil)
    subject.send(completion: .finished)
    expect(gone == nil)
    cancellable?.cancel()
  }

  private func second() {
    let (first, other) = (Source<Int, Never>(), Source<Int, Never>())
    var got: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { got.append($0) }
    first.subscribe(sink)
    other.subscribe(sink)
    expect(first.demands == [.unlimited] && other.demands.isEmpty && other.cancelCount == 1)
    first.send(1)
    expectEqual(got, [1])
    sink.cancel()
  }

  /// A subscriber may cancel itself within an element, and its objects may go there.
  private func cancelFromWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.map { $0 }
      .sink {
        got.append($0)
        cancellables.removeAll()
      }
      .store(in: &cancellables)
    subject.send(1)
    subject.send(2)
    expectEqual(got, [1])
  }

  /// An erased publisher of an erased publisher sends the same events.
  private func erasing() {
    let probe = Probe<Int, Never>()
    Just(1).eraseToAnyPublisher().eraseToAnyPublisher().subscribe(probe)
    expectEqual(probe.events, [.subscription, .value(1), .finished])
    expect(CombineIdentifier() != CombineIdentifier())
  }
}
