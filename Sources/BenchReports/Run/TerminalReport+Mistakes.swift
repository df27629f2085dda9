// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// The mistakes that were measured, the one that costs a frame most first; empty where there are none.
  var mistakes: [MistakeReading] { MistakeReading.all(in: document) }

  /// The section of the full report.
  func mistakeLines() -> [String] {
    let found = mistakes
    guard !found.isEmpty else { return [] }
    return [typography.heading("What mistakes cost")] + mistakeTable(found).lines(typography)
      + mistakeNotes().map { typography.paint(Span($0, .faint)) }
  }

  /// The answer in a sentence: how many cost anything, and what the dearest does to a frame.
  func mistakeSentences(_ found: [MistakeReading]) -> [String] {
    guard let worst = found.first else { return [] }
    let late = found.filter { ($0.longNanoseconds ?? 0) > budget(hertz: MistakeReading.fastHertz) }
    let times = worst.ratio.map { ", \(format.ratio($0)) times the frame of its cure" } ?? ""
    let sentence =
      "Of \(format.count(found.count)) mistakes \(typography.foreign(worst.mistake.cell)) costs a frame"
      + " most: \(format.nanoseconds(worst.frameNanoseconds)) more\(times)."
    let lateness =
      late.isEmpty
      ? "At 120 Hz the long frames of all of them are in time"
      : "At 120 Hz the long frames of \(format.count(late.count)) of them are late"
    return ["\(sentence) \(lateness)\(circumstances)."]
  }

  /// What the app may use of a frame's time on a display, in nanoseconds.
  private func budget(hertz: Double) -> Double { 1e9 / hertz * (document.plan.appShare ?? 1) }

  /// What was done to the work of all frames and to their time, if anything.
  private var circumstances: String {
    let slowdown = document.plan.slowdown.map { " at \(typography.foreign($0)) times their time" }
    let share = document.plan.appShare.flatMap { $0 == 1 ? nil : $0 }
      .map { ", of a period of which the app may use \(format.share($0))" }
    return (slowdown ?? "") + (share ?? "")
  }

  /// One line for each mistake.
  func mistakeTable(_ found: [MistakeReading]) -> Table {
    let columns = ["a frame", "times", "a cell", "60 Hz", "120 Hz", "rows/s", "ms/s"]
      .map { Table.Column(title: $0) }
    return Table(
      labelTitle: "mistake",
      groups: [
        Table.ColumnGroup(columns: columns + [Table.Column(title: "grows", isNumeric: false)])
      ],
      rows: found.map {
        Table.Row(label: Span(typography.foreign($0.mistake.cell)), cells: cells($0))
      }
    )
  }

  private func cells(_ reading: MistakeReading) -> [Span] {
    let share = reading.longNanoseconds
    return [
      Span(signed(reading.frameNanoseconds)),
      reading.ratio.map { Span(format.ratio($0)) } ?? missing,
      reading.cellNanoseconds.map { Span(signed($0)) } ?? missing,
      share.map { shareSpan($0 / budget(hertz: 60)) } ?? missing,
      share.map { shareSpan($0 / budget(hertz: MistakeReading.fastHertz)) } ?? missing,
      reading.rowsPerSecond.map { Span(format.shortCount($0)) } ?? missing,
      reading.hitchRatio.map { Span(format.plain(($0 * 10).rounded() / 10)) } ?? missing,
      growthSpan(reading.growth),
    ]
  }

  /// A share of the budget, which stands out where it is all of it.
  private func shareSpan(_ share: Double) -> Span {
    Span(format.share(share), share > 1 ? .bad : .plain)
  }

  private func growthSpan(_ growth: MistakeReading.Growth?) -> Span {
    growth.map { Span("+\(format.count($0.count)) \(word($0.kind))") } ?? missing
  }

  private func word(_ kind: MistakeReading.Growth.Kind) -> String {
    switch kind {
    case .views: "views"
    case .actions: "actions"
    case .gestures: "gestures"
    case .cells: "cells"
    case .sizes: "sizes"
    }
  }

  private func signed(_ nanoseconds: Double) -> String {
    (nanoseconds < 0 ? "" : "+") + format.nanoseconds(nanoseconds)
  }

  /// What the columns mean.
  func mistakeNotes() -> [String] {
    let hertz = format.plain(document.plan.refreshHertz)
    return typography.wrapped(
      "a frame, a cell: more than with the cure; times: its frame over the cure's; 60, 120 Hz: p99 of"
        + " frames over the budget\(circumstances); rows/s: before frames are late at 120 Hz; ms/s:"
        + " hitches at \(hertz) Hz.",
      indent: "  "
    )
  }
}
