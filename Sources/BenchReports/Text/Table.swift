// SPDX-License-Identifier: Apache-2.0

/// A table whose groups of columns wrap into blocks that repeat the labels, so that a narrow terminal loses nothing.
struct Table {
  /// The heading of the labels, unless a group has its own.
  var labelTitle: String
  var groups: [ColumnGroup]
  /// The rows from the top; each has one cell for every column of every group, or is a heading.
  var rows: [Row]
  var hasRule = true
  /// Omits rows of mere dashes from further blocks, but for one with an indented row below.
  var leavesOutEmptyRows = false
  var caption = ""
  /// The name by which a page sorts and searches the table.
  var id: String?
  var isSearched = false

  struct Column: ExpressibleByStringInterpolation {
    var title: String
    var isNumeric = true
    /// A mark that may close a cell; it stays clear of the digits of the cells without it.
    var mark: Character?
    /// The meaning of the title, for a page.
    var meaning = ""
    var isSortable = true
    /// Further content of the heading on a page, such as an axis.
    var head: Markup = .empty

    static func text(_ title: String) -> Column { Column(title: title, isNumeric: false) }
  }

  struct ColumnGroup {
    var title = ""
    /// A heading of the labels; its group opens a block.
    var labelTitle: String?
    var columns: [Column]
  }

  struct Row {
    var label: Span
    var cells: [Span]
    /// A heading has no cells, and its label may run over all columns.
    var isHeading = false
    var id: String?
    /// The number of the case in the data of a page.
    var place: Int?

    init(_ label: Span, _ cells: [Span], id: String? = nil, place: Int? = nil) {
      self.label = label
      self.cells = cells
      self.id = id
      self.place = place
    }

    static func heading(_ text: String) -> Row {
      var row = Row(Span(text), [])
      row.isHeading = true
      return row
    }
  }

  /// Takes columns in groups, or of one group.
  init(
    _ labelTitle: String,
    over title: String = "",
    _ columns: [Column] = [],
    groups: [ColumnGroup]? = nil,
    rows: [Row],
    hasRule: Bool = true,
    leavesOutEmptyRows: Bool = false,
    caption: String = ""
  ) {
    self.labelTitle = labelTitle
    self.groups = groups ?? [ColumnGroup(title: title, columns: columns)]
    self.rows = rows
    self.hasRule = hasRule
    self.leavesOutEmptyRows = leavesOutEmptyRows
    self.caption = caption
  }

  func sortable(_ id: String, isSearched: Bool = false) -> Table {
    var table = self
    table.id = id
    table.isSearched = isSearched
    return table
  }

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

  /// The columns that are left next to the groups for one more.
  func roomLeft(_ typography: Typography) -> Int {
    let rooms = blocks(typography).map { typography.width - $0.width - Block.groupGap }
    return max(0, rooms.max() ?? 0)
  }

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

  /// The width of the labels: as needed, up to the rest of a line with all groups, half a line, or two fifths of it.
  private func labelWidth(_ typography: Typography) -> Int {
    let titles = [labelTitle] + groups.compactMap(\.labelTitle)
    let texts = titles.flatMap(\.lines) + rows.filter { !$0.isHeading }.map(\.label.text)
    let widest = texts.map(Typography.columnCount).max() ?? 0
    let widths = placedGroups(typography, room: typography.width).map { Block.groupGap + $0.width }
    let besideAll = typography.width - widths.reduce(0, +)
    let besideOne = min(typography.width - (widths.max() ?? 0), typography.width / 2)
    return min(widest, max(besideAll, besideOne, typography.width * 2 / 5))
  }

  /// The groups with their widths; one wider than `room` is split between columns.
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

extension Table.Column { init(stringLiteral value: String) { self.init(title: value) } }

extension Table {
  struct Block {
    static let groupGap = 3

    var labelTitle: String
    var labelWidth: Int
    var groups: [PlacedGroup]
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
