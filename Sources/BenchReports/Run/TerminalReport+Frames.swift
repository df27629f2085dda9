// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// A case whose frames were judged.
  struct JudgedCase {
    let group: ReportGroup
    let member: ReportGroup.Member
    let frames: ResultDocument.FrameFigures

    /// The work of the longest frame over its deadline; 0 where it is not known.
    var fullness: Double { frames.utilisation["max"] ?? 0 }
  }

  /// What a display would have shown: a table of the groups that have late frames, and one sentence
  /// about all others.
  func frameLines(_ kind: FrameKind) -> [String] {
    let judged = judgedCases(kind)
    guard !judged.isEmpty else { return [] }
    let lateGroups = Set(judged.filter { $0.frames.lateCount > 0 }.map(\.group.id))
    let late = judged.filter { lateGroups.contains($0.group.id) }
    let onTime = judged.filter { !lateGroups.contains($0.group.id) }
    let title =
      (kind == .measured ? "Frames" : "Modelled frames")
      + (namesBudget ? "" : " on a \(format.plain(document.plan.refreshHertz)) Hz display")
    return [typography.heading(title)] + conditionLines(judged) + lateTable(late)
      + onTimeLines(onTime, isAll: late.isEmpty)
  }

  /// The cases whose frames were judged, group by group.
  func judgedCases(_ kind: FrameKind) -> [JudgedCase] {
    groups.flatMap { group in
      group.members.compactMap { member in
        kind.figures(of: member.figures.measured)
          .map { JudgedCase(group: group, member: member, frames: $0) }
      }
    }
  }

  /// Whether a budget was asked for instead of a display, whose rate is then nobody's choice.
  private var namesBudget: Bool {
    document.plan.givesBudget
  }

  /// The label of the figures, which goes wherever they go, and the deadline.
  private func conditionLines(_ judged: [JudgedCase]) -> [String] {
    var labels: [String] = []
    var deadlines: [Int] = []
    for frames in judged.map(\.frames) {
      if !labels.contains(frames.label) { labels.append(frames.label) }
      if !deadlines.contains(frames.deadlineNanoseconds) {
        deadlines.append(frames.deadlineNanoseconds)
      }
    }
    let times = deadlines.map { format.nanoseconds(Double($0), digits: 4) }
    let text =
      labels.map(typography.foreign).joined(separator: "; ")
      + "; deadline \(times.joined(separator: ", "))"
    return typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, .faint)) }
  }

  private func lateTable(_ late: [JudgedCase]) -> [String] {
    guard !late.isEmpty else { return [] }
    var rows: [Table.Row] = []
    var previous: String?
    for judged in late {
      if judged.group.id != previous { rows.append(.heading(shortTitle(judged.group.name))) }
      previous = judged.group.id
      let name = "  " + typography.foreign(judged.member.strategy)
      let label = Span(name, judged.member.exclusion == nil ? .plain : .faint)
      rows.append(Table.Row(label: label, cells: cells(judged.frames)))
    }
    let shown = [
      ["late", "frames", "hitch\nms/s"], ["longest\nstreak", "worst\nsecond"],
    ]
    .map { $0.map { Table.Column(title: $0) } }
    let band = Table.Column(title: "band", isNumeric: false)
    let used = ["p99", "max"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "workload, cell, rows",
      groups: [
        Table.ColumnGroup(columns: shown[0] + [band] + shown[1]),
        Table.ColumnGroup(title: "of deadline", columns: used),
        Table.ColumnGroup(columns: [Table.Column(title: "overrun")]),
      ],
      rows: rows
    )
    let hasPartial = late.contains(where: \.frames.isSecondPartial)
    let text =
      "hitch: how late frames appeared, per second; streak: of late frames; worst second: intervals"
      + " without a new frame"
      + (hasPartial ? ", in parentheses of less than a second in all" : "")
      + "; of deadline, overrun: work of the longest frames."
    return table.lines(typography)
      + typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, .faint)) }
  }

  private func cells(_ frames: ResultDocument.FrameFigures) -> [Span] {
    let worst = format.share(frames.worstSecondDroppedPercent / 100)
    let p99 = frames.utilisation["p99"].map { Span(format.share($0)) }
    let overrun = frames.overrunNanoseconds["max"]
      .map { Span(($0 > 0 ? "+" : "") + format.nanoseconds($0)) }
    return [
      Span(format.shortCount(frames.lateCount), frames.lateCount > 0 ? .bad : .plain),
      Span(format.shortCount(frames.frameCount)), Span(hitchRatio(frames.hitchRatio)),
      Span(frames.hitchBand.rawValue, Self.style(frames.hitchBand)),
      Span(format.shortCount(frames.longestLateStreak)),
      Span(frames.isSecondPartial ? "(\(worst))" : worst),
      p99 ?? Span("too few", .faint),
      frames.utilisation["max"].map { Span(format.share($0)) } ?? missing, overrun ?? missing,
    ]
  }

  private func hitchRatio(_ value: Double) -> String {
    value == 0 ? "0" : format.significant(value, digits: 3)
  }

  private static func style(_ band: ResultDocument.HitchBand) -> TextStyle {
    switch band {
    case .good: .plain
    case .warning: .caution
    case .critical: .bad
    }
  }

  /// How near frames came to being late where none was.
  private func onTimeLines(_ onTime: [JudgedCase], isAll: Bool) -> [String] {
    guard let fullest = onTime.max(by: { $0.fullness < $1.fullness }) else { return [] }
    let cases = caseCount(onTime.count, isAll: isAll)
    let place =
      "\(shortTitle(fullest.group.name)), \(typography.foreign(fullest.member.strategy))"
    let text =
      "No frame of \(cases) is late: the longest takes \(format.share(fullest.fullness)) of the"
      + " time that it has (\(place))."
    return typography.wrapped(text, indent: "  ")
  }

  /// `16 cases`, `the other 16 cases`.
  func caseCount(_ count: Int, isAll: Bool) -> String {
    (isAll ? "" : "the other ") + format.count(count) + (count == 1 ? " case" : " cases")
  }
}

/// What the work of the frames on a simulated display comes from.
enum FrameKind {
  /// Measured times, multiplied by a slowdown if one was asked for.
  case measured
  /// Counted instructions at a declared rate.
  case modelled

  /// The figures of a case; `nil` where it has none.
  func figures(of measured: ResultDocument.Case) -> ResultDocument.FrameFigures? {
    self == .measured ? measured.frames : measured.modelled
  }
}

extension TerminalReport {
  /// How many frames something else disturbed, and where most; the floor's count too.
  func interferenceLines() -> [String] {
    let passes = document.cases.compactMap { measured in
      measured.interference.map { (measured: measured, interference: $0) }
    }
    let frameCount = passes.map(\.interference.frameCount).total
    guard frameCount > 0 else { return [] }
    let disturbed = passes.map(\.interference.disturbedCount).total
    guard disturbed > 0,
      let worst = passes.max(by: { one, other in
        (one.interference.disturbedCount, one.interference.notRunningNanoseconds)
          < (other.interference.disturbedCount, other.interference.notRunningNanoseconds)
      })
    else {
      let text = "None of \(format.count(frameCount)) frames of the processor pass was disturbed."
      return typography.wrapped(text, indent: "  ")
    }
    let lost = passes.map(\.interference.notRunningNanoseconds).total
    let place =
      "\(shortTitle(GroupName(worst.measured))), \(typography.foreign(worst.measured.strategy))"
    let text =
      "\(format.count(disturbed)) of \(format.count(frameCount)) frames of the processor pass were"
      + " disturbed: for \(format.nanoseconds(lost)) in all the thread did not run; most often in"
      + " \(place) (\(format.count(worst.interference.disturbedCount)) of"
      + " \(format.count(worst.interference.frameCount)))."
    return typography.wrapped(text, indent: "  ")
  }
}
