// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunPage {
  /// A counter that the table of work shows, over the cells that it was counted over.
  private struct WorkColumn: Sendable {
    let title: String
    let meaning: String
    let decimals: Int
    let value: @Sendable (CaseFigures) -> Double?
  }

  /// What a cell costs in exact counts, case by case.
  func work() -> PageSection {
    let members = report.groups.flatMap { group in group.members.map { (group: group, member: $0) }
    }
    let columns = Self.workColumns.filter { column in
      members.contains { column.value($0.member.figures) != nil }
    }
    let rows = columns.isEmpty ? [] : members.map { row($0.group, $0.member, columns) }
    let table = PageTable(
      id: "work-table",
      caption: "Exact counts per cell, of every case",
      labelTitle: "case",
      columns: columns.map { PageTable.Column(title: $0.title, meaning: $0.meaning) },
      rows: rows,
      isSearched: true
    )
    let lookFor =
      "Counts repeat bit for bit on any machine with the same toolchain. Shaded is what is more than the"
      + " baseline's of the same group: a little, twice, five times."
    let reasons = report.warningLines().filter { $0.hasPrefix("not available") }
    return PageSection(
      id: "work",
      title: "Work per cell",
      shortTitle: "Work",
      content: rows.isEmpty
        ? []
        : [
          Markup.element("p", ["class": "look"], text: lookFor),
          Markup.element("div", ["class": "long"], [table.element]),
        ]
          + Markup.paragraphs(reasons.map { Span($0, .faint) })
    )
  }

  private static let workColumns: [WorkColumn] = [
    WorkColumn(title: "allocations", meaning: "over the configures that were counted", decimals: 2)
    {
      $0.perConfigure("allocations")
    },
    WorkColumn(title: "retains", meaning: "of native and bridged objects, as above", decimals: 1) {
      $0.retainsPerConfigure
    },
    WorkColumn(title: "instructions", meaning: "over whole frames, as above", decimals: 0) {
      $0.perConfigure("instructions")
    },
    perCell("writes asked", "propertyWritesAsked"), perCell("effective", "propertyWritesEffective"),
    perCell("text layouts", "textLayouts"), perCell("layout passes", "layoutPasses"),
    perCell("display passes", "displayPasses"), perCell("bytes committed", "bytesCommitted"),
    perCell("made", "cellsCreated"),
  ]

  private static func perCell(_ title: String, _ counter: String) -> WorkColumn {
    WorkColumn(
      title: title,
      meaning: "\(counter) over the cells that the data source was asked for",
      decimals: 2
    ) {
      figures in
      guard let count = figures.measured.counters[counter],
        let cells = figures.measured.counters["dataSourceCellCalls"], cells > 0
      else { return nil }
      return Double(count) / Double(cells)
    }
  }

  private func row(
    _ group: ReportGroup,
    _ member: ReportGroup.Member,
    _ columns: [WorkColumn]
  ) -> PageTable.Row {
    let identifier = "case:" + typography.foreign(member.figures.measured.id)
    let cells = columns.map { column -> PageTable.Cell in
      guard let value = column.value(member.figures) else { return PageTable.Cell(report.missing) }
      let text =
        value < 1_000
        ? format.fixed(value, decimals: column.decimals) : format.plain(value.rounded())
      var cell = PageTable.Cell(Span(text), value: value)
      cell.className = group.baseline.flatMap { column.value($0.figures) }
        .flatMap { shade(value, over: $0) }
      return cell
    }
    return PageTable.Row(
      id: identifier,
      label: Markup("\(report.shortTitle(group.name)), \(report.rankedName(member.strategy))"),
      cells: cells
    )
  }

  /// How much more than the baseline's: nil up to a tenth more.
  private func shade(_ value: Double, over baseline: Double) -> String? {
    guard value > baseline * 1.1 + 0.01 else { return nil }
    return value >= baseline * 5 ? "much-more" : value >= baseline * 2 ? "twice" : "more"
  }
}
