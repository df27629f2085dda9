// SPDX-License-Identifier: Apache-2.0

/// A table whose columns come in groups, laid out in as few blocks as the width demands.
///
/// Groups that do not fit beside each other go below each other, each block with the labels of the
/// rows again, so that a narrow terminal loses nothing.
struct Table {
  /// The heading above the labels.
  var labelTitle: String
  /// The columns, in groups that stay together.
  var groups: [ColumnGroup]
  /// The rows from the top; each has one cell for every column of every group.
  var rows: [Row]

  /// One column.
  struct Column {
    var title: String
    /// Whether the cells end, rather than begin, below one another.
    var isNumeric = true
    /// A mark that may close a cell; it stands clear of the digits of the cells without it.
    var mark: Character?
  }

  /// Columns that belong together, with a heading of their own.
  struct ColumnGroup {
    var title: String
    var columns: [Column]
  }

  /// One row.
  struct Row {
    var label: Span
    var cells: [Span]
  }

  /// The lines of the table, blocks separated by an empty line.
  func lines(_ typography: Typography) -> [String] {
    let labelWidth = labelWidth(typography)
    let room = typography.width - labelWidth - Block.groupGap
    var blocks: [Block] = []
    for group in placedGroups(typography, room: room) {
      let index = blocks.firstIndex { $0.width(adding: group) <= typography.width }
      if let index {
        blocks[index].groups.append(group)
      } else {
        blocks.append(Block(labelWidth: labelWidth, groups: [group]))
      }
    }
    return Array(blocks.map { $0.lines(of: self, typography) }.joined(separator: [""]))
  }

  /// The columns of the labels: what they need, up to what one block with all groups leaves them,
  /// and where that is little, up to two fifths of the line.
  private func labelWidth(_ typography: Typography) -> Int {
    let widest = ([labelTitle] + rows.map(\.label.text)).map(Typography.columnCount).max() ?? 0
    let groups = placedGroups(typography, room: typography.width)
    let rest = typography.width - groups.reduce(0) { $0 + Block.groupGap + $1.width }
    return min(widest, max(rest, typography.width * 2 / 5))
  }

  /// The groups with their widths; one that is wider than `room` is cut between columns.
  private func placedGroups(_ typography: Typography, room: Int) -> [PlacedGroup] {
    var placed: [PlacedGroup] = []
    var index = 0
    for group in groups {
      let title = typography.shortened(group.title, to: room)
      var current = PlacedGroup(title: title)
      for column in group.columns {
        let cells = rows.map(\.cells[index].text)
        let next = PlacedColumn(column, index: index, cells: cells, room: room)
        if !current.columns.isEmpty && current.width(adding: next) > room {
          placed.append(current)
          current = PlacedGroup(title: title)
        }
        current.columns.append(next)
        index += 1
      }
      placed.append(current)
    }
    return placed
  }
}
