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
      + mistakeNotes(found).map { typography.paint(Span($0, .faint)) }
  }

  /// The answer in a sentence: how many cost anything, and what the dearest does to a frame.
  func mistakeSentences(_ found: [MistakeReading]) -> [String] {
    guard let worst = found.first else { return [] }
    let late = found.filter { ($0.longNanoseconds ?? 0) > budget(hertz: FastDisplay.hertz) }
    let times = worst.ratio.map { ", \(format.ratio($0)) times the frame of its cure" } ?? ""
    let sentence =
      "Of \(format.count(found.count)) mistakes \(typography.foreign(worst.mistake.cell)) costs a frame"
      + " most: \(format.nanoseconds(worst.frameNanoseconds)) more\(times)."
    let lateness =
      late.isEmpty
      ? "At 120 Hz the long frames of all of them are in time"
      : "At 120 Hz the long frames of \(format.count(late.count)) of them are late"
    return ["\(sentence) \(lateness)\(circumstances)."]
      + [mistakeOrderSentence(found)].compactMap(\.self)
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
  ///
  /// Where instructions were counted, they take the place of two figures that follow from others: the share at
  /// 60 Hz is half of that at 120 Hz.
  func mistakeTable(_ found: [MistakeReading]) -> Table {
    let columns = mistakeColumns(found)
    return Table(
      labelTitle: "mistake",
      groups: [
        Table.ColumnGroup(
          columns: columns.map { Table.Column(title: $0.title, isNumeric: $0 != .growth) }
        )
      ],
      rows: found.map { reading in
        Table.Row(
          label: Span(typography.foreign(reading.mistake.cell)),
          cells: columns.map { mistakeCell($0, reading) }
        )
      }
    )
  }

  /// What is said of each mistake.
  enum MistakeColumn: CaseIterable {
    case frame, times, instructions, cell, slowShare, share, rows, hitches, growth

    var title: String {
      switch self {
      case .frame: "a frame"
      case .times: "times"
      case .instructions: "instr"
      case .cell: "a cell"
      case .slowShare: "60 Hz"
      case .share: "120 Hz"
      case .rows: "rows/s"
      case .hitches: "ms/s"
      case .growth: "grows"
      }
    }
  }

  /// The columns that a line has room for.
  func mistakeColumns(_ found: [MistakeReading]) -> [MistakeColumn] {
    let isCounted = found.contains { $0.frameInstructions != nil }
    let absent: [MistakeColumn] = isCounted ? [.times, .slowShare] : [.instructions]
    return MistakeColumn.allCases.filter { !absent.contains($0) }
  }

  /// One figure of a mistake.
  func mistakeCell(_ column: MistakeColumn, _ reading: MistakeReading) -> Span {
    let long = reading.longNanoseconds
    let span: Span? =
      switch column {
      case .frame: Span(signed(reading.frameNanoseconds))
      case .times: reading.ratio.map { Span(format.ratio($0)) }
      case .instructions:
        reading.frameInstructions.map { Span(($0 < 0 ? "" : "+") + format.brief($0)) }
      case .cell: reading.cellNanoseconds.map { Span(signed($0)) }
      case .slowShare: long.map { shareSpan($0 / budget(hertz: 60)) }
      case .share: long.map { shareSpan($0 / budget(hertz: FastDisplay.hertz)) }
      case .rows: reading.rowsPerSecond.map { Span(format.shortCount($0)) }
      case .hitches: reading.hitchRatio.map { Span(format.plain(($0 * 10).rounded() / 10)) }
      case .growth: growthSpan(reading)
      }
    return span ?? missing
  }

  /// A share of the budget, which stands out where it is all of it.
  private func shareSpan(_ share: Double) -> Span {
    Span(format.share(share), share > 1 ? .bad : .plain)
  }

  /// What is counted, and the memory that stays with it.
  private func growthSpan(_ reading: MistakeReading) -> Span? {
    let counted = reading.growth.map { "\(format.count($0.count)) \(word($0.kind))" }
    let held = reading.grownBytes.map(format.wholeBytes)
    let parts = [counted, held].compactMap(\.self)
    return parts.isEmpty ? nil : Span(parts.joined(separator: ", "))
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
  func mistakeNotes(_ found: [MistakeReading]) -> [String] {
    let columns = mistakeColumns(found)
    let counted =
      columns.contains(.times)
      ? "times: its frame over the cure's" : "instr: instructions a frame more"
    let hertz = columns.contains(.slowShare) ? "60, 120 Hz" : "120 Hz"
    let held = found.contains { $0.grownBytes != nil } ? "; B: memory that a round leaves" : ""
    return typography.wrapped(
      "a frame, a cell: more than with the cure; \(counted);"
        + " \(hertz): p99 of frames over the budget\(circumstances); rows/s: before frames are late at"
        + " 120 Hz; ms/s: hitches at 120 Hz, frame-locked\(held).",
      indent: "  "
    )
  }
}
