// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A page of Markdown for a comment on a pull request.
///
/// GitHub takes at most 65,536 characters, so a longer page loses rows of tables and lists, folded ones first,
/// and says how many.
struct MarkdownDocument {
  indirect enum Block {
    case heading(String)
    case paragraph(MarkdownText)
    case list([MarkdownText])
    case table(MarkdownTable)
    case code(String)
    case folded(summary: String, [Block])
  }

  /// The most rows of a visible and of a folded table or list.
  private typealias RowLimits = (open: Int, folded: Int)

  /// The bytes of a page: GitHub's limit of characters, less some for what others add.
  static let byteLimit = 65_000
  private static let codeLimit = 2_000
  var blocks: [Block] = []

  func text() -> String {
    let all = rowCounts(blocks)
    let whole = (open: all, folded: all)
    let text = text(whole)
    guard text.utf8.count > Self.byteLimit else { return text }
    if let folded = most(below: all, { (open: all, folded: $0) }) {
      return self.text((all, folded))
    }
    let open = most(below: all) { (open: $0, folded: 0) } ?? 0
    return self.text((open, 0))
  }

  /// The most rows with which the page fits; nil if it fits with none.
  private func most(below count: Int, _ limits: (Int) -> RowLimits) -> Int? {
    guard text(limits(0)).utf8.count <= Self.byteLimit else { return nil }
    var (fitting, tooMany) = (0, count)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if text(limits(middle)).utf8.count <= Self.byteLimit {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return fitting
  }

  private func rowCounts(_ blocks: [Block]) -> Int {
    blocks.map { block in
      switch block {
      case .heading, .paragraph, .code: 0
      case .list(let items): items.count
      case .table(let table): table.rowCount
      case .folded(_, let inner): rowCounts(inner)
      }
    }
    .max() ?? 0
  }

  private func text(_ limits: RowLimits) -> String {
    Self.text(blocks, limits, isFolded: false) + "\n"
  }

  private static func text(_ blocks: [Block], _ limits: RowLimits, isFolded: Bool) -> String {
    let limit = isFolded ? limits.folded : limits.open
    return
      blocks.map { block -> String in
        switch block {
        case .heading(let title): return "### " + MarkdownText(PrintableText.of(title)).source
        case .paragraph(let text): return text.source
        case .list(let items):
          let lines = items.prefix(limit).map { "- " + $0.source }
          return joined(lines, notice(items.count, limit))
        case .table(let table):
          let lines = limit > 0 ? table.lines(rowLimit: limit) : []
          return joined(lines, notice(table.rowCount, limit))
        case .code(let typed): return fenced(typed)
        case .folded(let summary, let inner):
          return "<details>\n<summary>\(summary)</summary>\n\n"
            + text(inner, limits, isFolded: true) + "\n\n</details>"
        }
      }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func joined(_ lines: [String], _ notice: String?) -> String {
    let body = lines.joined(separator: "\n")
    return [body, notice ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func notice(_ count: Int, _ limit: Int) -> String? {
    guard count > limit else { return nil }
    let what = limit > 0 ? "\(count - limit) more" : "\(count)"
    return "*\(what) left out, so that the page fits; the document has all.*"
  }

  /// A block of code whose fence is longer than any run of backticks in it.
  private static func fenced(_ typed: String) -> String {
    var (longest, run) = (0, 0)
    for character in typed {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let shown = typed.count > codeLimit ? typed.prefix(codeLimit) + "…" : typed[...]
    return "\(fence)sh\n\(shown)\n\(fence)"
  }
}

/// A table in GitHub's Markdown, where headings cannot span columns: a group's title is in the first of its columns.
struct MarkdownTable {
  /// The limit in columns that keeps a long name from filling a page.
  private static let widestCell = 160

  private let headings: [(text: MarkdownText, isNumeric: Bool)]
  private let rows: [[MarkdownText]]

  init(_ table: Table, _ typography: Typography) {
    func text(_ span: Span) -> MarkdownText {
      let shown = typography.shortened(typography.foreign(span.text), to: Self.widestCell)
      return MarkdownText(Span(shown, span.style))
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

  var rowCount: Int { rows.count }

  func lines(rowLimit: Int) -> [String] {
    let rule = headings.map { $0.isNumeric ? "---:" : "---" }
    return [Self.line(headings.map(\.text.source)), Self.line(rule)]
      + rows.prefix(rowLimit).map { Self.line($0.map(\.source)) }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A heading of several lines in one; a word that was cut at its hyphen is joined again.
  private static func oneLine(_ title: String) -> String {
    title.lines.reduce("") { text, line in
      text.isEmpty || text.hasSuffix("-") ? text + line : text + " " + line
    }
  }
}

extension ReportOptions {
  /// A page whose lines do not end, for reports that become Markdown.
  static let markdown = ReportOptions(width: 1_000_000)
}
