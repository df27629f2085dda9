// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OperationQueue: Scheduler {
  public struct SchedulerOptions {}
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

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

  /// The queue that waits in place of the operations.
  private static let clock = DispatchQueue.global()
}
