// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// What grew and shrank between two profiles as a page of text for a terminal.
public struct ProfileDifferenceReport {
  private static let functionCount = 12
  private static let smallestGrowth = 0.0005

  private let title: String
  private let base: FoldedStacks
  private let head: FoldedStacks
  private let typography: Typography
  private let format: FigureFormat

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

  public func text() -> String {
    let note = "Shares of measured frames: what grew took more of a frame, not always more time."
    return TerminalWriter(typography: typography)
      .text([
        ReportSection(title, [.sentences([note])]), ReportSection("", [.table(phaseTable)]),
        ReportSection("", [.table(functionTable)]),
      ])
  }

  private var phaseTable: Table {
    let bases = weights(of: base)
    let heads = weights(of: head)
    return Table(
      "phase",
      ["base", "head", "change"],
      rows: ProfilePhase.allCases.filter { bases[$0] != nil || heads[$0] != nil }
        .map { phase in
          let (before, after) = (bases[phase] ?? 0, heads[phase] ?? 0)
          return Table.Row(
            Span(phase.name),
            [Span(format.share(before)), Span(format.share(after)), points(after - before)]
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

  private var functionTable: Table {
    let changes = FunctionChange.all(base: base, head: head)
    let grown = changes.prefix(Self.functionCount).filter { $0.growth >= Self.smallestGrowth }
    let shrunk = changes.suffix(Self.functionCount).filter { $0.growth <= -Self.smallestGrowth }
    return Table(
      "change",
      ["self before", "after", "total before", "after", .text("function")],
      rows: (grown + shrunk)
        .map { change in
          let shares = [change.baseOwn, change.headOwn, change.baseTotal, change.headTotal]
          let name = typography.shortened(change.name, to: max(24, typography.width - 52))
          return Table.Row(
            points(change.growth),
            shares.map { Span(format.share($0)) } + [Span(name)]
          )
        }
    )
  }

  /// A difference of shares, in percentage points.
  private func points(_ growth: Double) -> Span {
    let text = format.fixed(abs(growth) * 100, decimals: 1)
    guard growth.magnitude >= Self.smallestGrowth else { return Span("0.0", .faint) }
    return growth > 0 ? Span("+" + text, .bad) : Span("-" + text, .good)
  }
}
