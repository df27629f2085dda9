// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// The group with most comparisons; of several, the first with default axes and most rows.
  var shownGroup: ReportGroup? {
    judgedGroups.enumerated()
      .min { Self.order($0.element, $0.offset) < Self.order($1.element, $1.offset) }?
      .element
  }

  private static func order(_ group: ReportGroup, _ offset: Int) -> (Int, Int, Int, Int) {
    let isPlain = group.members.allSatisfy { $0.figures.measured.axes.isEmpty }
    // What has no ratio is no comparison: a first frame has none to configure.
    let count = group.rivals.flatMap { [$0.configure, $0.frame] }.count { $0?.ratio != nil }
    return (-count, isPlain ? 0 : 1, -max(group.name.rows, -.max), offset)
  }

  func rankingTable(_ group: ReportGroup) -> Table {
    let excess = excess(in: group)
    let time: [Table.Column] = excess == nil ? [] : ["a cell"]
    let members = [group.baseline].compactMap(\.self) + group.rivals
    return Table(
      "over \(baselineName)",
      groups: [
        Table.ColumnGroup(
          title: "to configure",
          columns: ["ratio", "interval"] + time + [.text("")]
        ),
        Table.ColumnGroup(
          title: "over the whole frame",
          columns: ["ratio", "interval", .text("")]
        ),
      ],
      rows: members.map { member in
        Table.Row(
          Span(rankedName(member.strategy)),
          rankingCells(member.configure, excess.map { [timeSpan(member, $0)] } ?? [])
            + rankingCells(member.frame, [])
        )
      },
      hasRule: false,
      caption: "\(title(group.name)), over \(baselineName)"
    )
  }

  private func rankingCells(_ entry: ResultDocument.RankingEntry?, _ time: [Span]) -> [Span] {
    [ratioSpan(entry, isRanked: true), intervalSpan(entry)] + time
      + [entry?.standing == .baseline ? "" : Self.word(entry?.verdict)]
  }

  /// The time of a cell with the baseline, and the difference of the others: `1.08 µs`, `+116 ns`.
  private func timeSpan(_ member: ReportGroup.Member, _ excess: Excess) -> Span {
    let text =
      member.configure?.standing == .baseline
      ? excess.baselineNanoseconds.map { format.nanoseconds($0) }
      : excess.nanoseconds[member.strategy].map(difference)
    return text.map { Span($0) } ?? missing
  }

  static func word(_ verdict: StrategyVerdict?) -> Span {
    switch verdict {
    case .cheaper: Span("cheaper", .good)
    case .dearer: "dearer"
    case .unchanged: Span("unchanged", .faint)
    case .inconclusive: Span("undecided", .caution)
    case nil: ""
    }
  }

  var timeTable: Table {
    let members = groups.flatMap { group in group.members.map { (group, $0) } }
    return Table(
      "median times",
      ["to configure", "of a frame"],
      rows: hasTimes && !document.lacksSingleSamples
        ? members.map { group, member in
          Table.Row(
            "\(shortTitle(group.name)), \(member.strategy)",
            [member.figures.configure, member.figures.frame]
              .map { span($0, .p50) { format.nanoseconds($0) } }
          )
        } : []
    )
  }

  var caseTable: Table {
    var table = Table("", groups: [], rows: [])
    for group in groups {
      var own = groupTable(group)
      own.rows.removeAll(where: \.isHeading)
      for (index, member) in zip(own.rows.indices, group.members) {
        let name = "\(shortTitle(group.name)), \(rankedName(member.strategy))"
        let kind = member.exclusion.map { " (\($0.rawValue))" } ?? ""
        own.rows[index].label = Span(name + kind)
        for (place, ranking) in [
          (0, group.configureRanking), (Self.framePlace, group.frameRanking),
        ] {
          let ratio = ranking.flatMap { member.entry($0.phase)?.ratio }
          let source = ratio == nil ? nil : pointer(ranking, member.strategy, "ratio")
          own.rows[index].cells[place] = own.rows[index].cells[place]
            .sorted(by: ratio, source: source)
        }
      }
      table.groups = own.groups
      table.rows += own.rows
    }
    for index in table.groups.indices {
      table.groups[index].title = table.groups[index].labelTitle ?? ""
    }
    table.labelTitle = "case"
    table.caption =
      "Times of single cells, by stamps, and of all frames, disturbed ones too, in the units of the"
      + " headings. Share: of the budget that the median takes; over: cells that take more than all of"
      + " it; fit: cells that a frame holds"
    return table
  }

  /// The place of the ratio over the whole frame among the cells of a case.
  private static let framePlace = 13

  /// A JSON pointer to a figure of a ranking.
  func pointer(_ ranking: ResultDocument.Ranking?, _ strategy: String, _ key: String) -> String? {
    guard let ranking,
      let index = document.rankings.firstIndex(where: {
        $0.group == ranking.group && $0.phase == ranking.phase
      }),
      let place = document.rankings[index].entries.firstIndex(where: { $0.strategy == strategy })
    else { return nil }
    return "/rankings/\(index)/entries/\(place)/\(key)"
  }

  /// The time of a cell of the baseline, and the excess of the others, in the rounds of the ratios.
  struct Excess {
    /// The time of a cell; nil where its rounds include the dequeue.
    let baselineNanoseconds: Double?
    /// The median excess over the baseline, by strategy.
    let nanoseconds: [String: Double]
  }

  /// A value with its sign-test interval, whose ends are nil where the rounds are too few.
  struct Estimate {
    let value: Double
    let low: Double?
    let high: Double?
  }

  func excessInterval(of member: ReportGroup.Member, in group: ReportGroup) -> Estimate? {
    guard let differences = differences(of: member, in: group), let middle = differences.median
    else { return nil }
    let ascending = differences.sorted()
    let rank = SignTest.intervalRank(pairCount: ascending.count)
    return Estimate(
      value: middle,
      low: rank.map { ascending[$0 - 1] },
      high: rank.map { ascending[ascending.count - $0] }
    )
  }

  private func differences(of member: ReportGroup.Member, in group: ReportGroup) -> [Double]? {
    guard member.configure?.ratio != nil, let baseline = group.baseline, let own = costs(baseline),
      let costs = costs(member), costs.definition == own.definition,
      costs.nanoseconds.count == own.nanoseconds.count
    else { return nil }
    return zip(costs.nanoseconds, own.nanoseconds).map { $0 - $1 }
  }

  func excess(in group: ReportGroup) -> Excess? {
    guard let baseline = group.baseline, let own = costs(baseline) else { return nil }
    var nanoseconds: [String: Double] = [:]
    for rival in group.rivals {
      nanoseconds[rival.strategy] = differences(of: rival, in: group)?.median
    }
    let time = own.definition == .fill ? own.nanoseconds.median : nil
    return Excess(baselineNanoseconds: time, nanoseconds: nanoseconds)
  }

  /// `a cell takes mutation 1.08 µs; over that, hosting +2.16 µs`.
  func excessSentence(_ group: ReportGroup) -> [String] {
    guard let excess = excess(in: group), let baseline = group.baseline, !excess.nanoseconds.isEmpty
    else { return [] }
    let own = excess.baselineNanoseconds.map {
      ", a cell takes \(baseline.strategy) \(format.nanoseconds($0)); over that"
    }
    let others = group.rivals.compactMap { rival in
      excess.nanoseconds[rival.strategy].map { "\(rival.strategy) \(difference($0))" }
    }
    return [
      "in the rounds of the ratio\(own ?? ", a cell takes over \(baseline.strategy)"),"
        + " \(others.joined(separator: ", "))."
    ]
  }

  /// `+219 ns`.
  func difference(_ nanoseconds: Double) -> String {
    (nanoseconds > 0 ? "+" : "") + format.nanoseconds(nanoseconds)
  }

  /// The rounds of a strategy that was measured next to the group's own baseline.
  private func costs(_ member: ReportGroup.Member) -> ConfigureCosts? {
    let measured = member.figures.measured
    guard measured.companion == nil else { return nil }
    do throws(ConfigureCosts.Fault) {
      return try ConfigureCosts(measured.samples, plain: .phase)
    } catch {
      // Why there is no ratio stands with the ranking.
      return nil
    }
  }
}
