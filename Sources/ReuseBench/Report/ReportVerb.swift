// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// `report`: prints a stored document again; measures nothing and judges nothing anew.
@MainActor struct ReportVerb {
  let options: StoredReportOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let reports = ReportFiles(markdown: options.markdown, html: options.html)
    try reports.check(against: [OutputFile.Input(option: "FILE", path: options.file)])
    let reportOptions = ReportOptions(terminal, color: options.color, isFull: options.isFull)
    let text: String
    switch try stored() {
    case .run(let document):
      text = TerminalReport(document, options: reportOptions, path: options.file).text()
      try reports.write(markdown: { RunMarkdown(document).text() }) { () throws(DocumentError) in
        try RunPage(document, embedsSamples: options.embedsSamples, program: Tool.program).text()
      }
    case .pair(let document):
      let report = PairReport(document, options: reportOptions)
      text = report.text()
      try reports.write(markdown: report.markdown) { () throws(DocumentError) in
        try PairPage(document).text()
      }
    }
    try terminal.write(text)
    return .success
  }

  private func stored() throws(ToolFailure) -> StoredDocument {
    do throws(DocumentError) {
      return try StoredDocument(contentsOf: options.file)
    } catch {
      throw ToolFailure(error)
    }
  }
}
