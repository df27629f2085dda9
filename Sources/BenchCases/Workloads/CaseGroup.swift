// SPDX-License-Identifier: Apache-2.0

/// The cases that differ only in the strategy, and are measured interleaved.
public struct CaseGroup: Hashable, Sendable {
  package static let setterComparisonOffAxis = "setter-comparison-off"

  public let workload: Workload
  public let cell: String
  public let rowCount: Int
  public let setterComparison: Bool
  /// The rows among which the table scrolls.
  public let reach: Reach
  public let strategies: [CaseStrategy]
  /// The additional passes of the group.
  public let extras: Set<Extra>
  /// The design of a cell outside the suite; nil if ``cell`` names one of the suite.
  private var ownDesign: CellDesign?

  /// A pass that takes too long for every group.
  public enum Extra: String, CaseIterable, Sendable {
    case velocity
    /// The same frames tight and paced.
    case paces
  }

  /// Creates a group, by default of all ranked strategies that can fill the cell.
  public init(
    workload: Workload,
    cell: String,
    rowCount: Int,
    setterComparison: Bool = true,
    reach: Reach = .spread,
    strategies: [CaseStrategy]? = nil,
    extras: Set<Extra> = []
  ) {
    precondition(rowCount > 0, "A case needs at least one row, found \(rowCount).")
    self.workload = workload
    self.cell = cell
    self.rowCount = rowCount
    self.setterComparison = setterComparison
    self.reach = reach
    self.strategies =
      strategies ?? CellDesign.named(cell)?.ranked ?? CaseStrategy.ranked
    self.extras = extras
  }

  /// The workload with its axes, such as `reconfigure.fields+4of9+fresh`.
  public var workloadIdentifier: String { ([workload.name] + axes).joined(separator: "+") }

  public var axes: [String] {
    var axes = workload.axes
    if reach != .spread { axes.append(reach.rawValue) }
    if !setterComparison { axes.append(Self.setterComparisonOffAxis) }
    return axes
  }

  public var identifier: String { "\(workloadIdentifier)/\(cell)/\(rowCount)" }

  public func identifier(of strategy: CaseStrategy) -> String {
    "\(workloadIdentifier)/\(cell)/\(strategy.rawValue)/\(rowCount)"
  }

  /// Returns the group with other strategies and additional passes.
  public func with(strategies: [CaseStrategy], extras added: Set<Extra> = []) -> CaseGroup {
    var group = CaseGroup(
      workload: workload,
      cell: cell,
      rowCount: rowCount,
      setterComparison: setterComparison,
      reach: reach,
      strategies: strategies,
      extras: extras.union(added)
    )
    group.ownDesign = ownDesign
    return group
  }

  /// Returns the strategy whose unfilled phase is subtracted from a strategy's configure phase.
  ///
  /// It is the baseline's, a cell of its class and a pool that answers. Where cells are made instead (first frames,
  /// controls whose pool never hits), making them belongs to the dequeue, and so each has its own. `no-reuse` asks no
  /// pool: all that its data source does is configure, by stamps too.
  package func wayToCells(of strategy: CaseStrategy) -> CaseStrategy {
    switch strategy {
    case .zeroPool, .uniqueIdentifier: strategy
    case .noReuse: baseline
    default: workload == .load ? strategy : baseline
    }
  }

  /// The unfilled phases of all strategies, each once; none if no cell is filled, or a screen fills its own.
  package var waysToCells: [CaseStrategy] {
    guard workload.takesRows, workload != .floor, !design.isScreen else { return [] }
    var ways: [CaseStrategy] = []
    for way in strategies.map(wayToCells) where !ways.contains(way) { ways.append(way) }
    return ways
  }

  /// Returns the group with a cell outside the suite.
  package func with(design: CellDesign) -> CaseGroup {
    var group = self
    group.ownDesign = design
    return group
  }

  /// Returns true if the groups differ only in the setter comparison.
  public func isTwin(of other: CaseGroup) -> Bool {
    setterComparison != other.setterComparison && workload == other.workload && cell == other.cell
      && rowCount == other.rowCount && reach == other.reach && strategies == other.strategies
      && extras == other.extras
  }

  public var baseline: CaseStrategy { design.baseline }

  /// The design of the cell; an unknown name is a programmer's error.
  public var design: CellDesign {
    if let ownDesign { return ownDesign }
    guard let design = CellDesign.named(cell) else {
      preconditionFailure("There is no cell named \"\(cell)\".")
    }
    return design.with(height: workload.height(of: design))
  }
}

/// The part of the rows in which the windows of a script lie.
public enum Reach: String, CaseIterable, Sendable {
  case spread
  /// The first hundred rows, so that every row count scrolls over the same rows.
  case window

  public static let windowRowCount = 100

  func rowCount(of total: Int) -> Int { self == .spread ? total : min(total, Self.windowRowCount) }
}
