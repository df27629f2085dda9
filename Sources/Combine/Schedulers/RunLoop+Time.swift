// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop {
  /// A moment as run loops write it.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment.
    public var date: Date

    /// Makes a moment.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The moment after a time.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    /// A length of time in seconds.
    public struct Stride: Hashable, Codable, Sendable {
      /// The length in seconds.
      public var magnitude: TimeInterval

      /// Makes a length of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }
    }
  }
}

extension RunLoop.SchedulerTimeType.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  /// Makes a length of seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  /// Makes a length of seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  /// Makes a length of a number of seconds that a `Double` holds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
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
}

extension RunLoop.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
  /// Seconds and fractions.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  /// Thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(TimeInterval(milliseconds) / 1e3)
  }
  /// Millionths of a second.
  public static func microseconds(_ microseconds: Int) -> Self {
    Self(TimeInterval(microseconds) / 1e6)
  }
  /// Billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> Self {
    Self(TimeInterval(nanoseconds) / 1e9)
  }
}
