// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A map from the values of an axis to places in a picture.
struct Scale: Equatable {
  enum Kind: Equatable {
    case linear
    case logarithmic
    /// The inverse hyperbolic sine: linear up to a unit around 0, logarithmic far beyond it on both sides.
    case symmetric(unit: Double)
  }

  let kind: Kind
  /// The least and the greatest value that is drawn; positive on a logarithmic scale.
  let domain: ClosedRange<Double>
  /// The places of the domain's ends; the first is the greater on an axis that rises upwards.
  let ends: (first: Double, last: Double)

  static func == (one: Scale, other: Scale) -> Bool {
    one.kind == other.kind && one.domain == other.domain && one.ends == other.ends
  }

  /// Creates a scale; a domain of one value is widened, and one that reaches 0 or infinity is cut.
  init(_ kind: Kind, _ domain: ClosedRange<Double>, from first: Double, to last: Double) {
    var low = min(max(domain.lowerBound, -Self.greatest), Self.greatest)
    var high = min(max(domain.upperBound, -Self.greatest), Self.greatest)
    let magnitude = max(low.magnitude, high.magnitude)
    if kind == .logarithmic {
      low = max(low, high > 0 ? max(high * 1e-12, 1 / Self.greatest) : 1e-12)
      high = max(high, low)
      if high <= low * 1.000_001 { (low, high) = (low / 2, high * 2) }
    } else if high - low <= max(magnitude * 1e-9, 1 / Self.greatest) {
      let room = max(1, magnitude * 1e-6)
      (low, high) = (low - room, high + room)
    }
    self.kind = kind
    self.domain = low...high
    ends = (first, last)
  }

  /// Beyond this and below its inverse, differences and quotients are not finite.
  private static let greatest = 1e300

  /// The place of a value; one outside the domain lies at its end.
  func position(_ value: Double) -> Double {
    let inside = min(max(value, domain.lowerBound), domain.upperBound)
    let share =
      switch kind {
      case .linear: (inside - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
      case .logarithmic:
        log(inside / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
      case .symmetric(let unit):
        (asinh(inside / unit) - asinh(domain.lowerBound / unit))
          / (asinh(domain.upperBound / unit) - asinh(domain.lowerBound / unit))
      }
    return ends.first + share * (ends.last - ends.first)
  }

  /// At most `limit` round values, rising: multiples of 1, 2 or 5, or on a logarithmic scale those of each nth decade.
  func ticks(limit: Int) -> [Double] {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    if case .symmetric(let unit) = kind { return symmetricTicks(unit, limit) }
    guard kind == .logarithmic, high / low >= 8 else { return Self.multiples(low, high, limit) }
    let decades = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
    for steps in [[1.0, 2, 5], [1, 3], [1]] {
      let found = decades.flatMap { decade in steps.map { $0 * pow(10, Double(decade)) } }
        .filter { (low * 0.999_999...high * 1.000_001).contains($0) }
      if found.count <= limit { return found }
    }
    let stride = (decades.count + limit - 1) / max(1, limit)
    return decades.filter { $0.isMultiple(of: stride) }.map { pow(10, Double($0)) }
      .filter { (low...high).contains($0) }
  }

  /// 0, and the unit times powers of ten on both sides of it: each, or every nth, as room demands.
  private func symmetricTicks(_ unit: Double, _ limit: Int) -> [Double] {
    let largest = max(domain.lowerBound.magnitude, domain.upperBound.magnitude)
    let last = max(0, Int(log10(max(1, largest / unit))))
    for step in 1...(last + 1) {
      let powers = stride(from: 0, through: last, by: step).map { unit * pow(10, Double($0)) }
      let found = (powers.reversed().map { -$0 } + [0] + powers).filter(domain.contains)
      if found.count <= limit { return found }
    }
    return [0].filter(domain.contains)
  }

  private static func multiples(_ low: Double, _ high: Double, _ limit: Int) -> [Double] {
    let power = pow(10, log10((high - low) / Double(max(1, limit))).rounded(.down))
    for step in [1.0, 2, 5, 10, 20].map({ $0 * power }) {
      let numbers =
        Int(
          (low / step).rounded(.up)
        )...max(Int((low / step).rounded(.up)), Int((high / step).rounded(.down)))
      if numbers.count <= limit {
        return numbers.map { Double($0) * step }.filter { (low...high).contains($0) }
      }
    }
    return []
  }
}
