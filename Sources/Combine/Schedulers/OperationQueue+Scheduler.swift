// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OperationQueue: Scheduler {
  /// An operation queue is told nothing else of a closure.
  public struct SchedulerOptions {}
  /// A moment as run loops write it too.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation that runs a closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds an operation when a moment has come.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    Self.clock.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action() }
    }
  }

  /// Adds an operation when a moment has come and again after each interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let start = Self.clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
    return Self.clock.schedule(
      after: start,
      interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval),
      options: nil
    ) { self.addOperation { action() } }
  }

  /// The queue that waits, which takes no time of the operations'.
  private static let clock = DispatchQueue.global()
}
