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
  /// A line parts the headings from the rows.
  var hasRule = true
  /// Rows that have nothing but dashes in a further block are omitted there.
  ///
  /// A row stays where an indented one below it does, which says only how it differs.
  var leavesOutEmptyRows = false
  /// The subject, which a page writes above the table.
  var caption = ""
  /// The name by which a page sorts and searches the table; nil where it does neither.
  var id: String?
  /// The rows of a page can be searched for words.
  var isSearched = false

  /// One column.
  struct Column: ExpressibleByStringInterpolation {
    /// The heading, which may have several lines.
    var title: String
    /// The cells end, rather than begin, below one another.
    var isNumeric = true
    /// A mark that may close a cell; it stands clear of the digits of the cells without it.
    var mark: Character?
    /// What the title means, for a page; empty where it says it itself.
    var meaning = ""
    /// Rows of a page can be put in its order.
    var isSortable = true
    /// What a page shows below the title, such as an axis.
    var head: Markup = .empty

    static func text(_ title: String) -> Column { Column(title: title, isNumeric: false) }
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
    /// The row has no cells and its label may run on over all columns.
    var isHeading = false
    /// The name of the row on a page.
    var id: String?
    /// The number of the case in the data of a page.
    var place: Int?

    init(_ label: Span, _ cells: [Span], id: String? = nil, place: Int? = nil) {
      self.label = label
      self.cells = cells
      self.id = id
      self.place = place
    }

    /// A row that names what the rows below it are about.
    static func heading(_ text: String) -> Row {
      var row = Row(Span(text), [])
      row.isHeading = true
      return row
    }
  }

  /// Takes columns in groups.
  init(
    _ labelTitle: String,
    groups: [ColumnGroup],
    rows: [Row],
    hasRule: Bool = true,
    leavesOutEmptyRows: Bool = false,
    caption: String = ""
  ) {
    self.labelTitle = labelTitle
    self.groups = groups
    self.rows = rows
    self.hasRule = hasRule
    self.leavesOutEmptyRows = leavesOutEmptyRows
    self.caption = caption
  }

  /// Takes columns of one group.
  init(
    _ labelTitle: String,
    over title: String = "",
    _ columns: [Column],
    rows: [Row],
    caption: String = ""
  ) {
    self.init(
      labelTitle,
      groups: [ColumnGroup(title: title, columns: columns)],
      rows: rows,
      caption: caption
    )
  }

  /// The same as a table of a page that can be sorted, and searched.
  func sortable(_ id: String, isSearched: Bool = false) -> Table {
    var table = self
    table.id = id
    table.isSearched = isSearched
    return table
  }

  /// The lines of the table, blocks separated by an empty line.
  func lines(_ typography: Typography) -> [String] {
    let table = printable(typography)
    let blocks = table.blocks(typography).enumerated()
      .map { number, block in
        let isWhole = number == 0 || !leavesOutEmptyRows
        let shown = isWhole ? table.rows : table.rowsWithCells(in: block, typography)
        return block.lines(of: shown, hasRule: hasRule, typography)
      }
    return Array(blocks.joined(separator: [""]))
  }

  /// The table with every text made safe to print.
  private func printable(_ typography: Typography) -> Table {
    func safe(_ title: String) -> String {
      title.lines.map(typography.foreign).joined(separator: "\n")
    }
    func safe(_ span: Span) -> Span { Span(typography.foreign(span.text), span.style) }
    var table = self
    table.labelTitle = safe(labelTitle)
    for index in groups.indices {
      table.groups[index].title = typography.foreign(groups[index].title)
      table.groups[index].labelTitle = groups[index].labelTitle.map(safe)
      for place in groups[index].columns.indices {
        table.groups[index].columns[place].title = safe(groups[index].columns[place].title)
      }
    }
    for index in rows.indices {
      table.rows[index].label = safe(rows[index].label)
      table.rows[index].cells = rows[index].cells.map(safe)
    }
    return table
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

extension Table.Column {
  init(stringLiteral value: String) { self.init(title: value) }
}

extension Table {
  /// Groups that stand side by side, with the labels before them.
  struct Block {
    /// Spaces between two groups.
    static let groupGap = 3

    var labelTitle: String
    var labelWidth: Int
    var groups: [PlacedGroup]

    /// The columns of all that the block holds.
    var width: Int { groups.reduce(labelWidth) { $0 + Self.groupGap + $1.width } }

    func width(adding group: PlacedGroup) -> Int { width + Self.groupGap + group.width }

    func lines(of rows: [Row], hasRule: Bool, _ typography: Typography) -> [String] {
      var lines = headings(typography)
      if hasRule {
        let rule = String(repeating: typography.rule, count: width)
        lines.append(typography.paint(Span(rule, .faint)))
      }
      return lines
        + rows.map { row in
          if row.isHeading {
            let text = typography.shortened(row.label.text, to: typography.width)
            return typography.paint(Span(text, row.label.style))
          }
          return line(row.label, typography) { group in
            group.line { $0.cell(row.cells[$0.index], typography) }
          }
        }
    }

    /// The headings of groups, columns and labels, which all end on the line above the rows.
    private func headings(_ typography: Typography) -> [String] {
      let labels = labelTitle.lines
      let depth = groups.flatMap(\.columns).map(\.titleLines.count).max() ?? 0
      let hasTitles = groups.contains { !$0.title.isEmpty }
      let count = max(labels.count, depth + (hasTitles ? 1 : 0))
      // Lines are counted from the rows up, since that is the end at which the headings meet.
      return (1...count).reversed()
        .map { line in
          let label = line <= labels.count ? labels[labels.count - line] : ""
          return self.line(Span(label, .strong), typography) { group in
            guard line == depth + 1 else { return group.line { $0.heading(line, typography) } }
            return typography.paint(Span(group.title, .faint))
              + Typography.padding(group.title, to: group.width)
          }
        }
    }

    private func line(
      _ label: Span,
      _ typography: Typography,
      _ content: (PlacedGroup) -> String
    ) -> String {
      let text = typography.shortened(label.text, to: labelWidth)
      let gap = String(repeating: " ", count: Self.groupGap)
      var line = typography.paint(Span(text, label.style))
      line += Typography.padding(text, to: labelWidth)
      line += groups.map { gap + content($0) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
