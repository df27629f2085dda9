// SPDX-License-Identifier: Apache-2.0

/// A scheduler that runs each closure at once; moments mean nothing to it.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// It has no options.
  public typealias SchedulerOptions = Never

  /// The only scheduler of its kind.
  public static let shared = ImmediateScheduler()

  /// The only moment it knows.
  public let now = SchedulerTimeType()
  /// None.
  public let minimumTolerance = SchedulerTimeType.Stride(0)

  private init() {}

  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and not again.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler {
  /// The only moment there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Makes the moment.
    fileprivate init() {}

    /// Always none.
    public func distance(to other: Self) -> Stride { Stride(0) }

    /// The same moment.
    public func advanced(by n: Stride) -> Self { self }

    /// A length of time, which is not waited for.
    public struct Stride: Sendable {
      /// The length, in whatever unit it was written.
      public var magnitude: Int

      /// Makes a length.
      public init(_ value: Int) { magnitude = value }
    }
  }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
{
  /// Makes a length of a number in a program.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Makes a length of a number in a program.
  public init(floatLiteral value: Double) { self.init(Int(value)) }

  /// Makes a length of a number that an `Int` holds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(value)
  }

  /// Whether one length is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// What one is longer.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// One several times.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Multiplies a length.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// A length that is not waited for.
  public static func seconds(_ seconds: Int) -> Self { Self(0) }
  /// A length that is not waited for.
  public static func seconds(_ seconds: Double) -> Self { Self(0) }
  /// A length that is not waited for.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(0) }
  /// A length that is not waited for.
  public static func microseconds(_ microseconds: Int) -> Self { Self(0) }
  /// A length that is not waited for.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(0) }
}
