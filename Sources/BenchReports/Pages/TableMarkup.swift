// SPDX-License-Identifier: Apache-2.0

extension Table {
  private static let textClass = "t"

  func markup(caption: String? = nil) -> Markup {
    let caption = caption ?? (self.caption.isEmpty ? groupTitles : self.caption)
    let table = Markup.element(
      "table",
      ["id": id, "class": id == nil ? nil : "sortable"],
      (caption.isEmpty ? [] : [Markup.element("caption", text: caption)]) + [
        Markup.element("thead", [:], head), Markup.element("tbody", [:], rows.map(row)),
      ]
    )
    let scroll = Markup.element("div", ["class": "scroll"], [table])
    return id.map { isSearched ? search($0) + scroll : scroll } ?? scroll
  }

  private var groupTitles: String {
    let titles = groups.map(\.title).filter { !$0.isEmpty }.joined(separator: "; ")
    return titles.prefix(1).uppercased() + titles.dropFirst()
  }

  private var columns: [Column] { groups.flatMap(\.columns) }

  private func search(_ id: String) -> Markup {
    Markup(
      source: """
        <p class="controls"><label for="\(id)-search">Only rows with</label>\
        <input type="search" id="\(id)-search" data-table="\(id)" disabled="" autocomplete="off"/>\
        <output for="\(id)-search" id="\(id)-count">\(rows.count) \(rows.count == 1 ? "row" : "rows")\
        </output></p>
        """
    )
  }

  private var head: [Markup] {
    let hasTitles = groups.contains { !$0.title.isEmpty }
    let corner = heading(.text(labelTitle), span: hasTitles ? "2" : nil)
    let headings = columns.map { heading($0) }
    guard hasTitles else { return [Markup.element("tr", [:], [corner] + headings)] }
    let titles = groups.map { group in
      Markup(source: "<th scope=\"colgroup\" colspan=\"\(group.columns.count)\" class=\"over\">")
        + Markup(group.title) + Markup(source: "</th>")
    }
    return [Markup.element("tr", [:], [corner] + titles), Markup.element("tr", [:], headings)]
  }

  private func heading(_ column: Column, span: String? = nil) -> Markup {
    // A hyphen at the end of a line belongs to the name.
    let text = column.title.replacing("-\n", with: "-").replacing("\n", with: " ")
    let meaning = column.meaning.isEmpty ? nil : column.meaning
    let name =
      id != nil && column.isSortable
      ? Markup.element("button", ["type": "button", "disabled": "", "title": meaning], text: text)
      : Markup(text)
    return .element(
      "th",
      ["scope": "col", "class": column.isNumeric ? nil : Self.textClass, "rowspan": span],
      [name, column.head]
    )
  }

  private func row(_ row: Row) -> Markup {
    let text = Markup(String(row.label.text.trimmingPrefix("  ")))
    if row.isHeading {
      let span = "\(columns.count + 1)"
      let heading = Markup.element("th", ["scope": "rowgroup", "colspan": span], [text])
      return .element("tr", [:], [heading])
    }
    // An indented row belongs to the one above it.
    let isSecond = row.label.text.hasPrefix("  ")
    return .element(
      "tr",
      ["id": row.id, "data-case": row.place.map { "\($0)" }],
      [Markup.element("th", ["class": isSecond ? "sub" : nil], [row.label.picture ?? text])]
        + zip(columns, row.cells).map(cell)
    )
  }

  private func cell(_ column: Column, _ span: Span) -> Markup {
    let names = [column.isNumeric ? nil : Self.textClass, span.className ?? span.style.className]
      .compactMap(\.self)
    return .element(
      "td",
      [
        "class": names.isEmpty ? nil : names.joined(separator: " "),
        "data-value": span.writtenValue, "data-source": span.source,
      ],
      [span.picture ?? Markup(span.text)]
    )
  }
}

extension Span {
  /// The value next to the text: in full if it has a source, else as order needs; nil where the text is a number.
  fileprivate var writtenValue: String? {
    guard let value, value.isFinite else { return nil }
    guard source == nil else { return "\(value)" }
    if Double(text.replacing(",", with: "")) != nil { return nil }
    // Hundredths are enough for order but for what is smaller, such as a p value.
    return value.magnitude < 0.01 ? "\(value)" : Markup.number(value)
  }
}
