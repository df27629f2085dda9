// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
import BenchResults
import Foundation

/// The limits that a run is held against: read before anything is measured, judged after.
@MainActor struct LimitGate {
  let path: String
  /// Whether the file is brought up to date rather than held against the run.
  let isUpdating: Bool
  private let limits: CounterLimits?

  /// Reads the file of a line, if the line names one.
  init?(_ options: RunOptions) throws(ToolFailure) {
    guard let path = options.limits else {
      guard !options.updatesLimits else {
        throw ExitCode.usage.failure(
          "--update-limits brings a file up to date; give --limits FILE with it"
        )
      }
      return nil
    }
    self.path = path
    let isUpdating = options.updatesLimits
    self.isUpdating = isUpdating
    let output = OutputFile(path: path)
    if isUpdating {
      try output.check(against: options.selection.data?.inputs ?? [])
      guard output.isRegular || access(path, F_OK) != 0 else {
        throw ExitCode.outputNotCreatable.failure(
          "\(path): is no file, and --update-limits brings one up to date; give a file"
        )
      }
    }
    limits = try LimitsError.asFailure(
      try isUpdating ? Self.current(path) : CounterLimits(contentsOf: path)
    )
  }

  /// The file, which the output of a run must not replace.
  var input: OutputFile.Input { OutputFile.Input(option: "--limits", path: path) }

  /// Fails where the limits cannot be of use to what is about to be measured.
  func check(_ cases: SelectedCases, _ basis: CounterLimits.Basis) throws(ToolFailure) {
    if isUpdating, let stranger = cases.strangers.first {
      throw ExitCode.usage.failure(
        "\(path): limits are of a suite's own cases, and suite \(basis.suite) has no"
          + " \(stranger); leave out --cell, --rows or --strategy, or leave out --update-limits"
      )
    }
    guard let limits else { return }
    guard limits.basis.suite == basis.suite else {
      throw ExitCode.sessionVoid.failure(
        "\(path): the limits hold for suite \(limits.basis.suite), and this run has"
          + " \(basis.suite); give --suite \(limits.basis.suite), or another file"
      )
    }
    let mismatches = limits.basis.mismatches(with: basis)
    guard !isUpdating else { return try checkUpdate(of: limits, cases, basis) }
    if !mismatches.isEmpty {
      let clauses = mismatches.map(\.description).joined(separator: "; ")
      throw ExitCode.sessionVoid.failure(
        "\(path): the limits cannot be held against this run: \(clauses); measure what"
          + " they hold for, or write them anew with --update-limits"
      )
    }
    let vanished = LimitCheck.UnusedLine.vanishedCases(of: limits, planned: cases.planned)
    if let first = vanished.first {
      let nearest = NearestSpelling.of(first.caseID, among: cases.planned.sorted())
      let hint = nearest.map { " (nearest: \($0))" } ?? ""
      let more = vanished.count == 1 ? "" : ", nor \(vanished.count - 1) others that it names"
      throw ExitCode.badData.failure(
        "\(path): suite \(basis.suite) has no case \(first.caseID)\(hint)\(more);"
          + " rename it there, or take such lines out with --update-limits"
      )
    }
  }

  /// Fails where a part of the lines would stay and hold for another basis.
  private func checkUpdate(
    of limits: CounterLimits,
    _ cases: SelectedCases,
    _ basis: CounterLimits.Basis
  ) throws(ToolFailure) {
    guard let mismatch = limits.basis.mismatches(with: basis).first else { return }
    let selected = Set(cases.identifiers)
    let kept = limits.limits.filter { !selected.contains($0.key) && cases.planned.contains($0.key) }
    guard let example = kept.keys.min() else { return }
    let count = kept.values.reduce(0) { $0 + $1.count }
    throw
      LimitsError.twoBases(
        document: path,
        mismatch: mismatch,
        keptLineCount: count,
        example: example
      )
      .failure
  }

  /// Compares a complete and right run with the limits, or brings them up to date with it.
  func judge(
    _ document: ResultDocument,
    planned: Set<String>,
    _ options: ReportOptions
  ) throws(ToolFailure) -> Judgement {
    if isUpdating {
      return Judgement(text: try update(document, planned, options), exit: .success)
    }
    guard let limits else {
      preconditionFailure("Limits that are not to be updated were read before the run.")
    }
    let check = LimitCheck(limits, against: document, planned: planned)
    let report = LimitReport(check, path: path, options: options)
    return Judgement(
      text: report.text(),
      report: report,
      exit: Self.exit(check.outcome),
      complaint: complaint(about: check)
    )
  }

  private func update(
    _ document: ResultDocument,
    _ planned: Set<String>,
    _ options: ReportOptions
  ) throws(ToolFailure) -> String {
    let outcome: Result<LimitUpdate, ToolFailure>
    do throws(AtomicFileError) {
      outcome = try AtomicFile.exclusively(
        at: path,
        isInterrupted: { InterruptSignal.received != nil }
      ) { () throws(ToolFailure) -> LimitUpdate in
        try written(document, planned)
      }
    } catch {
      throw error.failure
    }
    return LimitUpdateReport(try outcome.get(), path: path, options: options).text()
  }

  /// Writes what the file comes to with a run, from what it holds now: other runs may have added to
  /// it while this one measured.
  private func written(
    _ document: ResultDocument,
    _ planned: Set<String>
  ) throws(ToolFailure) -> LimitUpdate {
    let update: LimitUpdate
    let bytes: [UInt8]
    do throws(LimitsError) {
      update = try LimitUpdate(try Self.current(path), from: document, planned: planned, name: path)
      bytes = try update.limits.encoded()
    } catch {
      throw error.failure
    }
    try OutputFile(path: path).write(bytes)
    return update
  }

  /// What a file holds; `nil` where there is none yet.
  private static func current(_ path: String) throws(LimitsError) -> CounterLimits? {
    do throws(LimitsError) {
      return try CounterLimits(contentsOf: path)
    } catch {
      guard case .unreadable(.noSuchFile) = error else { throw error }
      return nil
    }
  }

  private static func exit(_ outcome: LimitCheck.Outcome) -> ExitCode {
    switch outcome {
    case .withinLimits: .success
    case .exceeded: .countersDiffer
    case .mistaken: .badData
    case .uncounted, .nothingHeld, .otherBasis: .sessionVoid
    }
  }

  /// What has to be said beside the report; nil where the report says it.
  private func complaint(about check: LimitCheck) -> String? {
    switch check.outcome {
    case .withinLimits, .exceeded: return nil
    case .nothingHeld:
      return "\(path): no case of this run has a limit there; select cases that have, or add these"
        + " with --update-limits"
    case .otherBasis:
      let clauses = check.mismatches.map(\.description).joined(separator: "; ")
      return "\(path): the limits cannot be held against this run: \(clauses)"
    case .mistaken, .uncounted:
      let isMistaken = check.outcome == .mistaken
      let lines = check.unused.filter { $0.isMistake == isMistaken }
      let first = lines.first.map(\.description) ?? ""
      let more = lines.count > 1 ? ", and \(lines.count - 1) lines more" : ""
      let remedy =
        isMistaken
        ? "take such lines out with --update-limits" : "count them, or delete their lines"
      return "\(path): not every line was used: \(first)\(more); \(remedy)"
    }
  }
}

extension LimitGate {
  /// What limits come to at the end of a run.
  struct Judgement {
    let text: String
    /// The run held against the limits; nil where those were brought up to date.
    var report: LimitReport?
    let exit: ExitCode
    /// What has to be said beside what is printed; nil where that says it.
    var complaint: String?
  }
}

extension RunVerb {
  /// Holds a run that was written and printed against the limits, if there are any.
  ///
  /// Nothing is judged by a run that a signal ended, and no limit is taken from a strategy that left
  /// wrong content on screen.
  func end(
    _ document: ResultDocument,
    _ limits: LimitGate?,
    _ cases: SelectedCases
  ) throws -> ExitCode {
    let exit = exit(document)
    guard let limits else { return exit }
    guard document.plan.isComplete else {
      try remark("the run is not complete, so \(limits.path) was left aside")
      return exit
    }
    if limits.isUpdating, exit == .interrupted || exit == .terminated {
      try remark("the run was stopped, so \(limits.path) was not updated")
      return exit
    }
    let isWrong = document.warnings.contains { $0.code == "verification-failed" }
    if limits.isUpdating, isWrong || exit != .success {
      throw ExitCode.countersDiffer.failure(
        "\(limits.path): not updated, for a case did not show or do what it must; the"
          + " report names it, and 'verify' says more"
      )
    }
    let judgement = try limits.judge(
      document,
      planned: cases.planned,
      ReportOptions(terminal, color: options.color)
    )
    // In place of the page without limits, which stands for runs that are not held against any.
    try reports.write { RunMarkdown(document, limits: judgement.report).text() }
    try terminal.write("\n" + judgement.text)
    if exit != .success { return exit }
    if let complaint = judgement.complaint {
      throw judgement.exit.failure(complaint)
    }
    return judgement.exit
  }

  private func remark(_ sentence: String) throws {
    guard !options.isQuiet else { return }
    try terminal.remark(sentence)
  }
}
