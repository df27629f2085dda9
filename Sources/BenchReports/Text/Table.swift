// SPDX-License-Identifier: Apache-2.0

/// A table whose columns come in groups, laid out in as few blocks as the width demands.
///
/// Groups that do not fit beside each other go below each other, each block with the labels of the
/// rows again, so that a narrow terminal loses nothing.
struct Table {
  /// The heading above the labels, where no group brings its own; it may have several lines.
  var labelTitle: String
  /// The columns, in groups that stay together.
  var groups: [ColumnGroup]
  /// The rows from the top; each has one cell for every column of every group, or is a heading.
  var rows: [Row]
  /// Whether a line parts the headings from the rows.
  var hasRule = true
  /// Whether rows that have nothing but dashes in a further block are left out there.
  ///
  /// A row stays where an indented one below it does, which says only how it differs.
  var leavesOutEmptyRows = false

  /// One column.
  struct Column {
    /// The heading, which may have several lines.
    var title: String
    /// Whether the cells end, rather than begin, below one another.
    var isNumeric = true
    /// A mark that may close a cell; it stands clear of the digits of the cells without it.
    var mark: Character?
  }

  /// Columns that belong together.
  struct ColumnGroup {
    /// A heading over all of the columns; empty where they need none.
    var title = ""
    /// A heading above the labels, which names what the columns are about; its group opens a block.
    var labelTitle: String?
    var columns: [Column]
  }

  /// One row.
  struct Row {
    var label: Span
    var cells: [Span]
    /// Whether the row has no cells and its label may run on over all columns.
    var isHeading = false

    /// A row that names what the rows below it are about.
    static func heading(_ text: String) -> Row {
      Row(label: Span(text), cells: [], isHeading: true)
    }
  }

  /// The lines of the table, blocks separated by an empty line.
  func lines(_ typography: Typography) -> [String] {
    let blocks = blocks(typography).enumerated()
      .map { number, block in
        let isWhole = number == 0 || !leavesOutEmptyRows
        let shown = isWhole ? rows : rowsWithCells(in: block, typography)
        return block.lines(of: shown, hasRule: hasRule, typography)
      }
    return Array(blocks.joined(separator: [""]))
  }

  /// The rows that have something to show in a block, and those that they belong to.
  private func rowsWithCells(in block: Block, _ typography: Typography) -> [Row] {
    var families: [[Row]] = []
    for row in rows {
      if row.label.text.hasPrefix("  "), !families.isEmpty {
        families[families.count - 1].append(row)
      } else {
        families.append([row])
      }
    }
    let columns = block.groups.flatMap(\.columns).map(\.index)
    return
      families.filter { family in
        family.contains { row in
          row.isHeading || columns.contains { row.cells[$0].text != typography.dash }
        }
      }
      .flatMap(\.self)
  }

  /// The columns that are left beside the groups for one group more.
  func roomLeft(_ typography: Typography) -> Int {
    let rooms = blocks(typography).map { typography.width - $0.width - Block.groupGap }
    return max(0, rooms.max() ?? 0)
  }

  /// Whether all groups stand side by side.
  func isInOneBlock(_ typography: Typography) -> Bool { blocks(typography).count == 1 }

  private func blocks(_ typography: Typography) -> [Block] {
    let labelWidth = labelWidth(typography)
    let room = typography.width - labelWidth - Block.groupGap
    var blocks: [Block] = []
    for group in placedGroups(typography, room: room) {
      let index =
        group.labelTitle == nil
        ? blocks.firstIndex { $0.width(adding: group) <= typography.width } : nil
      if let index {
        blocks[index].groups.append(group)
      } else {
        let title = group.labelTitle ?? labelTitle
        blocks.append(Block(labelTitle: title, labelWidth: labelWidth, groups: [group]))
      }
    }
    return blocks
  }

  /// The columns of the labels: what they need, up to what all groups in one block leave them.
  ///
  /// Where that is little, up to what the widest group leaves, but no more than half of the line;
  /// and where that is little too, up to two fifths of the line.
  private func labelWidth(_ typography: Typography) -> Int {
    let titles = [labelTitle] + groups.compactMap(\.labelTitle)
    let texts = titles.flatMap(\.lines) + rows.filter { !$0.isHeading }.map(\.label.text)
    let widest = texts.map(Typography.columnCount).max() ?? 0
    let widths = placedGroups(typography, room: typography.width).map { Block.groupGap + $0.width }
    let besideAll = typography.width - widths.reduce(0, +)
    let besideOne = min(typography.width - (widths.max() ?? 0), typography.width / 2)
    return min(widest, max(besideAll, besideOne, typography.width * 2 / 5))
  }

  /// The groups with their widths; one that is wider than `room` is cut between columns.
  private func placedGroups(_ typography: Typography, room: Int) -> [PlacedGroup] {
    var placed: [PlacedGroup] = []
    var index = 0
    for group in groups {
      let title = typography.shortened(group.title, to: room)
      let empty = PlacedGroup(title: title, labelTitle: group.labelTitle)
      var current = empty
      for column in group.columns {
        let cells = rows.filter { !$0.isHeading }.map(\.cells[index].text)
        let next = PlacedColumn(column, index: index, cells: cells, room: room)
        if !current.columns.isEmpty && current.width(adding: next) > room {
          placed.append(current)
          current = empty
        }
        current.columns.append(next)
        index += 1
      }
      placed.append(current)
    }
    return placed
  }
}
