// SPDX-License-Identifier: Apache-2.0

public import Dispatch

extension DispatchQueue {
  /// A moment on the clock of queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (here, there) = (
        Int(clamping: dispatchTime.uptimeNanoseconds),
        Int(clamping: other.dispatchTime.uptimeNanoseconds)
      )
      return .nanoseconds(there - here)
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public struct Stride: Hashable, Sendable {
      public var magnitude: Int

      fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a length; `never` is the greatest.
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

      /// Returns a length in units of nanoseconds, clamped to the greatest.
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
  public init(integerLiteral value: Int) { self = .seconds(value) }

  public init(floatLiteral value: Double) { self = .seconds(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self = .nanoseconds(value)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude + rhs.magnitude)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude - rhs.magnitude)
  }
  public static func * (lhs: Self, rhs: Self) -> Self {
    .nanoseconds(lhs.magnitude * rhs.magnitude)
  }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> Self { length(seconds, of: 1_000_000_000) }

  public static func seconds(_ seconds: Double) -> Self {
    nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  public static func milliseconds(_ milliseconds: Int) -> Self {
    length(milliseconds, of: 1_000_000)
  }

  public static func microseconds(_ microseconds: Int) -> Self { length(microseconds, of: 1_000) }

  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }
}
