// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

struct StoredReportOptions {
  var file: String
  var isFull = false
  var markdown: String?
  var html: String?
  /// Path of the folder for its charts; nil for none.
  var pictures: String?
  var embedsSamples = false
  var color = ColorChoice.standard
}

extension StoredReportOptions: VerbOptions {
  typealias Command = ReportVerb

  static let verb = Verb.report

  init(operands: [String]) { self.init(file: operands[0]) }
}

/// `report`: prints a stored document again; measures nothing and judges nothing anew.
struct ReportVerb: VerbCommand {
  let options: StoredReportOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let reports = ReportFiles(markdown: options.markdown, html: options.html)
    try ReportFiles.checkUse(ofSamples: options.embedsSamples, in: options.html)
    try reports.check(against: [OutputFile.Input(option: "FILE", path: options.file)])
    let reportOptions = ReportOptions(terminal, color: options.color, isFull: options.isFull)
    try picture(named: "chart")?.check()
    let text: String
    switch try StoredDocument.opened(options.file) {
    case .run(let document):
      text = TerminalReport(document, options: reportOptions, path: options.file).text()
      // Prepared where something is drawn, and then once.
      lazy var page = RunPage(document, embedsSamples: options.embedsSamples, program: Tool.program)
      try reports.write(markdown: { RunMarkdown(document).text() }) { () throws(DocumentError) in
        try page.text()
      }
      try draw { page.pictures() }
    case .pair(let document):
      try ReportFiles.checkUse(ofSamples: options.embedsSamples, in: nil)
      let report = PairReport(document, options: reportOptions)
      text = report.text()
      let page = PairPage(document)
      try reports.write(markdown: report.markdown, html: page.text)
      try draw(page.pictures)
    }
    try terminal.write(text)
    return .success
  }

  /// Writes the charts into the folder that the line names, if it names one.
  private func draw(_ pictures: () -> [ChartPicture]) throws(ToolFailure) {
    guard options.pictures != nil else { return }
    for drawn in pictures() {
      try picture(named: drawn.name)?.write(Array(drawn.svg.utf8))
    }
  }

  private func picture(named name: String) -> OutputFile? {
    options.pictures.map { OutputFile(path: "\($0)/\(name).svg", createsFolders: true) }
  }
}
