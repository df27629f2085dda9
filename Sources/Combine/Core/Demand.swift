// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// The number of elements that a subscriber requests, or unlimited.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; the highest means unlimited.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    public static let unlimited = Demand(count: .max)

    public static let none = Demand(count: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative; this one is \(value).")
      return Demand(count: UInt(value))
    }

    /// Nil if unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum; one that no `Int` holds is unlimited.
    public static func + (lhs: Self, rhs: Self) -> Self {
      let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
      return Self(count: overflow || sum > UInt(Int.max) ? .max : sum)
    }

    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Returns the remainder; of unlimited demand all remains, and never less than none.
    public static func - (lhs: Self, rhs: Self) -> Self {
      if lhs == .unlimited { return .unlimited }
      if rhs == .unlimited { return .none }
      precondition(lhs.count >= rhs.count, "A demand is not negative; here \(rhs) leaves \(lhs).")
      return Self(count: lhs.count - rhs.count)
    }

    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + .max(rhs) }

    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - .max(rhs) }

    /// Returns true if one demand is less than another; nothing exceeds unlimited.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  }
}
