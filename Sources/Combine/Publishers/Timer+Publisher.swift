// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
  /// A publisher of the present date at each firing of a timer, once it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let tolerance: TimeInterval?
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>(isDemanded: false)

    fileprivate init(
      interval: TimeInterval,
      tolerance: TimeInterval?,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subscribers.attach(subscriber, .drop)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subscribers = subscribers
      // Foundation's `Timer(timeInterval:)` fires at once on Linux.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
        subscribers.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
