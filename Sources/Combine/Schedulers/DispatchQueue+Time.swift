// SPDX-License-Identifier: Apache-2.0

public import Dispatch

extension DispatchQueue {
  /// A moment as queues write it.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The time from this moment to another.
    public func distance(to other: Self) -> Stride {
      let (here, there) = (
        Int(clamping: dispatchTime.uptimeNanoseconds),
        Int(clamping: other.dispatchTime.uptimeNanoseconds)
      )
      return .nanoseconds(there - here)
    }

    /// The moment after a time.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    /// Whether both are the same moment.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A length of time as queues count it, in nanoseconds.
    public struct Stride: Hashable, Sendable {
      /// The length in nanoseconds.
      public var magnitude: Int

      fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The length as Dispatch takes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Makes a length; one without end is the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        self =
          switch timeInterval {
          case .seconds(let count): .seconds(count)
          case .milliseconds(let count): .milliseconds(count)
          case .microseconds(let count): .microseconds(count)
          case .nanoseconds(let count): .nanoseconds(count)
          case .never: .nanoseconds(.max)
          @unknown default: .nanoseconds(.max)
          }
      }

      /// So many units of so many nanoseconds, at most the longest there is.
      fileprivate static func length(_ count: Int, of unit: Int) -> Self {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
      }
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable,
  ExpressibleByFloatLiteral
{
  /// Makes a length of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }

  /// Makes a length of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Makes a length of a number of nanoseconds that an `Int` holds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self = .nanoseconds(value)
  }

  /// Whether one length is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude + rhs.magnitude)
  }
  /// What one is longer.
  public static func - (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude - rhs.magnitude)
  }
  /// One several times.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude * rhs.magnitude)
  }
  /// Multiplies a length.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  public static func seconds(_ seconds: Int) -> Self { length(seconds, of: 1_000_000_000) }

  /// Seconds and fractions.
  public static func seconds(_ seconds: Double) -> Self {
    nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  /// Thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    length(milliseconds, of: 1_000_000)
  }

  /// Millionths of a second.
  public static func microseconds(_ microseconds: Int) -> Self { length(microseconds, of: 1_000) }

  /// Billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }
}
