// SPDX-License-Identifier: Apache-2.0

extension Table {
  /// Columns that go side by side under one heading.
  struct PlacedGroup {
    /// Spaces between two columns of a group.
    private static let columnGap = 2

    var title: String
    var labelTitle: String?
    var columns: [PlacedColumn] = []

    /// The width of the columns, or of the heading where that is wider.
    var width: Int {
      max(Typography.columnCount(title), columnsWidth)
    }

    /// The width with one column more.
    func width(adding column: PlacedColumn) -> Int {
      columnsWidth + Self.columnGap + column.width
    }

    private var columnsWidth: Int {
      columns.reduce(0) { $0 + $1.width } + Self.columnGap * (columns.count - 1)
    }

    /// One line of the group: what `text` makes of each column, padded to the group's width.
    func line(_ text: (PlacedColumn) -> String) -> String {
      columns.map(text).joined(separator: String(repeating: " ", count: Self.columnGap))
        + String(repeating: " ", count: width - columnsWidth)
    }
  }
}
