// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import BenchStatistics

extension HistoryVerb {
  /// Shows a figure of a case, once for each machine and definition that it was measured with.
  func show(_ caseIdentifier: String, _ metric: String?) throws -> ExitCode {
    let all = try series(of: caseIdentifier, in: try history())
    let chosen = try only(metric ?? Self.mostTelling(of: all), of: all)
    let reportOptions = ReportOptions(terminal, color: options.color)
    let pages = try chosen.map { series in
      HistorySeriesReport(
        series,
        changes: try series.changePoints(),
        distinctions: series.distinctions(among: chosen),
        options: reportOptions
      )
      .text()
    }
    try terminal.write(pages.joined(separator: "\n") + (try others(than: chosen, in: all)))
    return .success
  }

  /// The least time to configure, else the least frame, else the first there is.
  private static func mostTelling(of series: [HistorySeries]) -> String {
    let names = series.map(\.figure.name)
    let times = [HistoryFigure.Time.configureMinimum, .frameMinimum].map(\.rawValue)
    return times.first(where: names.contains) ?? names.first ?? ""
  }

  /// A line that names the other figures, those that changed first.
  private func others(
    than shown: [HistorySeries],
    in all: [HistorySeries]
  ) throws -> String {
    guard let name = shown.first?.figure.name else { return "" }
    var changed: [String] = []
    var unchanged: [String] = []
    for series in all where series.figure.name != name {
      let other = series.figure.name
      if try series.changePoints().isEmpty {
        if !unchanged.contains(other) { unchanged.append(other) }
      } else if !changed.contains(other) {
        changed.append(other)
      }
    }
    unchanged.removeAll(where: changed.contains)
    let parts = [("changed too", changed), ("unchanged", unchanged)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0): \($0.1.joined(separator: ", "))" }
    guard !parts.isEmpty else { return "" }
    let lines = (parts + ["'--metric NAME' shows one."])
      .flatMap { TwoColumns.lines(of: $0, width: terminal.width) }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
