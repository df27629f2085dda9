// SPDX-License-Identifier: Apache-2.0

public import BenchResults

public enum ExportFormat: String, CaseIterable, Sendable {
  case csv
  case markdown
  case githubActionBenchmark = "github-action-benchmark"
  case bmf
  /// The text format of Go's benchmarks, for benchstat.
  case gobench
}

/// A stored document in the form of another program.
public struct DocumentExport {
  public enum Fault: Error, Equatable, Sendable {
    case empty
    /// The document has two values under each name, and the format takes one.
    case comparison(ExportFormat)
  }

  /// The text, in pieces of one case at most.
  public let pieces: AnySequence<[UInt8]>
  /// Notes for whoever exports: what is omitted, and why figures may be unreliable.
  public let remarks: [String]

  private init(pieces: AnySequence<[UInt8]>, remarks: [String] = []) {
    self.pieces = pieces
    self.remarks = remarks
  }

  private init(_ text: String, remarks: [String] = []) {
    self.init(pieces: AnySequence(CollectionOfOne(Array(text.utf8))), remarks: remarks)
  }

  /// Exports a run; throws ``Fault`` where there is nothing to write.
  public init(_ document: ResultDocument, as format: ExportFormat) throws {
    let states = document.exportRemarks
    func figures() -> [ExportedFigures] { document.cases.map(ExportedFigures.init) }
    switch format {
    case .csv:
      let csv = SampleCSV(document)
      guard !csv.isEmpty else { throw Fault.empty }
      self.init(pieces: csv.pieces, remarks: states)
    case .markdown: self.init(RunMarkdown(document).text())
    case .githubActionBenchmark:
      let figures = figures()
      let export = ActionBenchmarkExport(figures)
      guard !export.isEmpty else { throw Fault.empty }
      self.init(try export.text(), remarks: states + figures.tooFewRemarks + export.remarks)
    case .bmf:
      let figures = figures()
      let export = BencherMetricExport(figures)
      guard !export.isEmpty else { throw Fault.empty }
      self.init(try export.text(), remarks: states + figures.tooFewRemarks + export.remarks)
    case .gobench:
      let figures = figures()
      let export = GoBenchmarkExport(document, figures)
      guard !export.isEmpty else { throw Fault.empty }
      self.init(export.text, remarks: states + figures.tooFewRemarks + export.remarks)
    }
  }

  /// Exports a comparison; throws ``Fault`` where there is nothing to write, or where the format takes one build only.
  public init(_ document: PairDocument, as format: ExportFormat) throws(Fault) {
    let reasons = document.voidReasons.map(Typography(ReportOptions()).foreign)
    switch format {
    case .csv:
      let csv = PairCSV(document)
      guard !csv.isEmpty else { throw .empty }
      self.init(pieces: csv.pieces, remarks: reasons)
    case .markdown: self.init(PairReport(document).markdown())
    case .gobench:
      let export = GoBenchmarkExport(document)
      guard !export.isEmpty else { throw .empty }
      self.init(export.text, remarks: reasons)
    case .githubActionBenchmark, .bmf: throw .comparison(format)
    }
  }
}

extension DocumentExport.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "holds no measurement to export; measure some cases with `reuse-bench run`."
    case .comparison(let format):
      "is a comparison of two builds, and \(format.rawValue) takes one figure under a name; take csv,"
        + " markdown or gobench, or a document of `reuse-bench run`."
    }
  }
}

extension ResultDocument {
  fileprivate var exportRemarks: [String] {
    let states = RunReport(self).stateSentences.map(\.text)
    let wrong = cases.count { $0.stale != nil && !$0.isControl }
    guard wrong > 0 else { return states }
    let cases = wrong == 1 ? "1 case" : "\(wrong) cases"
    return states + [
      "\(cases) left wrong content on screen, and their times are exported all the same"
    ]
  }
}
