// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics
internal import Foundation

/// Writes figures as people read them: three significant digits, a unit, separated thousands.
struct FigureFormat {
  let typography: Typography

  init(typography: Typography) { self.typography = typography }

  init(_ options: ReportOptions) { typography = Typography(options) }

  /// `100,000`.
  func count(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return value < 0 ? "-" + text : text
  }

  /// `1 case`, `1,000 cases`.
  func counted(_ value: Int, _ noun: String) -> String {
    count(value) + " " + noun + (value == 1 ? "" : "s")
  }

  /// A count that fits ten columns: from a hundred million on in millions and more.
  func shortCount(_ value: Int) -> String {
    guard value.magnitude >= 100_000_000 else { return count(value) }
    return scaled(Double(value), units: [(1e6, "M"), (1e9, "G"), (1e12, "T")])
  }

  /// A measured time; below a microsecond in whole nanoseconds, as the clock gave it.
  func nanoseconds(_ value: Int, digits: Int = 3) -> String {
    value.magnitude < 1000 ? "\(value) ns" : nanoseconds(Double(value), digits: digits)
  }

  /// A computed time: `22.5 ns`, `1.24 µs`, `16.7 ms`, `1,020 s`.
  func nanoseconds(_ value: Double, digits: Int = 3) -> String {
    let units = TimeUnit.allCases.map { (size: Double($0.rawValue), name: symbol($0)) }
    return scaled(value, units: units, digits: digits)
  }

  func symbol(_ unit: TimeUnit) -> String {
    switch unit {
    case .nanosecond: "ns"
    case .microsecond: "\(typography.micro)s"
    case .millisecond: "ms"
    case .second: "s"
    }
  }

  /// A measured time in the unit of its column; from a hundred thousand on with a unit of its own.
  func nanoseconds(_ value: Int, in unit: TimeUnit) -> String {
    if unit == .nanosecond && value.magnitude < 1000 { return "\(value)" }
    let count = Double(value) / Double(unit.rawValue)
    return count.magnitude < 99_950 ? significant(count, digits: 3) : nanoseconds(value)
  }

  /// A size in decimal units: `41.0 MB`.
  func bytes(_ value: Int) -> String {
    guard value.magnitude >= 1000 else { return "\(value) B" }
    return scaled(Double(value), units: [(1e3, "kB"), (1e6, "MB"), (1e9, "GB"), (1e12, "TB")])
  }

  /// A number of bytes from a thousand on, where a column has little room: `41 kB`, `4.2 MB`.
  func wholeBytes(_ value: Int) -> String {
    let thousands = (Double(value) / 1e3).rounded()
    return thousands < 1e3
      ? "\(plain(thousands)) kB" : "\(plain((thousands / 100).rounded() / 10)) MB"
  }

  /// A computed count in thousands and more: `812`, `8.31 k`, `15.2 M`.
  func brief(_ value: Double) -> String {
    guard value.magnitude >= 1000 else { return significant(value.rounded(), digits: 3) }
    return scaled(value, units: [(1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T")])
  }

  /// A quotient of two times: `0.712`, `12.40`, `1,234`.
  func ratio(_ value: Double) -> String {
    switch value.magnitude {
    case ..<9.9995: fixed(value, decimals: 3)
    case ..<99.995: fixed(value, decimals: 2)
    case ..<1e15: shortCount(Int(value.rounded()))
    default: "\(value)"
    }
  }

  func interval(_ low: Double, _ high: Double) -> String {
    ratio(low) + typography.dash + ratio(high)
  }

  /// A part of a whole as a percentage of at least two significant digits: `0.0025%`, `108%`.
  func share(_ value: Double) -> String {
    let percent = value * 100
    if percent == 0 { return "0%" }
    if percent < 0.001 { return "<0.001%" }
    return (percent < 99.5 ? significant(percent, digits: 2) : plain(percent.rounded())) + "%"
  }

  /// A number with up to two decimals and no closing zeros: `60`, `59.94`.
  func plain(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15
      ? count(Int(value)) : trimmed(fixed(value, decimals: 2))
  }

  func significant(_ value: Double, digits: Int) -> String {
    guard value != 0, value.isFinite, value.magnitude < 1e15 else { return plain(value) }
    let decimals = digits - 1 - Self.exponent(of: value, digits: digits)
    guard decimals <= 0 else { return fixed(value, decimals: decimals) }
    let step = pow(10, Double(-decimals))
    return count(Int((value / step).rounded() * step))
  }

  private static func exponent(of value: Double, digits: Int) -> Int {
    let exponent = Int(log10(value.magnitude).rounded(.down))
    let step = pow(10, Double(exponent - digits + 1))
    let isCarried = (value.magnitude / step).rounded() >= pow(10, Double(digits))
    return isCarried ? exponent + 1 : exponent
  }

  /// `value` in the largest unit of which it holds at least one after rounding.
  private func scaled(
    _ value: Double,
    units: [(size: Double, name: String)],
    digits: Int = 3
  ) -> String {
    guard value.isFinite else { return typography.dash }
    let exponent = value == 0 ? 0 : Self.exponent(of: value, digits: digits)
    let unit = units.last { pow(10, Double(exponent)) >= $0.size } ?? units[0]
    return significant(value / unit.size, digits: digits) + " " + unit.name
  }

  func fixed(_ value: Double, decimals: Int) -> String { String(format: "%.\(decimals)f", value) }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}

/// The unit that all times of a column share.
enum TimeUnit: Int, CaseIterable {
  case nanosecond = 1
  case microsecond = 1_000
  case millisecond = 1_000_000
  case second = 1_000_000_000

  init(of times: [Int]) {
    let median = SortedSamples(times)?.nearestRankSample(.p50) ?? 0
    self = Self.allCases.last { $0.rawValue <= median } ?? .nanosecond
  }
}
