// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Timer {
  /// A publisher of the present date at each firing of a timer, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two firings.
  ///   - tolerance: how much later each may be.
  ///   - runLoop: where the timer runs.
  ///   - mode: in which mode of the run loop.
  ///   - options: what else the run loop is told.
  /// - Returns: a publisher to be connected, by `autoconnect()` as a rule.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// A publisher of the present date at each firing of a timer.
  public final class TimerPublisher: ConnectablePublisher {
    /// It publishes dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The seconds between two firings.
    public let interval: TimeInterval
    /// How much later each may be.
    public let tolerance: TimeInterval?
    /// Where the timer runs.
    public let runLoop: RunLoop
    /// In which mode of the run loop.
    public let mode: RunLoop.Mode
    /// What else the run loop is told.
    public let options: RunLoop.SchedulerOptions?

    private let subscribers = SubscriberList<Date, Never>(isDemanded: false)

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - interval: the seconds between two firings.
    ///   - tolerance: how much later each may be.
    ///   - runLoop: where the timer runs.
    ///   - mode: in which mode of the run loop.
    ///   - options: what else the run loop is told.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber, which gets dates while it has demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subscribers.attach(subscriber, .drop)
    }

    /// Starts a timer, which runs until what is returned is cancelled.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subscribers = subscribers
      // `Timer(timeInterval:)` of Foundation on Linux fires at once; this one says when.
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
