// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// A result document as a page of text for a terminal.
///
/// The page is a pure function of the document and the options. In full it ends with what a reader
/// needs first, because the end is what a terminal shows; the short form is that answer alone.
public struct TerminalReport {
  let document: ResultDocument
  let counterNames: ReportCounterNames
  let path: String?
  /// What is typed to start the tool.
  let program: String
  let isFull: Bool
  private(set) var typography: Typography
  private(set) var format: FigureFormat
  let groups: [ReportGroup]
  /// The strategies whose cells are filled by views of this implementation.
  let ownStrategies: Set<String>
  /// The unit of the times of single configures.
  let configureUnit: TimeUnit
  /// The unit of the times of whole frames.
  let frameUnit: TimeUnit

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - document: what was measured.
  ///   - options: what the terminal can show.
  ///   - counterNames: the counters that get columns of their own.
  ///   - path: where the document was written; `nil` leaves the line out.
  /// - Complexity: O(n log n) in the count of samples.
  public init(
    _ document: ResultDocument,
    options: ReportOptions = ReportOptions(),
    counterNames: ReportCounterNames = ReportCounterNames(),
    path: String? = nil
  ) {
    self.document = document
    self.counterNames = counterNames
    self.path = path
    program = options.program
    isFull = options.isFull
    typography = Typography(options.isFull ? options : ShortReport.options(options))
    format = FigureFormat(typography: typography)
    groups = ReportGroup.all(in: document)
    ownStrategies = document.ownStrategies
    let figures = groups.flatMap(\.members).map(\.figures)
    configureUnit = TimeUnit(of: figures.compactMap { $0.configure?.nearestRankSample(.p50) })
    frameUnit = TimeUnit(of: figures.compactMap { $0.frame?.nearestRankSample(.p50) })
  }

  /// The report, whole or in short as the options have it, with a line end after its last line.
  public func text() -> String {
    isFull ? fullText() : ShortReport(report: self).text()
  }

  /// The same report in lines of so many columns, of the same figures.
  func inLines(ofColumns width: Int) -> TerminalReport {
    var report = self
    report.typography = Typography(ReportOptions(width: width))
    report.format = FigureFormat(typography: report.typography)
    return report
  }

  private func fullText() -> String {
    let sections =
      [headerLines()] + groups.map(groupLines)
      + [
        countLines(), frameLines(.measured), frameLines(.modelled), interferenceLines(),
        velocityLines(), paceLines(), scalingLines(), controlLines(), differenceLines(),
        crossoverLines(),
        counterCrossoverLines(), priceLines(), modelledLines(), mistakeLines(), summaryLines(),
        noteLines(),
        warningLines(),
        footerLines(),
      ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Lines of parts side by side, as many to a line as fit.
  func joined(_ parts: [String]) -> [String] {
    var lines: [String] = []
    for part in parts.map({ typography.shortened($0, to: typography.width) }) {
      let last = lines.last.map { $0 + typography.separator + part }
      if let last, Typography.columnCount(last) <= typography.width {
        lines[lines.count - 1] = last
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// A strategy where it is ranked: with a mark if its figure is this implementation's.
  func rankedName(_ strategy: String) -> String {
    typography.ranked(strategy, isThisImplementation: ownStrategies.contains(strategy))
  }

  /// `1,000 rows`.
  func rows(_ count: Int) -> String {
    format.count(count) + (count == 1 ? " row" : " rows")
  }
}

/// The counters that a report shows in columns of its own.
public struct ReportCounterNames: Equatable, Sendable {
  /// The count of cells that were created.
  public var created: String
  /// The count of cells that came from the reuse queue.
  public var reused: String
  /// The count of cells that showed the content of an earlier row.
  public var stale: String
  /// The count of property writes that a strategy asked for.
  public var writesAsked: String
  /// The count of property writes that changed the property.
  public var writesEffective: String

  /// Names the counters as the document does.
  public init(
    created: String = "cellsCreated",
    reused: String = "reuseHits",
    stale: String = "staleCells",
    writesAsked: String = "propertyWritesAsked",
    writesEffective: String = "propertyWritesEffective"
  ) {
    self.created = created
    self.reused = reused
    self.stale = stale
    self.writesAsked = writesAsked
    self.writesEffective = writesEffective
  }
}
