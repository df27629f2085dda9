// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// `report`: prints a stored document again; measures nothing and judges nothing anew.
@MainActor struct ReportVerb {
  let options: StoredReportOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let markdown = options.markdown.map { MarkdownFile(path: $0) }
    try markdown?.check(against: [OutputFile.Input(option: "FILE", path: options.file)])
    let reportOptions = ReportOptions(terminal, color: options.color, isFull: options.isFull)
    let text: String
    let page: String
    switch try StoredDocument.opened(options.file) {
    case .run(let document):
      text = TerminalReport(document, options: reportOptions, path: options.file).text()
      page = RunMarkdown(document).text()
    case .pair(let document):
      let report = PairReport(document, options: reportOptions)
      text = report.text()
      page = report.markdown()
    }
    try markdown?.write(page)
    try terminal.write(text)
    return .success
  }
}
