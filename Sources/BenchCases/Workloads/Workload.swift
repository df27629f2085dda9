// SPDX-License-Identifier: Apache-2.0

import BenchLists

/// The work of the table while it is measured.
public enum Workload: Hashable, Sendable {
  case steady
  case fling
  case jump
  /// Moves three rows down and up again, over and over, in a table that keeps the cells of so many rows that left.
  case oscillate(cacheCapacity: Int)
  /// Moves within a row, or by a row: the cost of one row more.
  case ladder(LadderRung)
  case sizing(SizingKind)
  case state(StateKind)
  case update(UpdateKind, FieldChange.Storage)
  /// Changes a visible row of a screen, by the screen's own means.
  case change
  /// Changes some fields of every visible row and reconfigures the rows.
  case reconfigure(FieldChange)
  case diff(DiffKind)
  case load
  /// Frames as those of `steady` in which nothing is done: the cost of the harness.
  case floor

  /// The measured frames of `steady` after which the same number of cells enters again.
  public static let steadyPeriod = ScrollPath.steady.count

  static let reconfigureName = "reconfigure.fields"

  static let plain: [Workload] =
    [.steady, .fling, .jump, .load, .floor, .change] + oscillations
    + LadderRung.allCases.map { .ladder($0) } + StateKind.allCases.map { .state($0) }
    + SizingKind.all.map { .sizing($0) } + updates
    + DiffKind.allCases.map { .diff($0) }

  /// The workloads `scroll.oscillate`: without a position cache, and with one that holds all rows that come back.
  package static let oscillations: [Workload] = [0, 8].map { .oscillate(cacheCapacity: $0) }

  package static let updates: [Workload] = UpdateKind.allCases.flatMap { kind in
    (kind.changesContent ? FieldChange.Storage.allCases : [.shared]).map { .update(kind, $0) }
  }

  public var name: String {
    switch self {
    case .steady: "scroll.steady"
    case .fling: "scroll.fling"
    case .jump: "scroll.jump"
    case .oscillate: "scroll.oscillate"
    case .ladder: "scroll.ladder"
    case .sizing(let kind): "sizing.\(kind.name)"
    case .state(let kind): "state.\(kind.rawValue)"
    case .update(let kind, _): "update.\(kind.rawValue)"
    case .diff(let kind): "diff.\(kind.name)"
    case .change: "update.screen"
    case .reconfigure: Self.reconfigureName
    case .load: "load.first-frame"
    case .floor: "floor.empty"
    }
  }

  public var axes: [String] {
    switch self {
    case .oscillate(let capacity): capacity == 0 ? [] : ["cache\(capacity)"]
    case .ladder(let rung): [rung.rawValue]
    case .diff(let kind): kind.axes
    case .sizing(let kind): kind.axes
    case .update(_, let storage): storage == .shared ? [] : [storage.rawValue]
    case .reconfigure(let change): change.axes
    default: []
    }
  }

  /// Returns the row height, where the workload decides it instead of the cell.
  package func height(of design: CellDesign) -> RowHeight {
    switch self {
    case .sizing: design.wideHeight
    case .ladder where design.rowHeight < LadderRung.rowHeight: .fixed(LadderRung.rowHeight)
    default: design.height
    }
  }

  var positionCacheCapacity: Int {
    if case .oscillate(let capacity) = self { capacity } else { 0 }
  }

  /// True if measured frames follow each other: not first frames, empty frames and comparisons of lists.
  public var hasFrames: Bool {
    switch self {
    case .load, .floor, .diff: false
    default: true
    }
  }

  public var takesRows: Bool { rowCounts == nil }

  /// The row counts that there are cases of, if not every one.
  var rowCounts: [Int]? {
    if case .diff(let kind) = self { kind.itemCounts } else { nil }
  }

  /// True if the workload scrolls or loads a screen without changing it.
  private var isForScreens: Bool {
    switch self {
    case .steady, .fling, .jump, .load, .floor, .oscillate(cacheCapacity: 0): true
    default: false
    }
  }

  /// Returns true if there are cases of a cell and a strategy.
  ///
  /// Controls of offsets only act where a table scrolls. Updates are predictable only where all rows have one height.
  /// Other row heights need a cell that adapts.
  package func admits(_ design: CellDesign, _ strategy: CaseStrategy) -> Bool {
    if case .diff(let kind) = self { return design == .none && kind.strategies.contains(strategy) }
    if self == .change { return design.isScreen && design.changesRows }
    if design.isScreen { return isForScreens }
    switch self {
    case .update where design.height.isMeasured: return false
    case .update(let kind, _) where kind.changesContent && design.fields.isEmpty: return false
    // Where cells follow their models no table is told to reload.
    case .update(let kind, _)
    where (kind == .reloadData || kind == .reloadRows) && strategy.fillsCells
      && design.way(of: strategy).followsModels:
      return false
    // A mark is a state of the suite's own cells.
    case .state(.custom) where design.suiteCell == nil: return false
    case .sizing where !design.adaptsToHeight: return false
    case .ladder where design.rowHeight < LadderRung.rowHeight && !design.adaptsToHeight:
      return false
    default: break
    }
    guard strategy == .flatOffsets || strategy == .quadraticOffsets else { return true }
    switch self {
    case .steady, .fling, .jump, .oscillate, .ladder: return true
    default: return false
    }
  }
}
