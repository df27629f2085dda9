// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

struct ExportOptions {
  var file: String
  /// The form; the first one until the option is read that has to be there.
  var format = ExportFormat.csv
  var filter: CaseFilter?
  var output: String?
  var isQuiet = false
}

extension ExportOptions: VerbOptions {
  typealias Command = ExportVerb

  static let verb = Verb.export

  init(operands: [String]) { self.init(file: operands[0]) }
}

/// `export`: writes a stored document as another program reads it.
struct ExportVerb: VerbCommand {
  let options: ExportOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let file = options.output.map { OutputFile(path: $0) }
    try file?.check(against: [OutputFile.Input(option: "FILE", path: options.file)])
    let export = try export(of: try StoredDocument.opened(options.file))
    if let file {
      try file.write(pieces: export.pieces)
    } else {
      for piece in export.pieces { try terminal.write(piece) }
    }
    if !options.isQuiet {
      for remark in export.remarks {
        try terminal.remark("\(options.file): \(remark)")
      }
    }
    return .success
  }

  private func export(of document: StoredDocument) throws -> DocumentExport {
    if options.filter != nil, options.format == .markdown {
      throw ExitCode.usage.failure(
        "--filter chooses cases for lists of figures, and the report of --format markdown"
          + " is of all of them; leave one of them out"
      )
    }
    do {
      switch document {
      case .run(var document):
        document.cases = try kept(document.cases, by: \.id)
        return try DocumentExport(document, as: options.format)
      case .pair(var document):
        document.cases = try kept(document.cases, by: \.id)
        return try DocumentExport(document, as: options.format)
      }
    } catch let fault as DocumentExport.Fault {
      let exit = fault == .empty ? ExitCode.nothingMeasured : .usage
      throw exit.failure("\(options.file): \(fault)")
    }
  }

  /// The cases that the filter keeps.
  private func kept<Case>(
    _ cases: [Case],
    by identifier: KeyPath<Case, String>
  ) throws(ToolFailure) -> [Case] {
    guard let filter = options.filter else { return cases }
    let names = Set(filter.matching(cases.map { $0[keyPath: identifier] }))
    let kept = cases.filter { names.contains($0[keyPath: identifier]) }
    guard !kept.isEmpty || cases.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "\(options.file): no case matches --filter \(filter.pattern.quoted); it has"
          + " \(cases.count), such as \(cases[0][keyPath: identifier].quoted)"
      )
    }
    return kept
  }
}
