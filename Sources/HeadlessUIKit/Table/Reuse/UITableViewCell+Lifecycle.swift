// SPDX-License-Identifier: Apache-2.0

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

    /// Says which cell did what it may not.
    @MainActor static func report(_ fault: String, of cell: UITableViewCell) {
      let name = cell.reuseIdentifier.map { "\"\($0)\"" } ?? "no identifier"
      let row = cell.row < 0 ? "no row" : "row \(cell.row) of section \(cell.section)"
      onFault("Lifecycle of \(type(of: cell)) with \(name) at \(row): \(fault).")
    }
  }
#endif
