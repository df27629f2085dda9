// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop: Scheduler {
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in a later pass of the run loop in its default mode, after all scheduled before it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard self === RunLoop.main else { return perform(inModes: [.default]) { action() } }
    // A run loop reveals its timers but not the work of `perform`, and drains of the main thread's work between
    // frames depend on that.
    MainLoopWork.add { action() }
    add(
      Timer(fire: Date(), interval: 0, repeats: false) { _ in MainLoopWork.run() },
      forMode: .default
    )
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

/// Work scheduled on the main run loop in order, with a timer for each.
private enum MainLoopWork {
  private static let lock = Lock()
  nonisolated(unsafe) private static var waiting: [() -> Void] = []

  static func add(_ action: @escaping () -> Void) { lock.locked { waiting.append(action) } }

  /// Runs the oldest work, whichever timer comes first.
  static func run() { lock.locked { waiting.isEmpty ? nil : waiting.removeFirst() }?() }
}
