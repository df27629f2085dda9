// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The strategies of one workload, cell and row count, in the order in which they are shown.
struct CaseGroup {
  let name: String
  /// Ranked strategies by rising ratio, then the ones that take no part.
  let members: [Member]
  let configureRanking: ResultDocument.Ranking?
  let frameRanking: ResultDocument.Ranking?

  /// One strategy with its place in both rankings.
  struct Member {
    let figures: CaseFigures
    let configure: ResultDocument.RankingEntry?
    let frame: ResultDocument.RankingEntry?

    var strategy: String { figures.measured.strategy }

    /// Why the strategy takes no part; `nil` where it does.
    var exclusion: ResultDocument.Standing? {
      if figures.measured.stale != nil { return .stale }
      if figures.measured.isControl { return .control }
      switch configure?.standing ?? frame?.standing {
      case .stale: return .stale
      case .control: return .control
      case .baseline, .ranked, nil: return nil
      }
    }
  }

  /// The groups of a document in the order in which its cases first name them.
  static func all(in document: ResultDocument) -> [CaseGroup] {
    var names: [String] = []
    var cases: [String: [ResultDocument.Case]] = [:]
    for measured in document.cases {
      if cases[measured.group] == nil { names.append(measured.group) }
      cases[measured.group, default: []].append(measured)
    }
    return names.map { name in
      CaseGroup(name: name, cases: cases[name] ?? [], rankings: document.rankings)
    }
  }

  private init(
    name: String,
    cases: [ResultDocument.Case],
    rankings: [ResultDocument.Ranking]
  ) {
    let configureRanking = rankings.first { $0.group == name && $0.phase == .configure }
    let frameRanking = rankings.first { $0.group == name && $0.phase == .frame }
    self.name = name
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
        (Self.order(one.element), one.offset) < (Self.order(other.element), other.offset)
      }
      .map(\.element)
  }

  /// Where a strategy stands: by ratio, by median time where there is none, last where it is out.
  private static func order(_ member: Member) -> Double {
    guard member.exclusion == nil else { return .infinity }
    if let ratio = member.configure?.ratio ?? member.frame?.ratio { return ratio }
    guard member.configure?.standing != .baseline else { return 1 }
    return Double(member.figures.configure.quantile(0.5) ?? .max)
  }

  /// The strategy that the others are divided by; `nil` where nothing was ranked.
  var baseline: Member? {
    let name = configureRanking?.baseline ?? frameRanking?.baseline
    return members.first { $0.strategy == name }
  }

  /// The cheapest strategy that the rounds prove cheaper than the baseline; `nil` where none is.
  var cheapest: Member? {
    members.first { $0.exclusion == nil && $0.configure?.verdict == .cheaper }
  }
}
