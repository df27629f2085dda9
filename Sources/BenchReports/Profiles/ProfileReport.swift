// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The report of a profile: phases, then functions.
public struct ProfileReport: FormattedReport {
  private static let functionCount = 25
  private static let functionsOfPhase = 4
  private static let nameLength = 28
  private static let smallestShare = 0.005

  private let title: String
  private let stacks: FoldedStacks
  private let unit: String
  private let facts: [String]
  let format: FigureFormat

  /// Creates a report of at least one stack; `unit` is the plural name of a unit of weight.
  public init(
    title: String,
    stacks: FoldedStacks,
    unit: String,
    facts: [String],
    options: ReportOptions = ReportOptions()
  ) {
    precondition(!stacks.stacks.isEmpty, "A profile without stacks has nothing to report.")
    self.title = title
    self.stacks = stacks
    self.unit = unit
    self.facts = facts
    format = FigureFormat(options)
  }

  public func text() -> String {
    terminalText([
      ReportSection(title, [.sentences([opening] + facts)]),
      ReportSection("", [.table(phaseTable)]), ReportSection("", [.table(functionTable)]),
    ])
  }

  private var phases: [PhaseCost] { PhaseCost.all(of: stacks) }

  private var opening: String {
    let outside = phases.filter { !$0.phase.isMeasured }
    let inside = stacks.total - outside.reduce(0) { $0 + $1.total }
    let rest = outside.map { "\(share($0.total)) \(Self.outsideWords($0.phase))" }
    return "\(format.count(stacks.total)) \(unit), \(share(inside)) of them in measured frames"
      + rest.map { ", \($0)" }.joined() + "."
  }

  private static func outsideWords(_ phase: ProfilePhase) -> String {
    phase == .harness ? "in the harness" : "with unknown callers"
  }

  private func share(_ weight: Int) -> String {
    format.share(Double(weight) / Double(stacks.total))
  }

  private var phaseTable: Table {
    Table(
      "phase",
      ["share", .text("of that")],
      rows: phases.map {
        Table.Row(Span($0.phase.name), [Span(share($0.total)), Span(parts(of: $0), .faint)])
      }
    )
  }

  private func parts(of phase: PhaseCost) -> String {
    let room = max(24, typography.width - 32)
    var parts = ""
    for function in phase.functions.prefix(Self.functionsOfPhase)
    where Double(function.own) >= Self.smallestShare * Double(phase.total) {
      let part = format.share(Double(function.own) / Double(phase.total))
      let name = typography.shortened(function.name, to: Self.nameLength)
      let longer = (parts.isEmpty ? "" : parts + typography.separator) + "\(part) \(name)"
      guard parts.isEmpty || Typography.columnCount(longer) <= room else { break }
      parts = longer
    }
    return parts
  }

  private var functionTable: Table {
    let functions = FunctionCost.all(of: stacks.stacks).prefix(Self.functionCount)
    return Table(
      "self",
      ["total", .text("function")],
      rows: functions.filter { $0.own > 0 }
        .map { function in
          let name = typography.shortened(function.name, to: max(24, typography.width - 18))
          return Table.Row(Span(share(function.own)), [Span(share(function.total)), Span(name)])
        }
    )
  }
}

extension ProfilePhase {
  var name: String {
    switch self {
    case .willDisplay: "will display"
    case .other: "rest of the frame"
    case .broken: "callers unknown"
    default: rawValue
    }
  }

  var isMeasured: Bool { self != .harness && self != .broken }
}

/// A terminal report of the functions that grew and shrank between two profiles.
public struct ProfileDifferenceReport: FormattedReport {
  private static let functionCount = 12
  private static let smallestGrowth = 0.0005

  private let title: String
  private let base: FoldedStacks
  private let head: FoldedStacks
  let format: FigureFormat

  public init(
    title: String,
    base: FoldedStacks,
    head: FoldedStacks,
    options: ReportOptions = ReportOptions()
  ) {
    self.title = title
    self.base = base
    self.head = head
    format = FigureFormat(options)
  }

  public func text() -> String {
    let note = "Shares of measured frames: what grew took more of a frame, not always more time."
    return terminalText([
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
      .reduce(into: [:]) { $0[$1.phase] = Double($1.total) / Double(stacks.total) }
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
