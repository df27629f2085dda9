// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// The strategies of one workload, cell and row count, in the order in which they are shown.
struct ReportGroup {
  let id: String
  let name: GroupName
  /// Ranked strategies by rising ratio, then controls, then the ones that showed wrong content.
  let members: [Member]
  let configureRanking: ResultDocument.Ranking?
  let frameRanking: ResultDocument.Ranking?

  struct Member {
    let figures: CaseFigures
    let configure: ResultDocument.RankingEntry?
    let frame: ResultDocument.RankingEntry?

    var strategy: String { figures.measured.strategy }

    /// The reason that it takes no part.
    var exclusion: ResultDocument.Standing? {
      if figures.measured.stale != nil { return .stale }
      if figures.measured.isControl { return .control }
      switch configure?.standing ?? frame?.standing {
      case .stale: return .stale
      case .control: return .control
      case .overLedger: return .overLedger
      case .baseline, .ranked, nil: return nil
      }
    }

    func entry(_ phase: ResultDocument.Phase) -> ResultDocument.RankingEntry? {
      phase == .configure ? configure : frame
    }
  }

  /// The groups in the document's order, without the floor and comparisons of lists, which fill no cells.
  static func all(in document: ResultDocument) -> [ReportGroup] {
    document.cases.filter { $0.made.role == .cells }.grouped(by: \.group)
      .compactMap { ReportGroup(id: $0.key, cases: $0.members, rankings: document.rankings) }
  }

  private init?(id: String, cases: [ResultDocument.Case], rankings: [ResultDocument.Ranking]) {
    guard let first = cases.first else { return nil }
    let configureRanking = rankings.first { $0.group == id && $0.phase == .configure }
    let frameRanking = rankings.first { $0.group == id && $0.phase == .frame }
    self.id = id
    name = GroupName(first)
    self.configureRanking = configureRanking
    self.frameRanking = frameRanking
    let members = cases.map { measured in
      Member(
        figures: CaseFigures(measured),
        configure: configureRanking?.entries.first { $0.strategy == measured.strategy },
        frame: frameRanking?.entries.first { $0.strategy == measured.strategy }
      )
    }
    self.members = members.enumerated()
      .sorted { one, other in
        Self.order(one.element, one.offset) < Self.order(other.element, other.offset)
      }
      .map(\.element)
  }

  /// The sort key: the role, then the ratio or the median time, then the document's order.
  private static func order(_ member: Member, _ offset: Int) -> (Int, Double, Int) {
    switch member.exclusion {
    case .stale, .overLedger: return (2, 0, offset)
    case .control: return (1, 0, offset)
    case .baseline, .ranked, nil: break
    }
    if member.configure?.standing == .baseline { return (0, 1, offset) }
    let median = member.figures.configure.map { Double($0.nearestRankSample(.p50)) }
    return (0, member.configure?.ratio ?? member.frame?.ratio ?? median ?? .infinity, offset)
  }

  var baseline: Member? {
    let name = configureRanking?.baseline ?? frameRanking?.baseline
    return members.first { $0.strategy == name }
  }

  /// True if strategies are next to a baseline whose own figures count.
  var hasRatios: Bool {
    guard let baseline else { return false }
    return baseline.exclusion == nil && !rivals.isEmpty
  }

  var competitors: [Member] { members.filter { $0.exclusion == nil } }

  /// The strategies that compete with the baseline, by rising ratio.
  var rivals: [Member] {
    members.filter { $0.exclusion == nil && $0.strategy != baseline?.strategy }
  }

  /// The cheapest strategy that the rounds prove cheaper than the baseline; `nil` where none is.
  func cheapest(_ phase: ResultDocument.Phase) -> Member? {
    rivals.filter { $0.entry(phase)?.verdict == .cheaper }
      .min { ($0.entry(phase)?.ratio ?? 1) < ($1.entry(phase)?.ratio ?? 1) }
  }

  enum Outcome {
    case beaten
    /// Everything with a ratio is slower, or differs by nothing that counts.
    case unbeaten
    case undecided
  }

  func outcome(_ phase: ResultDocument.Phase) -> Outcome? {
    let verdicts = rivals.compactMap { $0.entry(phase) }.filter { $0.ratio != nil }.map(\.verdict)
    guard !verdicts.isEmpty else { return nil }
    if verdicts.contains(.cheaper) { return .beaten }
    return verdicts.allSatisfy { $0 == .dearer || $0 == .unchanged } ? .unbeaten : .undecided
  }

  /// The control that is the baseline measured a second time.
  var selfComparison: Member? { member(.selfComparison) }

  /// The control that is the baseline's text compiled once more.
  var twin: Member? { member(.twin) }

  private func member(_ control: ResultDocument.Facts.Control) -> Member? {
    guard baseline != nil else { return nil }
    return members.first { $0.exclusion == .control && $0.figures.measured.made.control == control }
  }
}

/// A group with setter comparison and the same without it: the lines of a row.
struct GroupPair {
  var on: ReportGroup?
  var off: ReportGroup?

  var groups: [(group: ReportGroup, line: Int)] {
    [on.map { ($0, 0) }, off.map { ($0, 1) }].compactMap(\.self)
  }
}

/// A case with its times sorted.
struct CaseFigures {
  let measured: ResultDocument.Case
  let configure: SortedSamples?
  let frame: SortedSamples?

  init(_ measured: ResultDocument.Case) {
    self.measured = measured
    configure = SortedSamples(measured.samples.configureNanoseconds)
    frame = SortedSamples(measured.samples.frameWallNanoseconds)
  }

  /// A counter for each counted configure.
  func perConfigure(_ counter: String) -> Double? {
    measured.counters[counter].flatMap(perConfigure)
  }

  var retainsPerConfigure: Double? { measured.retainCount.flatMap(perConfigure) }

  private func perConfigure(_ count: Int) -> Double? {
    guard let configures = measured.counters["countedConfigures"], configures > 0 else {
      return nil
    }
    return Double(count) / Double(configures)
  }
}

/// The facts that the cases of a group share.
struct GroupName: Hashable {
  let workload: String
  let changedFields: ChangedFields?
  /// Further axes that are not at their default, in words.
  let axes: [String]
  let cell: String
  var rows: Int
  var hasSetterComparison: Bool

  init(_ measured: ResultDocument.Case) {
    let made = measured.made
    hasSetterComparison = made.setterComparison
    changedFields = made.changedFields
    axes = made.axesInWords
    workload = measured.workload
    cell = measured.cell
    rows = measured.rows
  }

  var withSetterComparison: GroupName {
    var other = self
    other.hasSetterComparison = true
    return other
  }
}

extension RunReport {
  /// `reconfigure.fields · 4 of 9 · fresh · card · 1,000 rows · setter comparison off`.
  func title(_ name: GroupName) -> String {
    let fields = name.changedFields.map { "\($0.changed) of \($0.all)" }
    let known = [name.workload, fields].compactMap(\.self) + name.axes + [name.cell]
    return (known + [rows(name.rows)] + (name.hasSetterComparison ? [] : ["setter comparison off"]))
    .joined(separator: typography.separator)
  }

  /// The same in few columns: `reconfigure 4/9 fresh card 1,000`.
  func shortTitle(_ name: GroupName) -> String { format.shortTitle(name) }

}

extension FigureFormat {
  func shortTitle(_ name: GroupName) -> String { shortTitle(name, rows: count(name.rows)) }

  /// A group without its row count: `load.first-frame card off`.
  func titleWithoutRows(_ name: GroupName) -> String { shortTitle(name, rows: nil) }

  private func shortTitle(_ name: GroupName, rows: String?) -> String {
    let workload =
      name.changedFields.map { fields in
        // The family alone: the count of fields says which of its workloads this is.
        "\(name.workload.prefix { $0 != "." }) \(fields.changed)/\(fields.all)"
      } ?? name.workload
    return
      ([workload] + name.axes + [name.cell] + [rows].compactMap(\.self)
      + (name.hasSetterComparison ? [] : ["off"]))
      .joined(separator: " ")
  }
}
