// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import BenchStatistics
import Foundation

/// `history`: keeps the figures of each commit, shows them, searches them and gives them away.
struct HistoryVerb: VerbCommand {
  let options: HistoryOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    guard options.action != .add else { return try add(options.words, of: options.commit) }
    let contents = try contents()
    switch options.action {
    case .add: break
    case .show: try show(options.words[0], options.metric, of: contents)
    case .check: try check(contents)
    case .export:
      try export(options.words.first, options.metric, of: contents, to: options.output)
    }
    // What could be read was shown; the exit says that it is not all.
    return contents.faults.isEmpty ? .success : .badData
  }

  /// Reads the folder and names the files that cannot be read; fails where that is every one.
  private func contents() throws -> HistoryFolder.Contents {
    let contents = try HistoryError.asFailure(try HistoryFolder(options.folder).contents())
    var faults = contents.faults[...]
    let last = contents.entries.isEmpty ? faults.popLast() : nil
    for fault in faults { try terminal.remark("\(fault) It is left out.") }
    if let last { throw last.failure }
    return contents
  }

  private func check(_ contents: HistoryFolder.Contents) throws {
    let files = ReportFiles(markdown: nil, html: options.html)
    let history = try history(of: contents)
    try files.check(against: stored)
    let check = try HistoryCheck(history)
    try files.write(html: page(options.folder, try Self.changed(check)))
    let report = HistoryCheckReport(
      check,
      of: history,
      isLargerBetter: CounterRule.isLargerBetter,
      options: ReportOptions(terminal, color: options.color)
    )
    try terminal.write(report.text())
  }

  /// Keeps the machines that were asked for.
  func history(of contents: HistoryFolder.Contents) throws -> History {
    let all = History(contents.entries)
    guard !all.entries.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "\(options.folder): holds no commit; put documents in with "
          + HistoryFolder.command(adding: "DOCUMENT", to: options.folder)
      )
    }
    guard let machine = options.machine else { return all }
    let chosen = History(all.entries.filter { $0.machine.contains(machine) })
    guard !chosen.entries.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "\(options.folder): no machine has \(machine.quoted) in its fingerprint; there is "
          + all.machines.map(\.quoted).joined(separator: ", ")
      )
    }
    return chosen
  }

  /// Returns all series of a case, or fails with the nearest name.
  func series(of caseIdentifier: String, in history: History) throws(ToolFailure)
    -> [HistorySeries]
  {
    let found = history.series(of: caseIdentifier)
    guard found.isEmpty else { return found }
    let known = history.caseIDs
    let nearest = NearestSpelling.of(caseIdentifier, among: known)
    let remedy =
      nearest.map { "did you mean \($0.quoted)?" }
      ?? "it has \(known.count == 1 ? "only" : "\(known.count) others, such as") "
      + (known.first ?? "").quoted
    throw ExitCode.nothingMeasured.failure(
      "\(options.folder): has no case \(caseIdentifier.quoted); \(remedy)"
    )
  }

  /// Returns the series of one figure, or fails with the nearest name.
  func only(_ metric: String, of series: [HistorySeries]) throws(ToolFailure) -> [HistorySeries] {
    let found = series.filter { $0.figure.name == metric }
    guard found.isEmpty else { return found }
    let known = Set(series.map(\.figure.name)).sorted()
    let nearest = NearestSpelling.of(metric, among: known)
    let remedy =
      nearest.map { "did you mean \($0.quoted)?" } ?? "there is \(known.joined(separator: ", "))"
    throw ExitCode.nothingMeasured.failure(
      "--metric: no figure is called \(metric.quoted); \(remedy)"
    )
  }
}

extension HistoryVerb {
  /// Shows a figure of a case, once for each machine and definition that it was measured with.
  func show(
    _ caseIdentifier: String,
    _ metric: String?,
    of contents: HistoryFolder.Contents
  ) throws {
    let files = ReportFiles(markdown: nil, html: options.html)
    try files.check(against: stored)
    let all = try series(of: caseIdentifier, in: try history(of: contents))
    try files.write(html: page(caseIdentifier, try all.map(Self.figure)))
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
  }

  /// The least time to configure, else the least frame, else the first there is.
  private static func mostTelling(of series: [HistorySeries]) -> String {
    let names = series.map(\.figure.name)
    let times = [HistoryFigure.Time.configureMinimum, .frameMinimum].map(\.rawValue)
    return times.first(where: names.contains) ?? names.first ?? ""
  }

  /// A line that names the other figures, those that changed first.
  private func others(than shown: [HistorySeries], in all: [HistorySeries]) throws -> String {
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

extension HistoryVerb {
  private func page(_ subject: String, _ figures: [HistoryPage.Figure]) -> HistoryPage {
    HistoryPage(subject, figures, commitAddress: commitAddress)
  }

  private static func figure(_ series: HistorySeries) throws -> HistoryPage.Figure {
    HistoryPage.Figure(series, changes: try series.changePoints())
  }

  /// The figures in which a check found something, each once.
  private static func changed(_ check: HistoryCheck) throws -> [HistoryPage.Figure] {
    var found: [HistorySeries] = []
    for change in check.changes where !found.contains(change.series) { found.append(change.series) }
    return try found.map(figure)
  }

  /// What stands before a commit's name in its address: as the line has it, or as a runner of GitHub's
  /// tells where it works.
  private var commitAddress: String? {
    if let address = options.commitAddress {
      return address.hasSuffix("/") ? address : address + "/"
    }
    let environment = ProcessInfo.processInfo.environment
    guard let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"]
    else { return nil }
    return "\(server)/\(name)/commit/"
  }

  /// The files of the folder, none of which a page may replace.
  private var stored: [OutputFile.Input] {
    guard options.html != nil else { return [] }
    let names = FileManager.default.enumerator(atPath: options.folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .map { OutputFile.Input(option: "DIR", path: "\(options.folder)/\($0)") }
  }
}
