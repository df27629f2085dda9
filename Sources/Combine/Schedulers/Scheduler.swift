// SPDX-License-Identifier: Apache-2.0

/// A length of time that can be made of seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ seconds: Int) -> Self
  /// Seconds and fractions.
  static func seconds(_ seconds: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// What decides when and where a closure runs.
public protocol Scheduler<SchedulerTimeType> {
  /// How it writes moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else can be said of a closure.
  associatedtype SchedulerOptions

  /// This moment.
  var now: SchedulerTimeType { get }
  /// How exact it is at best.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a moment or later.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Runs a closure at a moment and again after each interval.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a moment or later.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a moment or a little later.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a moment and again after each interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}
