// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

struct MergeOptions {
  var shards: [String]
  var output: String = RunOptions.standardOutput
  var markdown: String?
  var html: String?
  var embedsSamples = false
  var isPartial = false
  var isFull = false
  var color = ColorChoice.standard
}

extension MergeOptions: VerbOptions {
  typealias Command = MergeVerb

  static let verb = Verb.merge

  init(operands: [String]) { self.init(shards: operands) }
}

/// `merge`: joins the documents of shards into that of the whole run.
struct MergeVerb: VerbCommand {
  let options: MergeOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    try output.check(against: inputs)
    try reports.check(against: inputs)
    try ReportFiles.checkUse(ofSamples: options.embedsSamples, in: options.html)
    let document = try merged()
    try terminal.publish {
      try output.write(try document.encoded())
      try reports.write(markdown: { RunMarkdown(document).text() }) { () throws(DocumentError) in
        try RunPage(document, embedsSamples: options.embedsSamples, program: Tool.program).text()
      }
    } report: { isWritten in
      TerminalReport(
        document,
        options: ReportOptions(terminal, color: options.color, isFull: options.isFull),
        path: isWritten ? options.output : nil
      )
      .text()
    }
    return document.hasWrongContent ? .countersDiffer : .success
  }

  private func merged() throws(ToolFailure) -> ResultDocument {
    var parts: [ShardMerge.Part] = []
    for path in options.shards {
      parts.append(ShardMerge.Part(name: path, document: try .opened(path)))
    }
    return try ShardMergeError.asFailure(
      try ShardMerge(parts, isPartial: options.isPartial).document()
    )
  }

  private var inputs: [OutputFile.Input] {
    options.shards.map { OutputFile.Input(option: "SHARD.json", path: $0) }
  }

  private var output: OutputFile {
    OutputFile(path: options.output, createsFolders: options.output == RunOptions.standardOutput)
  }

  private var reports: ReportFiles {
    ReportFiles(markdown: options.markdown, html: options.html, besides: options.output)
  }
}
