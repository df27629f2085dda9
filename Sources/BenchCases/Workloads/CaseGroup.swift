// SPDX-License-Identifier: Apache-2.0

/// The cases that differ in nothing but the strategy, and are measured in turns.
public struct CaseGroup: Hashable, Sendable {
  /// What stands in a name where setters do not compare before they invalidate.
  package static let setterComparisonOffAxis = "setter-comparison-off"

  /// What happens.
  public let workload: Workload
  /// The name of the cell.
  public let cell: String
  /// The number of rows.
  public let rowCount: Int
  /// Whether setters compare before they invalidate.
  public let setterComparison: Bool
  /// Where in the rows the table scrolls.
  public let reach: Reach
  /// The strategies, the baseline first.
  public let strategies: [CaseStrategy]
  /// The passes that the group has beside those of every group.
  public let extras: Set<Extra>
  /// The design of a cell that is not the suite's own; nil where ``cell`` names one that is.
  private var ownDesign: CellDesign?

  /// A pass that takes too long to be taken of every group.
  public enum Extra: String, CaseIterable, Sendable {
    /// The highest velocity within budget.
    case velocity
    /// The same frames tight and paced.
    case paces
  }

  /// Creates a group; without strategies named, of all that are ranked and can fill the cell.
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
  public var workloadIdentifier: String {
    ([workload.name] + axes).joined(separator: "+")
  }

  /// What differs from the defaults.
  public var axes: [String] {
    var axes = workload.axes
    if reach != .spread { axes.append(reach.rawValue) }
    if !setterComparison { axes.append(Self.setterComparisonOffAxis) }
    return axes
  }

  /// The identifier of the group: that of its cases without the strategy.
  public var identifier: String {
    "\(workloadIdentifier)/\(cell)/\(rowCount)"
  }

  /// The identifier of the case of one strategy.
  public func identifier(of strategy: CaseStrategy) -> String {
    "\(workloadIdentifier)/\(cell)/\(strategy.rawValue)/\(rowCount)"
  }

  /// Returns the group with other strategies, and passes beside its own.
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

  /// The strategy whose way to a cell, with nothing filled, is taken from a strategy's configure
  /// phase.
  ///
  /// It is the baseline's, a cell of its class and a pool that answers. Where cells are made instead
  /// (first frames, controls whose pool never has one), making them belongs to the dequeue, and so
  /// each has its own. `no-reuse` asks no pool: all that its data source does is configure, by stamps
  /// too.
  package func wayToCells(of strategy: CaseStrategy) -> CaseStrategy {
    switch strategy {
    case .zeroPool, .uniqueIdentifier: strategy
    case .noReuse: baseline
    default: workload == .load ? strategy : baseline
    }
  }

  /// The ways to cells of all strategies, each once; none where no cell is filled, or where a screen
  /// fills its own.
  package var waysToCells: [CaseStrategy] {
    guard workload.takesRows, workload != .floor, !design.isScreen else { return [] }
    var ways: [CaseStrategy] = []
    for way in strategies.map(wayToCells) where !ways.contains(way) { ways.append(way) }
    return ways
  }

  /// Returns the group with a cell that need not be the suite's, under the name that it has here.
  package func with(design: CellDesign) -> CaseGroup {
    var group = self
    group.ownDesign = design
    return group
  }

  /// Whether the other group differs in the setting of setter comparison and in nothing else.
  public func isTwin(of other: CaseGroup) -> Bool {
    setterComparison != other.setterComparison && workload == other.workload && cell == other.cell
      && rowCount == other.rowCount && reach == other.reach && strategies == other.strategies
      && extras == other.extras
  }

  /// The strategy that the others are compared with: the first of the list.
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
  /// All rows.
  case spread
  /// The first hundred rows, so that every row count scrolls over the same rows.
  case window

  /// The number of rows that the first reach covers.
  public static let windowRowCount = 100

  /// The number of rows that windows may lie in.
  func rowCount(of total: Int) -> Int {
    self == .spread ? total : min(total, Self.windowRowCount)
  }
}
