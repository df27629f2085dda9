// SPDX-License-Identifier: Apache-2.0

extension Table {
  struct PlacedColumn {
    let index: Int
    let width: Int
    let titleLines: [String]
    private let isNumeric: Bool
    /// The mark that at least one cell carries.
    private let mark: Character?

    init(_ column: Column, index: Int, cells: [String], room: Int) {
      let mark = column.mark.flatMap { mark in cells.contains { $0.last == mark } ? mark : nil }
      let widths = cells.map { cell in
        Typography.columnCount(cell) + (mark == nil || cell.last == mark ? 0 : 1)
      }
      self.index = index
      self.mark = mark
      titleLines = column.title.lines
      isNumeric = column.isNumeric
      let titleWidths = titleLines.map(Typography.columnCount)
      width = min((titleWidths + widths).max() ?? 0, room)
    }

    /// The `line`th line of the heading, counted from the rows up.
    func heading(_ line: Int, _ typography: Typography) -> String {
      let title = line <= titleLines.count ? titleLines[titleLines.count - line] : ""
      return aligned(Span(typography.shortened(title, to: width), .strong), gap: "", typography)
    }

    func cell(_ span: Span, _ typography: Typography) -> String {
      let gap = mark == nil || span.text.last == mark ? "" : " "
      let text = typography.shortened(span.text, to: width - gap.count)
      return aligned(Span(text, span.style), gap: gap, typography)
    }

    /// Pads `span` on the side that the column asks for; `gap` stays at its end.
    private func aligned(_ span: Span, gap: String, _ typography: Typography) -> String {
      let padding = Typography.padding(span.text + gap, to: width)
      let painted = typography.paint(span) + gap
      return isNumeric ? padding + painted : painted + padding
    }
  }

  struct PlacedGroup {
    private static let columnGap = 2

    var title: String
    var labelTitle: String?
    var columns: [PlacedColumn] = []

    var width: Int { max(Typography.columnCount(title), columnsWidth) }

    func width(adding column: PlacedColumn) -> Int { columnsWidth + Self.columnGap + column.width }

    private var columnsWidth: Int {
      columns.reduce(0) { $0 + $1.width } + Self.columnGap * (columns.count - 1)
    }

    func line(_ text: (PlacedColumn) -> String) -> String {
      columns.map(text).joined(separator: String(repeating: " ", count: Self.columnGap))
        + String(repeating: " ", count: width - columnsWidth)
    }
  }
}
