// SPDX-License-Identifier: Apache-2.0

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

    /// The width with one group more.
    func width(adding group: PlacedGroup) -> Int { width + Self.groupGap + group.width }

    /// Headings, a rule and the rows.
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
