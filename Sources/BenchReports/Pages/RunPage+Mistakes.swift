// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunPage {
  /// What mistakes cost, the dearest first; empty where none were measured.
  func mistakes() -> PageSection {
    let found = report.mistakes
    let lookFor =
      "A row is a mistake beside its cure: what it costs a frame more, and whether that is late. Each heading"
      + " puts the rows in its order."
    return PageSection(
      id: "mistakes",
      title: "What mistakes cost a frame",
      shortTitle: "Mistakes",
      content: found.isEmpty
        ? []
        : Markup.paragraphs(report.mistakeSentences(found).map { Span($0) })
          + [Markup.element("p", ["class": "look"], text: lookFor), mistakeTable(found).element]
          + Markup.paragraphs([Span(report.mistakeNotes(found).joined(separator: " "), .faint)])
          + [Markup.details("What each of them is, and its cure", [cures(found).element])]
    )
  }

  /// The heading of the page of such a run; nil where no mistake was measured.
  var mistakeTitle: String? {
    guard let worst = report.mistakes.first else { return nil }
    let name = typography.shortened(typography.foreign(worst.mistake.cell), to: 60)
    return "Of \(format.count(report.mistakes.count)) mistakes \(name) costs a frame most:"
      + " \(format.nanoseconds(worst.frameNanoseconds)) more"
  }

  /// The figures of each, which can be put in order and searched.
  private func mistakeTable(_ found: [MistakeReading]) -> PageTable {
    // A page has room for what follows from other figures too.
    let isCounted = found.contains { $0.frameInstructions != nil }
    let columns = TerminalReport.MistakeColumn.allCases.filter { $0 != .instructions || isCounted }
    return PageTable(
      id: "mistake-table",
      caption: "Each mistake beside its cure",
      labelTitle: "mistake",
      columns: columns.map {
        PageTable.Column(title: $0.title, meaning: $0.meaning, isNumeric: $0 != .growth)
      },
      rows: found.map { reading in
        PageTable.Row(
          label: Markup(typography.foreign(reading.mistake.cell)),
          cells: columns.map {
            PageTable.Cell(
              report.mistakeCell($0, reading),
              value: $0.value(of: reading),
              source: $0 == .times ? ratioPlace(reading) : nil
            )
          }
        )
      },
      isSearched: true
    )
  }

  /// Where the ratio of a mistake over its cure stands in the document.
  private func ratioPlace(_ reading: MistakeReading) -> String? {
    let ranking = document.rankings.first { ranking in
      ranking.group == reading.group && ranking.phase == .frame
    }
    return reading.ratio == nil ? nil : pointer(ranking, reading.mistake.strategy, "ratio")
  }

  /// What is done wrong, what to do instead, and who tells it.
  private func cures(_ found: [MistakeReading]) -> PageTable {
    PageTable(
      id: "cure-table",
      caption: "The mistakes and their cures",
      labelTitle: "mistake",
      columns: ["what it does", "cure", "where it is told"]
        .map { PageTable.Column(title: $0, isNumeric: false, isSortable: false) },
      rows: found.map { reading in
        let mistake = reading.mistake
        return PageTable.Row(
          label: Markup(typography.foreign(mistake.cell)),
          cells: [mistake.what, mistake.cure, mistake.source]
            .map { PageTable.Cell(Span(typography.foreign($0))) }
        )
      }
    )
  }
}

extension TerminalReport.MistakeColumn {
  /// What the title means.
  fileprivate var meaning: String {
    switch self {
    case .frame: "what a frame takes longer than with the cure, the median of the rounds"
    case .times: "its frame over the frame of the cure"
    case .instructions: "instructions that a frame executes more, by Callgrind"
    case .cell: "what each filled cell takes longer"
    case .slowShare:
      "share of the budget at 60 Hz that all but the longest hundredth of frames take at most"
    case .share: "the same at 120 Hz"
    case .rows: "rows that may come into view in a second before frames are late at 120 Hz"
    case .hitches: "hitch time in a second at 120 Hz, frame-locked"
    case .growth: "what is left behind beyond the cure"
    }
  }

  /// The figure by which rows are put in order; nil where there is none.
  fileprivate func value(of reading: MistakeReading) -> Double? {
    switch self {
    case .frame: reading.frameNanoseconds
    case .times: reading.ratio
    case .instructions: reading.frameInstructions
    case .cell: reading.cellNanoseconds
    case .slowShare, .share: reading.longNanoseconds
    case .rows: reading.rowsPerSecond.map(Double.init)
    case .hitches: reading.hitchRatio
    case .growth: (reading.growth?.count ?? reading.grownBytes).map(Double.init)
    }
  }
}
