// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// The lines of the table, written group by group as figures come in.
///
/// The columns are as wide as the longest name asks for, which is known before anything is measured.
struct FigureTable {
  private let nameWidth: Int
  private static let valueWidth = 10
  private static let reachWidth = 12
  private static let floorMark = "  floor: "
  private static let referenceMark = "  elsewhere: "
  /// Below it a floor is nothing, and no figure a multiple of it.
  private static let leastFloorNanoseconds = 0.005

  /// Lays out the columns for the figures of some groups.
  @MainActor init(_ groups: [FigureGroup]) {
    let figures = groups.flatMap(\.figures)
    let names = figures.map(\.name.count)
    let floors = figures.flatMap(\.floors).map { $0.name.count + Self.floorMark.count }
    let references = figures.flatMap(\.references)
      .map { $0.name.count + Self.referenceMark.count }
    // A title stands two columns further left.
    let titles = groups.map { $0.title.count - 2 }
    nameWidth = 2 + ((titles + names + floors + references).max() ?? 0)
  }

  /// The line above a group.
  func heading(_ title: String) -> String {
    "\n" + row(title, "median", "min", "to reach", indent: 0)
  }

  /// The lines of a figure, its floors and its references.
  func lines(_ outcome: Outcome) -> [String] {
    [figureLine(outcome)] + floorLines(outcome) + referenceLines(outcome)
  }

  private func floorLines(_ outcome: Outcome) -> [String] {
    outcome.floors.map { floor in
      row(
        Self.floorMark + floor.name,
        HumanFigure.text(floor.values.median, outcome.unit),
        HumanFigure.text(floor.values.minimum, outcome.unit),
        "",
        note: timesOther(outcome, floor.values.median)
      )
    }
  }

  private func referenceLines(_ outcome: Outcome) -> [String] {
    outcome.references.map { reference in
      row(
        Self.referenceMark + reference.name,
        HumanFigure.text(reference.nanoseconds, outcome.unit),
        "",
        "",
        note: timesOther(outcome, reference.nanoseconds)
      )
    }
  }

  /// The line below the table: how many figures were met, and which were not.
  static func summary(_ outcomes: [Outcome]) -> String {
    let met = outcomes.count { $0.verdict == .met }
    let missed = outcomes.filter { $0.verdict == .missed }.map(\.name)
    let unknown = outcomes.filter { $0.verdict == .unknown }.map(\.name)
    let free = outcomes.count { $0.verdict == nil }
    var parts = ["\(met) of \(met + missed.count + unknown.count) figures to reach are met"]
    parts.append("\(missed.count) missed" + list(missed))
    if !unknown.isEmpty { parts.append("\(unknown.count) without a value" + list(unknown)) }
    parts.append("\(free) shown for reference")
    return "\n" + parts.joined(separator: "; ") + "."
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : " (" + names.joined(separator: "; ") + ")"
  }

  private func figureLine(_ outcome: Outcome) -> String {
    let goal = outcome.limit.map { "≤ " + HumanFigure.text($0, outcome.unit) } ?? ""
    switch outcome.values {
    case .unavailable(let reason):
      return row(outcome.name, "—", "—", goal, note: "unavailable (\(reason))")
    case .value(let values):
      return row(
        outcome.name,
        HumanFigure.text(values.median, outcome.unit),
        HumanFigure.text(values.minimum, outcome.unit),
        goal,
        note: verdict(outcome, values)
      )
    }
  }

  private func verdict(_ outcome: Outcome, _ values: Repeats) -> String {
    guard let verdict = outcome.verdict else { return "" }
    let word = verdict == .met ? "met" : "missed"
    guard let stretch = outcome.stretch else { return word }
    let isReached = values[keyPath: outcome.judged] <= stretch
    return word + ", stretch \(HumanFigure.text(stretch, outcome.unit)) "
      + (isReached ? "met" : "missed")
  }

  private func timesOther(_ outcome: Outcome, _ other: Double) -> String {
    guard let values = outcome.values.value, other >= Self.leastFloorNanoseconds else { return "" }
    return HumanFigure.multiple(values[keyPath: outcome.judged] / other) + " this"
  }

  private func row(
    _ name: String,
    _ median: String,
    _ minimum: String,
    _ goal: String,
    note: String = "",
    indent: Int = 2
  ) -> String {
    let text =
      padded(String(repeating: " ", count: indent) + name, to: nameWidth, .left)
      + padded(median, to: Self.valueWidth, .right)
      + padded(minimum, to: Self.valueWidth, .right)
      + padded(goal, to: Self.reachWidth, .right)
    let line = note.isEmpty ? text : text + "  " + note
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private enum Side {
    case left
    case right
  }

  private func padded(_ text: String, to width: Int, _ side: Side) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return side == .left ? text + space : space + text
  }
}

/// The line above the table: on what, with what and when the figures were taken.
enum HeaderLine {
  /// Writes the line for this machine and this moment.
  static func text(repeatCount: Int) -> String {
    [
      "harness-bench",
      MachineEnvironment.current().fingerprint,
      "Swift standard library \(_SwiftStdlibVersion.current), \(build)",
      Date.now.formatted(.iso8601),
      "\(repeatCount) repeats",
    ]
    .joined(separator: " | ")
  }

  private static var build: String {
    #if DEBUG
      "DEBUG BUILD: no figure below is true, use -c release"
    #else
      "release build"
    #endif
  }
}

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
