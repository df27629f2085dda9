// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

enum FrameKind {
  case measured
  /// Counted instructions at a declared rate.
  case modelled
}

extension RunReport {
  struct JudgedCase {
    let group: ReportGroup
    let member: ReportGroup.Member
    let frames: ResultDocument.FrameFigures

    /// The work of the longest frame over its deadline.
    var fullness: Double { frames.utilisation["max"] ?? 0 }
  }

  func judgedCases(_ kind: FrameKind) -> [JudgedCase] {
    groups.flatMap { group in
      group.members.compactMap { member in
        let measured = member.figures.measured
        return (kind == .measured ? measured.frames : measured.modelled)
          .map { JudgedCase(group: group, member: member, frames: $0) }
      }
    }
  }

  /// Groups with late frames as a table, all others in a sentence.
  func frameSection(_ kind: FrameKind) -> ReportSection {
    let judged = judgedCases(kind)
    let lateGroups = Set(judged.filter { $0.frames.lateCount > 0 }.map(\.group.id))
    let late = judged.filter { lateGroups.contains($0.group.id) }
    let onTime = judged.filter { !lateGroups.contains($0.group.id) }
    let rate = " on a \(format.plain(document.plan.refreshHertz)) Hz display"
    return ReportSection(
      (kind == .measured ? "Frames" : "Modelled frames") + (document.plan.givesBudget ? "" : rate),
      judged.isEmpty
        ? []
        : [
          .sentences([condition(judged)], .faint), .table(frameTable(late)),
          .sentences(late.isEmpty ? [] : [frameNote(late)], .faint),
          .sentences(onTimeSentence(onTime, isAll: late.isEmpty).map { [$0] } ?? []),
        ]
    )
  }

  private func condition(_ judged: [JudgedCase]) -> String {
    let deadlines = judged.map(\.frames.deadlineNanoseconds).distinct()
      .map { format.nanoseconds(Double($0), digits: 4) }
    return judged.map(\.frames.label).distinct().joined(separator: "; ")
      + "; deadline \(deadlines.joined(separator: ", "))"
  }

  private func frameTable(_ judged: [JudgedCase]) -> Table {
    let rows = judged.grouped(by: \.group.id)
      .flatMap { _, cases in
        [Table.Row.heading(cases.first.map { shortTitle($0.group.name) } ?? "")]
          + cases.map { one in
            let style: TextStyle = one.member.exclusion == nil ? .plain : .faint
            return Table.Row(Span("  " + one.member.strategy, style), frameCells(one))
          }
      }
    return Table("workload, cell, rows", groups: Self.frameColumns, rows: rows)
  }

  static let frameColumns = [
    Table.ColumnGroup(columns: [
      "late", "frames",
      Table.Column(
        title: "hitch\nms/s",
        meaning: "how late frames appeared, in milliseconds for each second of scrolling"
      ), .text("band"),
      Table.Column(title: "longest\nstreak", meaning: "the most late frames in a row"),
      Table.Column(
        title: "worst\nsecond",
        meaning:
          "intervals without a new frame in the worst second; in parentheses where there was less than a second"
      ),
    ]),
    Table.ColumnGroup(
      title: "of deadline",
      columns: ["p99", Table.Column(title: "max", meaning: "the longest frame over its deadline")]
    ), Table.ColumnGroup(columns: ["overrun"]),
  ]

  func frameCells(_ judged: JudgedCase) -> [Span] {
    let frames = judged.frames
    let worst = format.share(frames.worstSecondDroppedPercent / 100)
    let hitch = frames.hitchRatio
    let band: TextStyle =
      switch frames.hitchBand {
      case .good: .plain
      case .warning: .caution
      case .critical: .bad
      }
    return [
      Span(
        format.shortCount(frames.lateCount),
        frames.lateCount > 0 ? .bad : .plain,
        value: Double(frames.lateCount)
      ), Span(format.shortCount(frames.frameCount), value: Double(frames.frameCount)),
      Span(hitch == 0 ? "0" : format.significant(hitch, digits: 3), value: hitch),
      Span(frames.hitchBand.rawValue, band), Span(format.shortCount(frames.longestLateStreak)),
      Span(frames.isSecondPartial ? "(\(worst))" : worst, value: frames.worstSecondDroppedPercent),
      frames.utilisation["p99"].map { Span(format.share($0), value: $0) }
        ?? Span("too few", .faint),
      frames.utilisation["max"].map { Span(format.share($0), value: $0) } ?? missing,
      frames.overrunNanoseconds["max"]
        .map { Span(($0 > 0 ? "+" : "") + format.nanoseconds($0), value: Double($0)) } ?? missing,
    ]
  }

  private func frameNote(_ late: [JudgedCase]) -> String {
    "hitch: how late frames appeared, per second; streak: of late frames; worst second: intervals"
      + " without a new frame"
      + (late.contains(where: \.frames.isSecondPartial)
        ? ", in parentheses of less than a second in all" : "")
      + "; of deadline, overrun: work of the longest frames."
  }

  private func onTimeSentence(_ onTime: [JudgedCase], isAll: Bool) -> String? {
    onTime.max { $0.fullness < $1.fullness }
      .map { fullest in
        "No frame of \(caseCount(onTime.count, isAll: isAll)) is late: the longest takes"
          + " \(format.share(fullest.fullness)) of the time that it has (\(place(fullest)))."
      }
  }

  private func caseCount(_ count: Int, isAll: Bool) -> String {
    (isAll ? "" : "the other ") + format.counted(count, "case")
  }

  private func place(_ judged: JudgedCase) -> String {
    "\(shortTitle(judged.group.name)), \(judged.member.strategy)"
  }

  var frameSentences: [Span] {
    [(FrameKind.measured, "frame"), (.modelled, "modelled frame")]
      .compactMap { kind, noun in frameSentence(judgedCases(kind), noun) }
  }

  private func frameSentence(_ judged: [JudgedCase], _ noun: String) -> Span? {
    guard let fullest = judged.max(by: { $0.fullness < $1.fullness }) else { return nil }
    let deadline = format.nanoseconds(Double(fullest.frames.deadlineNanoseconds), digits: 4)
    let slowdown = document.plan.slowdown.map { ", times \($0)," } ?? ""
    let longest =
      "the longest\(slowdown) takes \(format.share(fullest.fullness)) of its \(deadline)"
      + " (\(place(fullest)))"
    let late = judged.filter { $0.frames.lateCount > 0 }
    guard let worst = late.max(by: { $0.frames.lateCount < $1.frames.lateCount }) else {
      return Span("No \(noun) is late: \(longest).")
    }
    return Span(
      "Late \(noun)s in \(format.count(late.count)) of \(caseCount(judged.count, isAll: true)),"
        + " most in \(place(worst)): \(format.count(worst.frames.lateCount)) of"
        + " \(format.count(worst.frames.frameCount)); \(longest).",
      .caution
    )
  }
}
