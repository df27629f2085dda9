// SPDX-License-Identifier: Apache-2.0

/// A table as GitHub's Markdown writes it: a line of headings and a line for each row.
///
/// It has no headings over several columns, so a group's title stands in the first of its columns.
struct MarkdownTable {
  /// Columns that a cell may have, so that no name takes a page for itself.
  private static let widestCell = 160

  /// The headings with the places of their columns.
  private let headings: [(text: MarkdownText, isNumeric: Bool)]
  private let rows: [[MarkdownText]]

  /// Takes over a table of a report.
  init(_ table: Table, _ typography: Typography) {
    func text(_ span: Span) -> MarkdownText {
      MarkdownText(Span(typography.shortened(span.text, to: Self.widestCell), span.style))
    }
    let columns = table.groups.flatMap { group in
      group.columns.enumerated()
        .map { index, column in
          let over = index == 0 ? group.labelTitle ?? group.title : ""
          let titles = [over, Self.oneLine(column.title)]
          return (
            text: text(Span(titles.filter { !$0.isEmpty }.joined(separator: ": "))),
            isNumeric: column.isNumeric
          )
        }
    }
    let label = table.labelTitle.lines.first ?? ""
    headings = [(text(Span(label)), false)] + columns
    rows = table.rows.map { row in
      let label = row.isHeading ? Span(row.label.text, .strong) : row.label
      let cells = [text(label)] + row.cells.map(text)
      let missing = max(0, columns.count + 1 - cells.count)
      return cells + Array(repeating: MarkdownText(""), count: missing)
    }
  }

  /// How many rows there are.
  var rowCount: Int { rows.count }

  /// The lines of the table with its first rows.
  func lines(rowLimit: Int) -> [String] {
    let rule = headings.map { $0.isNumeric ? "---:" : "---" }
    return [Self.line(headings.map(\.text.source)), Self.line(rule)]
      + rows.prefix(rowLimit).map { Self.line($0.map(\.source)) }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A heading of several lines in one; a word that was cut at its hyphen is one again.
  private static func oneLine(_ title: String) -> String {
    title.lines.reduce("") { text, line in
      text.isEmpty || text.hasSuffix("-") ? text + line : text + " " + line
    }
  }
}
