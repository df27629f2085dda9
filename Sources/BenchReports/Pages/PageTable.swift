// SPDX-License-Identifier: Apache-2.0

/// A table of a page, whose columns can be sorted and whose rows can be searched.
struct PageTable {
  /// One column.
  struct Column {
    var title: String
    /// What the title means, for who does not know it; empty where it says it itself.
    var meaning = ""
    var isNumeric = true
    /// Whether rows can be put in its order.
    var isSortable = true
    /// What stands below the title, such as an axis.
    var head: Markup = .empty
  }

  /// One cell.
  struct Cell {
    var content: Markup
    /// The figure by which rows are put in order.
    var value: Double?
    /// Where the figure stands in the document, as a JSON pointer.
    var source: String?
    var className: String?

    /// The figure as it is written beside its text: whole where it has a place in the document, else as far
    /// as order needs it; nil where the text is a number itself.
    fileprivate var writtenValue: String? {
      guard let value, value.isFinite else { return nil }
      guard source == nil else { return "\(value)" }
      if Double(content.source.replacing(",", with: "")) != nil { return nil }
      // Hundredths are enough for order but for what is smaller, such as a p value.
      if value.magnitude < 0.01 { return "\(value)" }
      return Markup.number(value)
    }

    /// A text, with the figure that it shows.
    init(_ span: Span, value: Double? = nil, source: String? = nil) {
      content = Markup(span.text)
      self.value = value
      self.source = source
      className = span.style.className
    }

    /// Anything.
    init(_ content: Markup, value: Double? = nil) {
      self.content = content
      self.value = value
    }
  }

  /// One row.
  struct Row {
    var id: String?
    /// The number of the case in the page's data.
    var place: Int?
    var label: Markup
    var cells: [Cell]
  }

  /// The class of what is read from the left; figures have none.
  static let textClass = "t"

  let id: String
  /// What the table shows.
  let caption: String
  let labelTitle: String
  var columns: [Column]
  var rows: [Row]
  /// Whether rows can be searched for words.
  var isSearched = false

  /// The table, and above it what searches it.
  var element: Markup {
    let all = [Column(title: labelTitle, isNumeric: false)] + columns
    let head = Markup.element("thead", [:], [Markup.element("tr", [:], all.map(heading))])
    let body = Markup.element("tbody", [:], rows.map(row))
    let table = Markup.element(
      "table",
      ["id": id, "class": "sortable"],
      [Markup.element("caption", text: caption), head, body]
    )
    let scroll = Markup.element("div", ["class": "scroll"], [table])
    return isSearched ? search + scroll : scroll
  }

  private var search: Markup {
    let control = Markup.element(
      "input",
      [
        "type": "search", "id": "\(id)-search", "data-table": id, "disabled": "",
        "autocomplete": "off",
      ]
    )
    return Markup.element(
      "p",
      ["class": "controls"],
      [
        Markup.element("label", ["for": "\(id)-search"], text: "Only rows with"), control,
        Markup.element(
          "output",
          ["for": "\(id)-search", "id": "\(id)-count"],
          text: rows.count == 1 ? "1 row" : "\(rows.count) rows"
        ),
      ]
    )
  }

  private func heading(_ column: Column) -> Markup {
    let text = column.title
    let meaning = column.meaning.isEmpty ? nil : column.meaning
    let name =
      column.isSortable
      ? Markup.element("button", ["type": "button", "disabled": "", "title": meaning], text: text)
      : Markup(text)
    return Markup.element(
      "th",
      ["scope": "col", "class": column.isNumeric ? nil : Self.textClass],
      [name, column.head]
    )
  }

  private func row(_ row: Row) -> Markup {
    let cells = zip(columns, row.cells)
      .map { column, cell in
        let names = [column.isNumeric ? nil : Self.textClass, cell.className].compactMap(\.self)
        return Markup.element(
          "td",
          [
            "class": names.isEmpty ? nil : names.joined(separator: " "),
            "data-value": cell.writtenValue,
            "data-source": cell.source,
          ],
          [cell.content]
        )
      }
    return Markup.element(
      "tr",
      ["id": row.id, "data-case": row.place.map { "\($0)" }],
      // The first cell of a row is the head of it by itself, and there are many.
      [Markup.element("th", [:], [row.label])] + cells
    )
  }
}

extension Table {
  /// The table of a report for terminals as one of a page.
  func markup(caption: String) -> Markup {
    let all = groups.flatMap(\.columns)
    let hasTitles = groups.contains { !$0.title.isEmpty }
    let titles = groups.map { group in
      Markup.element(
        "th",
        ["scope": "colgroup", "colspan": "\(group.columns.count)", "class": "over"],
        text: group.title
      )
    }
    let corner = Markup.element(
      "th",
      ["scope": "col", "class": PageTable.textClass, "rowspan": hasTitles ? "2" : nil],
      text: Self.joined(labelTitle)
    )
    let headings = all.map { column in
      Markup.element(
        "th",
        ["scope": "col", "class": column.isNumeric ? nil : PageTable.textClass],
        text: Self.joined(column.title)
      )
    }
    let head =
      hasTitles
      ? [Markup.element("tr", [:], [corner] + titles), Markup.element("tr", [:], headings)]
      : [Markup.element("tr", [:], [corner] + headings)]
    let table = Markup.element(
      "table",
      [:],
      [
        Markup.element("caption", text: caption), Markup.element("thead", [:], head),
        Markup.element("tbody", [:], rows.map { row($0, all) }),
      ]
    )
    return Markup.element("div", ["class": "scroll"], [table])
  }

  private func row(_ row: Row, _ columns: [Column]) -> Markup {
    if row.isHeading {
      let span = "\(columns.count + 1)"
      return Markup.element(
        "tr",
        [:],
        [Markup.element("th", ["scope": "rowgroup", "colspan": span], text: row.label.text)]
      )
    }
    let cells = zip(columns, row.cells)
      .map { column, span in
        let names = [column.isNumeric ? nil : PageTable.textClass, span.style.className]
          .compactMap(\.self)
        return Markup.element(
          "td",
          ["class": names.isEmpty ? nil : names.joined(separator: " ")],
          text: span.text
        )
      }
    // What is indented belongs to the row above it.
    let isSecond = row.label.text.hasPrefix("  ")
    let label = Markup.element(
      "th",
      ["scope": "row", "class": isSecond ? "sub" : nil],
      text: String(row.label.text.trimmingPrefix("  "))
    )
    return Markup.element("tr", [:], [label] + cells)
  }

  /// The lines of a heading as one; a hyphen at the end of a line belongs to the name.
  private static func joined(_ title: String) -> String {
    title.replacing("-\n", with: "-").replacing("\n", with: " ")
  }
}
