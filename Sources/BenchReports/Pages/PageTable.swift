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
          text: "\(rows.count) rows"
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
      [Markup.element("th", ["scope": "row"], [row.label])] + cells
    )
  }
}

extension Table {
  /// The table of a report for terminals as one of a page.
  func markup(caption: String) -> Markup {
    let columns = groups.flatMap { group in
      group.columns.enumerated()
        .map { index, column in
          let lead =
            index == 0 && group.columns.count > 1 && !group.title.isEmpty ? group.title + ": " : ""
          return (title: lead + Self.joined(column.title), isNumeric: column.isNumeric)
        }
    }
    let headings = columns.map { column in
      Markup.element(
        "th",
        ["scope": "col", "class": column.isNumeric ? nil : PageTable.textClass],
        text: column.title
      )
    }
    let corner = Markup.element(
      "th",
      ["scope": "col", "class": PageTable.textClass],
      text: Self.joined(labelTitle)
    )
    let body = rows.map { row -> Markup in
      if row.isHeading {
        return Markup.element(
          "tr",
          [:],
          [
            Markup.element(
              "th",
              ["scope": "rowgroup", "colspan": "\(columns.count + 1)"],
              text: row.label.text
            )
          ]
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
      return Markup.element(
        "tr",
        [:],
        [Markup.element("th", ["scope": "row"], text: row.label.text)] + cells
      )
    }
    return Markup.element(
      "div",
      ["class": "scroll"],
      [
        Markup.element(
          "table",
          [:],
          [
            Markup.element("caption", text: caption),
            Markup.element("thead", [:], [Markup.element("tr", [:], [corner] + headings)]),
            Markup.element("tbody", [:], body),
          ]
        )
      ]
    )
  }

  /// The lines of a heading as one; a hyphen at the end of a line belongs to the name.
  private static func joined(_ title: String) -> String {
    title.replacing("-\n", with: "-").replacing("\n", with: " ")
  }
}
