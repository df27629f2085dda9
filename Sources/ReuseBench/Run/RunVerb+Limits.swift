// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

extension RunVerb {
  /// Holds a run that was written and printed against the limits, if there are any.
  ///
  /// Nothing is judged by a run that a signal ended, and no limit is taken from a strategy that left
  /// wrong content on screen.
  ///
  /// - Returns: how the run ends.
  /// - Throws: ``ToolFailure`` where the limits could not all be used, or not be updated.
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
    let isWrong = document.warnings.contains { $0.code == "verification-failed" }
    if limits.isUpdating, isWrong || exit != .success {
      throw ToolFailure(
        exit: .countersDiffer,
        message: "\(limits.path): not updated, for a case did not show or do what it must; the"
          + " report names it, and 'verify' says more"
      )
    }
    let judgement = try limits.judge(
      document,
      planned: cases.planned,
      ReportOptions(terminal, color: options.color)
    )
    // In place of the page without limits, which stands for runs that are not held against any.
    try markdown?.write(RunMarkdown(document, limits: judgement.report).text())
    try terminal.write("\n" + judgement.text)
    if exit != .success { return exit }
    if let complaint = judgement.complaint {
      throw ToolFailure(exit: judgement.exit, message: complaint)
    }
    return judgement.exit
  }

  private func remark(_ sentence: String) throws {
    guard !options.isQuiet else { return }
    try terminal.write("\(Tool.program): \(sentence)\n", to: .error)
  }
}
