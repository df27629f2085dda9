// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// What grew and shrank between two profiles as a page of text for a terminal.
public struct ProfileDifferenceReport {
  /// The functions that are shown of those that grew, and of those that shrank.
  private static let functionCount = 12
  /// A difference of shares that is too small to be shown.
  private static let smallestGrowth = 0.0005

  private let title: String
  private let base: FoldedStacks
  private let head: FoldedStacks
  private let typography: Typography
  private let format: FigureFormat

  /// Prepares a report of the measured frames of two profiles.
  public init(
    title: String,
    base: FoldedStacks,
    head: FoldedStacks,
    options: ReportOptions = ReportOptions()
  ) {
    self.title = title
    self.base = base
    self.head = head
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let note = typography.wrapped(
      "Shares of measured frames: what grew took more of a frame, not always more time."
    )
    let tables = [phaseTable(), functionTable()].compactMap(\.self).map { $0.lines(typography) }
    return ([[typography.heading(typography.foreign(title))] + note] + tables)
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func phaseTable() -> Table? {
    let bases = weights(of: base)
    let heads = weights(of: head)
    let phases = ProfilePhase.allCases.filter { bases[$0] != nil || heads[$0] != nil }
    guard !phases.isEmpty else { return nil }
    return Table(
      labelTitle: "phase",
      groups: [
        Table.ColumnGroup(columns: ["base", "head", "change"].map { Table.Column(title: $0) })
      ],
      rows: phases.map { phase in
        let before = bases[phase] ?? 0
        let after = heads[phase] ?? 0
        return Table.Row(
          label: Span(phase.name),
          cells: [Span(format.share(before)), Span(format.share(after)), points(after - before)]
        )
      }
    )
  }

  private func weights(of stacks: FoldedStacks) -> [ProfilePhase: Double] {
    PhaseCost.all(of: stacks)
      .reduce(into: [:]) {
        $0[$1.phase] = Double($1.total) / Double(stacks.total)
      }
  }

  private func functionTable() -> Table? {
    let changes = FunctionChange.all(base: base, head: head)
    let grown = changes.prefix(Self.functionCount).filter { $0.growth >= Self.smallestGrowth }
    let shrunk = changes.suffix(Self.functionCount).filter { $0.growth <= -Self.smallestGrowth }
    guard !grown.isEmpty || !shrunk.isEmpty else { return nil }
    let titles = ["self before", "after", "total before", "after"]
    return Table(
      labelTitle: "change",
      groups: [
        Table.ColumnGroup(
          columns: titles.map { Table.Column(title: $0) }
            + [Table.Column(title: "function", isNumeric: false)]
        )
      ],
      rows: (grown + shrunk).map(row)
    )
  }

  private func row(_ change: FunctionChange) -> Table.Row {
    let shares = [change.baseOwn, change.headOwn, change.baseTotal, change.headTotal]
    let name = typography.shortened(
      typography.foreign(change.name),
      to: max(24, typography.width - 52)
    )
    return Table.Row(
      label: points(change.growth),
      cells: shares.map { Span(format.share($0)) } + [Span(name)]
    )
  }

  /// A difference of shares, in percentage points.
  private func points(_ growth: Double) -> Span {
    let text = format.fixed(abs(growth) * 100, decimals: 1)
    guard growth.magnitude >= Self.smallestGrowth else { return Span("0.0", .faint) }
    return growth > 0 ? Span("+" + text, .bad) : Span("-" + text, .good)
  }
}
