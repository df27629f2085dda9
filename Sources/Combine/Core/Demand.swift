// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// How many elements a subscriber asks for: a number, or all there are.
  public struct Demand: Hashable, Sendable, CustomStringConvertible {
    /// The number; the highest stands for all.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// All there are.
    public static let unlimited = Demand(count: .max)

    /// None, the same as `max(0)`.
    public static let none = Demand(count: 0)

    /// At most so many.
    ///
    /// - Parameter value: the number, not negative.
    /// - Returns: the demand.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative; this one is \(value).")
      return Demand(count: UInt(value))
    }

    /// The number, or nil if it is all there are.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    /// The demand as text.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// A number that no finite demand exceeds; beyond it demand is unlimited.
    private init(sum: (partialValue: UInt, overflow: Bool)) {
      self.init(count: sum.overflow || sum.partialValue > UInt(Int.max) ? .max : sum.partialValue)
    }
  }
}

extension Subscribers.Demand {
  /// Both together; a sum that no `Int` holds is unlimited.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(sum: lhs.count.addingReportingOverflow(rhs.count))
  }

  /// Adds to a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// A demand and a number together.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }

  /// Adds a number to a demand.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// A demand several times.
  public static func * (lhs: Self, rhs: Int) -> Self {
    precondition(rhs >= 0, "A demand is not negative; its factor is \(rhs).")
    return Self(sum: lhs.count.multipliedReportingOverflow(by: UInt(rhs)))
  }

  /// Multiplies a demand.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// What is left; of unlimited demand always all, and never less than none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    if rhs == .unlimited { return .none }
    precondition(lhs.count >= rhs.count, "A demand is not negative; here \(rhs) leaves \(lhs).")
    return Self(count: lhs.count - rhs.count)
  }

  /// Takes a demand away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// What is left when a number is taken away.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }

  /// Takes a number away.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand: Comparable {
  /// Whether one demand is less than another; nothing exceeds unlimited.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

extension Subscribers.Demand {
  /// Whether a demand exceeds a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < 0 || lhs.count > UInt(rhs) }

  /// Whether a demand is a number or more.
  public static func >= (lhs: Self, rhs: Int) -> Bool { rhs < 0 || lhs.count >= UInt(rhs) }

  /// Whether a demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }

  /// Whether a demand is a number or less.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Whether a demand is a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether a demand is not a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
}

extension Subscribers.Demand: Codable {
  /// Reads a demand as it was written.
  public init(from decoder: any Decoder) throws {
    self.init(count: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Writes a demand as one number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}
