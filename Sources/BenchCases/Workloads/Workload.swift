// SPDX-License-Identifier: Apache-2.0

import BenchLists

/// What happens to the table while it is measured.
public enum Workload: Hashable, Sendable {
  /// Scrolls by the same distance each frame.
  case steady
  /// Flicks that slow down, with a change of direction.
  case fling
  /// Jumps to another row each frame, so that the whole viewport is filled anew.
  case jump
  /// Goes three rows down and up again, over and over, in a table that keeps the cells of so many
  /// rows that left.
  case oscillate(cacheCapacity: Int)
  /// Moves within a row, or by a row: what one row more costs.
  case ladder(LadderRung)
  /// Shows rows that turn out higher than they were taken for.
  case sizing(SizingKind)
  /// Changes the state of about half of the visible rows each frame.
  case state(StateKind)
  /// Has the table take in that a few visible rows came, went, moved or changed.
  case update(UpdateKind, FieldChange.Storage)
  /// Has a visible row of a screen change, by the screen's own means.
  case change
  /// Changes some fields of every visible row and has the rows reconfigured.
  case reconfigure(FieldChange)
  /// Compares two lists, or edits a snapshot of one.
  case diff(DiffKind)
  /// Loads a new table and renders its first frame.
  case load
  /// Frames as those of `steady` in which nothing is done: what remains is the ruler.
  case floor

  /// After so many measured frames of `steady` the same number of cells enters again.
  public static let steadyPeriod = ScrollPath.steady.count

  static let reconfigureName = "reconfigure.fields"

  /// All workloads whose axes do not depend on the cell.
  static let plain: [Workload] =
    [.steady, .fling, .jump, .load, .floor, .change] + oscillations
    + LadderRung.allCases.map { .ladder($0) } + StateKind.allCases.map { .state($0) }
    + SizingKind.all.map { .sizing($0) } + updates
    + DiffKind.allCases.map { .diff($0) }

  /// The workloads `scroll.oscillate`: without a position cache, and with one that holds all rows
  /// that come back.
  package static let oscillations: [Workload] = [0, 8].map { .oscillate(cacheCapacity: $0) }

  /// All workloads of the family `update`.
  package static let updates: [Workload] = UpdateKind.allCases.flatMap { kind in
    (kind.changesContent ? FieldChange.Storage.allCases : [.shared]).map { .update(kind, $0) }
  }

  /// The name in case identifiers, such as `scroll.steady`.
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

  /// What sets this workload apart from others of its name, for the case identifier.
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

  /// Returns how high rows are here, where it is not the cell that says so.
  package func height(of design: CellDesign) -> RowHeight {
    switch self {
    case .sizing: design.wideHeight
    case .ladder where design.rowHeight < LadderRung.rowHeight: .fixed(LadderRung.rowHeight)
    default: design.height
    }
  }

  /// How many rows that left the viewport keep their cells.
  var positionCacheCapacity: Int {
    if case .oscillate(let capacity) = self { capacity } else { 0 }
  }

  /// Whether what is measured are frames of which one follows the other: a first frame, a frame in
  /// which nothing is done and a comparison of lists are none.
  public var hasFrames: Bool {
    switch self {
    case .load, .floor, .diff: false
    default: true
    }
  }

  /// Whether a case shows rows of a dataset; comparisons of lists have lists of their own.
  public var takesRows: Bool { rowCounts == nil }

  /// The row counts that there are cases of, if not every one.
  var rowCounts: [Int]? {
    if case .diff(let kind) = self { kind.itemCounts } else { nil }
  }

  /// Whether a screen is played as it stands: it is scrolled and loaded, and nothing in it is changed.
  private var isForScreens: Bool {
    switch self {
    case .steady, .fling, .jump, .load, .floor, .oscillate(cacheCapacity: 0): true
    default: false
    }
  }

  /// Whether there are cases of a cell and a strategy.
  ///
  /// Controls of offsets have something to do where a table scrolls, and nowhere else. What an
  /// update brings onto the screen is known beforehand where all rows are as high as each other. Rows
  /// of other heights than a cell's own need a cell that can be as high as they are.
  package func admits(_ design: CellDesign, _ strategy: CaseStrategy) -> Bool {
    if case .diff(let kind) = self {
      return design == .none && kind.strategies.contains(strategy)
    }
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
