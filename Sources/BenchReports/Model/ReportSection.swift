// SPDX-License-Identifier: Apache-2.0

/// A part of a report, before it is written for a terminal, as Markdown or as a page.
struct ReportSection {
  var title = ""
  var blocks: [ReportBlock]

  init(_ title: String = "", _ blocks: [ReportBlock]) {
    self.title = title
    self.blocks = blocks
  }

  var isEmpty: Bool { blocks.allSatisfy(\.isEmpty) }

  static func sentences(_ texts: [String], _ style: TextStyle = .plain) -> ReportSection {
    ReportSection("", [.sentences(texts, style)])
  }

  static func sentences(_ spans: [Span]) -> ReportSection { ReportSection("", [.sentences(spans)]) }

  func adding(_ more: [ReportBlock]) -> ReportSection { ReportSection(title, blocks + more) }
}

indirect enum ReportBlock {
  /// Sentences, each in its style; a list in Markdown, paragraphs on a page.
  case sentences([Span])
  /// Short parts, as many to a line as fit.
  case facts([String])
  /// A table; one without rows is omitted.
  case table(Table)
  case code(String)
  /// Blocks that Markdown and pages fold under a summary, and a terminal prints.
  case folded(String, [ReportBlock])
  /// Lines that only a terminal prints, such as a drawing in characters.
  case drawing([String])
  case markup([Markup])

  static func sentences(_ texts: [String], _ style: TextStyle = .plain) -> ReportBlock {
    .sentences(texts.map { Span($0, style) })
  }

  var isEmpty: Bool {
    switch self {
    case .sentences(let spans): spans.isEmpty
    case .facts(let parts): parts.isEmpty
    case .table(let table): table.rows.isEmpty
    case .code: false
    case .folded(_, let blocks): blocks.allSatisfy(\.isEmpty)
    case .drawing(let lines): lines.isEmpty
    case .markup(let pieces): pieces.allSatisfy(\.isEmpty)
    }
  }
}

/// A report whose figures have one format.
protocol FormattedReport { var format: FigureFormat { get } }

extension FormattedReport {
  var typography: Typography { format.typography }

  func terminalText(_ sections: [ReportSection]) -> String {
    TerminalWriter(typography: typography).text(sections)
  }
}

struct TerminalWriter {
  let typography: Typography

  func text(_ sections: [ReportSection]) -> String {
    sections.map(lines).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  func lines(_ section: ReportSection) -> [String] {
    let body = lines(section.blocks)
    guard !body.isEmpty else { return [] }
    return (section.title.isEmpty ? [] : [typography.heading(section.title)]) + body
  }

  /// The blocks, with an empty line before each table or drawing but the first.
  func lines(_ blocks: [ReportBlock]) -> [String] {
    var result: [String] = []
    var isFirst = true
    for block in blocks {
      let lines = lines(block)
      if lines.isEmpty { continue }
      if block.needsRoom {
        if !isFirst { result.append("") }
        isFirst = false
      }
      result += lines
    }
    return result
  }

  private func lines(_ block: ReportBlock) -> [String] {
    switch block {
    case .sentences(let spans): spans.flatMap(lines)
    case .facts(let parts): facts(parts)
    case .table(let table): table.rows.isEmpty ? [] : table.lines(typography)
    // A command is never broken, so that it can be copied whole.
    case .code(let line):
      ["  $ " + typography.foreign(line)].map { typography.paint(Span($0, .strong)) }
    case .folded(_, let blocks): lines(blocks)
    case .drawing(let lines): lines.map(typography.foreign)
    case .markup: []
    }
  }

  /// The lines of a sentence in its style; later ones are indented, and all of one that opens with two spaces.
  func lines(_ sentence: Span) -> [String] {
    let first = sentence.text.hasPrefix("  ") ? "  " : sentence.style == .warning ? "! " : ""
    return typography.wrapped(sentence.text, first: first, indent: "  ")
      .map { typography.paint(Span($0, sentence.style)) }
  }

  private func facts(_ parts: [String]) -> [String] {
    var lines: [String] = []
    for part in parts.map({ typography.shortened(typography.foreign($0), to: typography.width) }) {
      let last = lines.last.map { $0 + typography.separator + part }
      if let last, Typography.columnCount(last) <= typography.width {
        lines[lines.count - 1] = last
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}

extension ReportBlock {
  fileprivate var needsRoom: Bool {
    switch self {
    case .table, .drawing: true
    case .folded(_, let blocks): blocks.first?.needsRoom ?? false
    default: false
    }
  }
}

extension MarkdownDocument {
  static func blocks(_ blocks: [ReportBlock], _ typography: Typography) -> [Block] {
    blocks.filter { !$0.isEmpty }
      .compactMap { block in
        switch block {
        case .sentences(let spans): .list(spans.map { MarkdownText(typography.foreign($0.text)) })
        case .facts(let parts):
          .list([
            MarkdownText(parts.map(typography.foreign).joined(separator: typography.separator))
          ])
        case .table(let table): .table(MarkdownTable(table, typography))
        case .code(let line): .code(line)
        case .folded(let summary, let inner):
          .folded(summary: summary, Self.blocks(inner, typography))
        case .drawing, .markup: nil
        }
      }
  }

  /// A section under its heading, or folded under it; nothing where it is empty.
  static func blocks(
    _ section: ReportSection,
    foldedAs summary: String? = nil,
    _ typography: Typography
  ) -> [Block] {
    let inner = blocks(section.blocks, typography)
    guard !inner.isEmpty else { return [] }
    if let summary { return [.folded(summary: summary, inner)] }
    return (section.title.isEmpty ? [] : [.heading(section.title)]) + inner
  }
}

extension Markup {
  static func blocks(_ blocks: [ReportBlock]) -> [Markup] {
    blocks.filter { !$0.isEmpty }
      .flatMap { block -> [Markup] in
        switch block {
        case .sentences(let spans): paragraphs(spans)
        case .facts(let parts): [list(parts)]
        case .table(let table): [table.markup()]
        case .code(let line): [element("pre", [:], [element("code", text: line)])]
        case .folded(let summary, let inner): [details(summary, Markup.blocks(inner))]
        case .drawing: []
        case .markup(let pieces): pieces
        }
      }
  }
}
