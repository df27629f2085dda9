// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The forms in which other programs read what was measured.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A line for each time, for databases and spreadsheets.
  case csv
  /// The report for a pull request.
  case markdown
  /// A JSON array for github-action-benchmark.
  case githubActionBenchmark = "github-action-benchmark"
  /// Bencher Metric Format.
  case bmf
  /// The text format of Go's benchmarks, for benchstat.
  case gobench
}

/// A stored document in the form of another program.
public struct DocumentExport {
  /// Why there is no export.
  public enum Fault: Error, Equatable, Sendable {
    /// The document holds nothing that the format has a place for.
    case empty
    /// The document has two values under each name, and the format takes one.
    case comparison(ExportFormat)
  }

  /// The text, in pieces none of which is larger than a case.
  public let pieces: AnySequence<[UInt8]>
  /// What a reader of the text does not see, in a clause each: what is left out, and why figures may be
  /// no good.
  public let remarks: [String]

  private init(pieces: AnySequence<[UInt8]>, remarks: [String] = []) {
    self.pieces = pieces
    self.remarks = remarks
  }

  private init(_ text: String, remarks: [String] = []) {
    self.init(pieces: AnySequence(CollectionOfOne(Array(text.utf8))), remarks: remarks)
  }

  /// Writes what a run measured.
  ///
  /// - Throws: ``Fault`` where there is nothing to write, and what encoding throws.
  public init(_ document: ResultDocument, as format: ExportFormat) throws {
    let states = document.exportRemarks
    func figures() -> [ExportedFigures] { document.cases.map(ExportedFigures.init) }
    switch format {
    case .csv:
      let csv = SampleCSV(document)
      guard !csv.isEmpty else { throw Fault.empty }
      self.init(pieces: csv.pieces, remarks: states)
    case .markdown:
      self.init(RunMarkdown(document).text())
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

  /// Writes how two builds compare.
  ///
  /// - Throws: ``Fault`` where there is nothing to write, or where the format has no place for two builds.
  public init(_ document: PairDocument, as format: ExportFormat) throws(Fault) {
    let reasons = document.voidReasons.map(Typography(ReportOptions()).foreign)
    switch format {
    case .csv:
      let csv = PairCSV(document)
      guard !csv.isEmpty else { throw .empty }
      self.init(pieces: csv.pieces, remarks: reasons)
    case .markdown:
      self.init(PairReport(document).markdown())
    case .gobench:
      let export = GoBenchmarkExport(document)
      guard !export.isEmpty else { throw .empty }
      self.init(export.text, remarks: reasons)
    case .githubActionBenchmark, .bmf:
      throw .comparison(format)
    }
  }
}

extension DocumentExport.Fault: CustomStringConvertible {
  /// What was found and what to do, as a sentence after the name of the document.
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
  /// Why figures may be no good, which the reader of an export does not see.
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
