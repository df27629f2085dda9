// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import Foundation

extension RunVerb {
  /// Fails before anything is measured where a file could not be written, or would replace one that is
  /// read.
  func checkOutputs(besides limits: LimitGate?) throws(ToolFailure) {
    let inputs =
      [limits?.input, priceInput].compactMap(\.self) + (options.selection.data?.inputs ?? [])
    try output(options.output).check(against: inputs)
    try reports.check(against: inputs)
    try ReportFiles.checkUse(ofSamples: options.embedsSamples, in: page)
  }

  /// Prints the report, and writes the document and what is made of it; a file that cannot be written
  /// takes no figure from the terminal.
  func write(_ document: ResultDocument) throws {
    // What is there is read for a run that was stopped alone: it may be large.
    let isBeside = !document.plan.isComplete && isFinishedDocumentThere
    let path = isBeside ? Self.beside(options.output) : options.output
    try terminal.publish {
      try output(path).write(try document.encoded())
      try reports(isBeside: isBeside)
        .write(markdown: { RunMarkdown(document).text() }) {
          () throws(DocumentError) in
          try RunPage(document, embedsSamples: options.embedsSamples, program: Tool.program).text()
        }
    } report: { isWritten in
      TerminalReport(
        document,
        options: ReportOptions(terminal, color: options.color, isFull: options.isFull),
        path: isWritten ? path : nil
      )
      .text()
    }
    guard isBeside else { return }
    try terminal.remark(
      "the run was stopped, and \(options.output) is of a finished one, which stays; what"
        + " finished of this one is in \(path)"
    )
  }

  /// The report for a pull request, if the line asks for one, and the page; one goes beside the document
  /// in its standard place.
  var reports: ReportFiles { reports(isBeside: false) }

  private func reports(isBeside: Bool) -> ReportFiles {
    func place(_ path: String?) -> String? { isBeside ? path.map(Self.beside) : path }
    return ReportFiles(
      markdown: place(options.markdown),
      html: place(page),
      besides: place(options.output),
      createsFolders: page == RunOptions.standardPage
    )
  }

  private var page: String? {
    options.html ?? (options.output == RunOptions.standardOutput ? RunOptions.standardPage : nil)
  }

  /// The standard place is made when it is missing; a path of the user's has to be there.
  private func output(_ path: String) -> OutputFile {
    OutputFile(path: path, createsFolders: options.output == RunOptions.standardOutput)
  }

  /// Whether a whole run stands where this one is to be written.
  ///
  /// A pipe has none, and reading it would wait for one.
  private var isFinishedDocumentThere: Bool {
    guard output(options.output).isRegular else { return false }
    do throws(DocumentError) {
      return try ResultDocument(contentsOf: options.output).plan.isComplete
    } catch {
      // What is missing or no document of a run is no finished run.
      return false
    }
  }

  /// `latest.unfinished.json` for `latest.json`.
  private static func beside(_ path: String) -> String {
    let file = URL(fileURLWithPath: path)
    guard !file.pathExtension.isEmpty else { return path + ".unfinished" }
    return String(path.dropLast(file.pathExtension.count)) + "unfinished." + file.pathExtension
  }
}
