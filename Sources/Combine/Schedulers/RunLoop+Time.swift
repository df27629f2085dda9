// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop {
  /// A moment on the clock of run loops.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    public struct Stride: Hashable, Codable, Sendable {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      public var timeInterval: TimeInterval { magnitude }
    }
  }
}

extension RunLoop.SchedulerTimeType.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  public init(floatLiteral value: TimeInterval) { self.init(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension RunLoop.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(TimeInterval(milliseconds) / 1e3)
  }
  public static func microseconds(_ microseconds: Int) -> Self {
    Self(TimeInterval(microseconds) / 1e6)
  }
  public static func nanoseconds(_ nanoseconds: Int) -> Self {
    Self(TimeInterval(nanoseconds) / 1e9)
  }
}
