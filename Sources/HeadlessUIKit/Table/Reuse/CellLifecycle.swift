// SPDX-License-Identifier: Apache-2.0

/// What may happen to a cell, in which order (R4, R35): the automaton that debug builds check.
///
/// A cell is made or reset, bound to a row, displayed and ended, then given back to its pool or let
/// go. A prepared cell is bound and may never be displayed; a cached one is displayed several times.
/// Each reuse hit comes with one reset. In release builds cells carry none of this.
struct CellLifecycle {
  /// What happens to a cell.
  enum Step: UInt8, CaseIterable {
    /// The table makes the cell, or meets it for the first time.
    case make
    /// The cell comes out of its pool and is told to prepare for reuse.
    case reset
    /// The data source has filled the cell for a row.
    case bind
    /// The data source has filled the cell again for the row that it has.
    case rebind
    case willDisplay
    case didEndDisplaying
    case pool
    /// The table lets go of the cell.
    case discard
  }

  /// Where a cell is in its life.
  enum Stage {
    case unknown
    case made
    case reset
    case bound
    case displayed
    case ended
    case pooled
    case discarded
  }

  private(set) var stage = Stage.unknown
  /// The last steps, four bits each and the latest lowest: nothing is allocated for them.
  private var packedHistory: UInt64 = 0

  /// The last steps, at most 15, the earliest first.
  var history: [Step] {
    var rest = packedHistory
    var steps: [Step] = []
    while rest & 0xF != 0, let step = Step(rawValue: UInt8(rest & 0xF) - 1) {
      steps.append(step)
      rest >>= 4
    }
    return Array(steps.prefix(15).reversed())
  }

  /// Takes a step and returns nil, or returns what is wrong with it.
  mutating func take(_ step: Step) -> String? {
    let former = stage
    packedHistory = packedHistory << 4 | UInt64(step.rawValue + 1)
    guard let next = Self.stage(after: former, step) else {
      return "\(step) of a cell that is \(former), after \(history.dropLast())"
    }
    stage = next
    return nil
  }

  /// The stage that a step leads to, or nil if it may not happen.
  private static func stage(after stage: Stage, _ step: Step) -> Stage? {
    switch (stage, step) {
    // A cell that a table let go of may be met again by that table or another.
    case (.unknown, .make), (.discarded, .make): .made
    case (.pooled, .reset): .reset
    // An app's own cell, which no pool has, may be returned again for the row that is reloaded.
    case (.made, .bind), (.reset, .bind), (.ended, .bind): .bound
    case (.bound, .rebind): .bound
    case (.displayed, .rebind): .displayed
    case (.ended, .rebind): .ended
    // Cells that are cached where they were come back without being filled.
    case (.bound, .willDisplay), (.ended, .willDisplay): .displayed
    case (.displayed, .didEndDisplaying): .ended
    // What was dequeued or prepared in vain goes back as it is.
    case (.made, .pool), (.reset, .pool), (.bound, .pool), (.ended, .pool): .pooled
    case (.made, .discard), (.reset, .discard), (.bound, .discard), (.ended, .discard),
      (.pooled, .discard):
      .discarded
    default: nil
    }
  }
}

extension UITableViewCell {
  /// Takes a step in the cell's life; in debug builds one that may not happen is a fault.
  @inline(__always)
  func live(_ step: CellLifecycle.Step) {
    #if DEBUG
      if let fault = lifecycle.take(step) { CellLifecycle.report(fault, of: self) }
    #endif
  }

  /// Begins the cell's life with a table that makes it, or that meets it for the first time.
  @inline(__always)
  func beginLife() {
    #if DEBUG
      // A table that has ended takes the lives of its cells with it.
      if tableReference != nil { lifecycle = CellLifecycle() }
      live(.make)
    #endif
  }
}

#if DEBUG
  extension CellLifecycle {
    /// What is done about a step that may not happen: the program stops.
    @MainActor static var onFault: (String) -> Void = { stop($0) }

    @MainActor static func report(_ fault: String, of cell: UITableViewCell) {
      let name = cell.reuseIdentifier.map { "\"\($0)\"" } ?? "no identifier"
      let row = cell.row < 0 ? "no row" : "row \(cell.row) of section \(cell.section)"
      onFault("Lifecycle of \(type(of: cell)) with \(name) at \(row): \(fault).")
    }
  }
#endif
