// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// How the values of a history are written: counts in full, times with a digit more than usual.
struct HistoryFormat {
  let format: FigureFormat

  var typography: Typography { format.typography }

  /// A value of a figure.
  func value(_ value: Double, of figure: HistoryFigure) -> String {
    guard figure.isCounter else { return format.nanoseconds(value, digits: 4) }
    guard value.magnitude < 1e15 else { return "\(value)" }
    return value == value.rounded()
      ? format.shortCount(Int(value)) : format.significant(value, digits: 5)
  }

  /// The level after over the level before: `+3.1%`; a dash where the one before is 0.
  func change(_ point: ChangePoint) -> String {
    guard point.before != 0 else { return typography.dash }
    let share = point.after / point.before - 1
    let text = format.share(share.magnitude)
    return (share < 0 ? "-" : "+") + text
  }

  /// A p value: `0` where an exact counter leaves no doubt, else two digits and an exponent.
  func pValue(_ value: Double) -> String {
    guard value > 0 else { return "0" }
    guard value < 0.001 else { return format.significant(value, digits: 2) }
    var mantissa = value
    var exponent = 0
    while mantissa < 1, exponent > -400 {
      mantissa *= 10
      exponent -= 1
    }
    if format.fixed(mantissa, decimals: 1) == "10.0" {
      mantissa /= 10
      exponent += 1
    }
    return "\(format.fixed(mantissa, decimals: 1))e\(exponent)"
  }

  /// The beginning of a commit's name.
  func commit(_ commit: String) -> String { String(commit.prefix(12)) }

  /// The day and the minute of a time in UTC.
  func date(_ date: String) -> String { String(date.prefix(16)).replacing("T", with: " ") }
}
