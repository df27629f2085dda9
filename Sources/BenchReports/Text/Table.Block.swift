// SPDX-License-Identifier: Apache-2.0

extension Table {
  /// Groups that stand side by side, with the labels before them.
  struct Block {
    /// Spaces between two groups.
    static let groupGap = 3

    var labelWidth: Int
    var groups: [PlacedGroup]

    /// The width with one group more.
    func width(adding group: PlacedGroup) -> Int {
      (groups + [group]).reduce(labelWidth) { $0 + Self.groupGap + $1.width }
    }

    /// Headings, a rule and the rows.
    func lines(of table: Table, _ typography: Typography) -> [String] {
      var lines: [String] = []
      if groups.contains(where: { !$0.title.isEmpty }) {
        lines.append(
          line(Span(""), typography) { group in
            let span = Span(group.title, .faint)
            return typography.paint(span) + Typography.padding(group.title, to: group.width)
          }
        )
      }
      lines.append(
        line(Span(table.labelTitle, .strong), typography) { group in
          group.line { $0.heading(typography) }
        }
      )
      let width = groups.reduce(labelWidth) { $0 + Self.groupGap + $1.width }
      lines.append(typography.paint(Span(String(repeating: typography.rule, count: width), .faint)))
      lines += table.rows.map { row in
        line(row.label, typography) { group in
          group.line { $0.cell(row.cells[$0.index], typography) }
        }
      }
      return lines
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
