// SPDX-License-Identifier: Apache-2.0

extension DoctorReport {
  /// Columns that a finding keeps at most, so that the place it was read from has room.
  private static let widestFinding = 29
  /// A place that is cut to less says nothing.
  private static let narrowestSource = 16

  /// What disturbs nothing: a line each.
  func goodTable(_ members: [DoctorRow]) -> Table {
    let found = members.map {
      typography.shortened(typography.foreign($0.found), to: Self.widestFinding)
    }
    let labels = members.map(\.title.count).max() ?? 0
    let findings = found.map(Typography.columnCount).max() ?? 0
    let room = typography.width - labels - Table.Block.groupGap - findings - 2
    let showsSource = room >= Self.narrowestSource
    let titles = ["found"] + (showsSource ? ["read from"] : [])
    return Table(
      labelTitle: "what",
      groups: [
        Table.ColumnGroup(columns: titles.map { Table.Column(title: $0, isNumeric: false) })
      ],
      rows: zip(members, found)
        .map { row, found in
          let source = typography.shortened(typography.foreign(row.source ?? ""), to: room)
          return Table.Row(
            label: Span(row.title),
            cells: [Span(found)] + (showsSource ? [Span(source, .faint)] : [])
          )
        }
    )
  }

  /// The same work on both sides.
  func comparisonLines() -> [String] {
    guard !comparison.isEmpty else { return [] }
    let titles = ["ratio", "interval"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "phase",
      groups: [
        Table.ColumnGroup(
          columns: titles + [
            Table.Column(title: "verdict", isNumeric: false), Table.Column(title: "shows"),
          ]
        )
      ],
      rows: comparison.map { row in
        Table.Row(
          label: Span(row.phase),
          cells: [
            Span(format.ratio(row.ratio)), Span(format.interval(row.low, row.high)),
            Span(row.verdict, row.isUnchanged ? .good : .bad),
            Span(format.share(row.smallestChange)),
          ]
        )
      }
    )
    let note = typography.wrapped("shows: the smallest change that this machine can see now.")
    return [typography.heading(comparisonTitle)] + table.lines(typography)
      + note.map { typography.paint(Span($0, .faint)) }
  }

  /// How much disturbs, and what can be seen in spite of it.
  var closing: String {
    let disturbing = rows.count { $0.section == .disturbs }
    let looked = "\(rows.count) \(rows.count == 1 ? "thing was" : "things were") looked at, "
    let count =
      switch disturbing {
      case 0: "none disturbs"
      case 1: "1 disturbs"
      default: "\(disturbing) disturb"
      }
    let changes = comparison.map { "\(format.share($0.smallestChange)) of a \($0.phase)" }
    guard !changes.isEmpty else { return looked + count + "." }
    return looked + count + "; the smallest change that this machine can see now: "
      + changes.joined(separator: ", ") + "."
  }
}
