// SPDX-License-Identifier: Apache-2.0

extension DoctorReport {
  /// The most columns of a finding, so that the place that it was read from has room.
  private static let widestFinding = 29
  private static let narrowestSource = 16

  func goodTable(_ members: [DoctorRow]) -> Table {
    let found = members.map { typography.shortened($0.found, to: Self.widestFinding) }
    let labels = members.map(\.title.count).max() ?? 0
    let findings = found.map(Typography.columnCount).max() ?? 0
    let room = typography.width - labels - Table.Block.groupGap - findings - 2
    let showsSource = room >= Self.narrowestSource
    return Table(
      "what",
      [.text("found")] + (showsSource ? [.text("read from")] : []),
      rows: zip(members, found)
        .map { row, found in
          let source = typography.shortened(row.source ?? "", to: room)
          return Table.Row(
            Span(row.title),
            [Span(found)] + (showsSource ? [Span(source, .faint)] : [])
          )
        }
    )
  }

  var selfComparison: ReportSection {
    let table = Table(
      "phase",
      ["ratio", "interval", .text("verdict"), "shows"],
      rows: comparison.map { row in
        Table.Row(
          Span(row.phase),
          [
            Span(format.ratio(row.ratio)), Span(format.interval(row.low, row.high)),
            Span(row.verdict, row.isUnchanged ? .good : .bad),
            Span(format.share(row.smallestChange)),
          ]
        )
      }
    )
    let note = "shows: the smallest change that this machine can see now."
    return ReportSection(
      comparisonTitle,
      [.table(table), .sentences(comparison.isEmpty ? [] : [note], .faint)]
    )
  }

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
