// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers as people read them: three digits that count and the unit that fits.
enum HumanFigure {
  /// Writes a value in its unit.
  static func text(_ value: Double, _ unit: Unit) -> String {
    switch unit {
    case .nanoseconds:
      scaled(value, [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")])
    case .bytes:
      scaled(value, [(1e9, "GB"), (1e6, "MB"), (1e3, "kB"), (1, "B")])
    case .ratio: String(format: "%.3f ×", value)
    case .count: value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }
  }

  /// Writes how often one value goes into another.
  static func multiple(_ value: Double) -> String {
    value >= 9.995 ? String(format: "%.0f ×", value) : String(format: "%.2f ×", shown(value))
  }

  /// The value as two decimals show it, where those are a zero: without the sign of a lost rest.
  private static func shown(_ value: Double) -> Double {
    abs(value) < 0.005 ? 0 : value
  }

  private static func scaled(_ value: Double, _ steps: [(factor: Double, unit: String)]) -> String {
    let step = steps.first { value >= $0.factor } ?? steps[steps.count - 1]
    let shown = shown(value / step.factor)
    let format = shown >= 99.95 ? "%.0f" : shown >= 9.995 ? "%.1f" : "%.2f"
    let isWhole = shown == shown.rounded()
    return "\(isWhole ? String(Int(shown)) : String(format: format, shown)) \(step.unit)"
  }
}
