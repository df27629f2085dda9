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
    var ids: [String] = []
    var cases: [String: [ResultDocument.Case]] = [:]
    for measured in document.cases
    where measured.made.role == .cells {
      if cases[measured.group] == nil { ids.append(measured.group) }
      cases[measured.group, default: []].append(measured)
    }
    return ids.compactMap { id in
      cases[id].flatMap { ReportGroup(id: id, cases: $0, rankings: document.rankings) }
    }
  }

  private init?(
    id: String,
    cases: [ResultDocument.Case],
    rankings: [ResultDocument.Ranking]
  ) {
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

  var isCounted: Bool { perConfigure("allocations") != nil || retainsPerConfigure != nil }

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
