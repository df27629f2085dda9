// SPDX-License-Identifier: Apache-2.0

/// The permitted order of a cell's events (R4, R35), which debug builds check.
///
/// A cell is created or reset, bound, displayed and ended, then recycled or discarded. A prepared
/// cell may never be displayed, a cached one several times. Each reuse hit has one reset. Release
/// builds omit this.
struct CellLifecycle {
  enum Step: UInt8, CaseIterable {
    case make, reset, bind, rebind, willDisplay, didEndDisplaying, pool, discard
  }

  enum Stage { case unknown, made, reset, bound, displayed, ended, pooled, discarded }

  private(set) var stage = Stage.unknown
  /// The last steps, four bits each, the latest lowest, without allocation.
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

  mutating func take(_ step: Step) -> String? {
    let former = stage
    packedHistory = packedHistory << 4 | UInt64(step.rawValue + 1)
    guard let next = Self.stage(after: former, step) else {
      return "\(step) of a cell that is \(former), after \(history.dropLast())"
    }
    stage = next
    return nil
  }

  private static func stage(after stage: Stage, _ step: Step) -> Stage? {
    switch (stage, step) {
    // A discarded cell may return to any table.
    case (.unknown, .make), (.discarded, .make): .made
    case (.pooled, .reset): .reset
    // An app's own cell without a pool may be returned again for a reloaded row.
    case (.made, .bind), (.reset, .bind), (.ended, .bind): .bound
    case (.bound, .rebind): .bound
    case (.displayed, .rebind): .displayed
    case (.ended, .rebind): .ended
    // Cached cells return without being filled.
    case (.bound, .willDisplay), (.ended, .willDisplay): .displayed
    case (.displayed, .didEndDisplaying): .ended
    // Unneeded cells return as they are.
    case (.made, .pool), (.reset, .pool), (.bound, .pool), (.ended, .pool): .pooled
    case (.made, .discard), (.reset, .discard), (.bound, .discard), (.ended, .discard),
      (.pooled, .discard):
      .discarded
    default: nil
    }
  }
}

extension UITableViewCell {
  @inline(__always) func live(_ step: CellLifecycle.Step) {
    #if DEBUG
      if let fault = lifecycle.take(step) { CellLifecycle.report(fault, of: self) }
    #endif
  }

  @inline(__always) func beginLife() {
    #if DEBUG
      // A table that has ended takes the lifecycles of its cells with it.
      if tableReference != nil { lifecycle = CellLifecycle() }
      live(.make)
    #endif
  }
}

#if DEBUG
  extension CellLifecycle {
    @MainActor static var onFault: (String) -> Void = { stop($0) }

    @MainActor static func report(_ fault: String, of cell: UITableViewCell) {
      let name = cell.reuseIdentifier.map { "\"\($0)\"" } ?? "no identifier"
      let row = cell.row < 0 ? "no row" : "row \(cell.row) of section \(cell.section)"
      onFault("Lifecycle of \(type(of: cell)) with \(name) at \(row): \(fault).")
    }
  }
#endif
