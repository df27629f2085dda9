// SPDX-License-Identifier: Apache-2.0

/// What every call asks of its arguments before it changes anything.
extension RowIndex {
  /// Rows that a table may have in all: 2⁶⁰, which leaves the counts of a run their two tag bits.
  private static let rowLimit = 1 << 60

  /// Stops unless there is such a section.
  @inline(__always)
  func checkSection(_ section: Int) {
    precondition(
      section >= 0 && section < sectionCount,
      "There is no section \(section): the row index has \(sectionCount) sections."
    )
  }

  /// Stops because a section has no such row.
  func noRow(_ row: Int, inSection section: Int) -> Never {
    preconditionFailure(
      "Section \(section) has no row \(row): it has \(rowCount(inSection: section)) rows."
    )
  }

  /// Stops inside of a closure that the index calls, from under which an edit would pull the tree.
  func checkEditable() {
    precondition(
      tree.pointee.openCallCount == 0,
      "The row index was edited by a closure that it had called: collect first, edit afterwards."
    )
  }

  /// Stops unless a section may be put there.
  func checkPlace(forSection section: Int, of rowCount: Int) {
    precondition(
      section >= 0 && section <= sectionCount,
      "No section can come to stand at \(section): the row index has \(sectionCount) others."
    )
    precondition(rowCount >= 0, "Section \(section) cannot have \(rowCount) rows.")
  }

  /// A height in units; stops if it is not one, with a sentence that names the place.
  func units(_ height: Double, _ place: @autoclosure () -> String) -> Int64 {
    guard let units = PointUnits.height(height) else {
      preconditionFailure(
        "\(place()) cannot be \(height) pt high: a height is a number from 0 to below 2^47 pt."
      )
    }
    return units
  }

  /// Whether rows of a height are no higher than so much, all in units.
  @inline(__always)
  private static func fits(_ rows: Int, of height: Int64, in room: Int64) -> Bool {
    // One row is the usual case, and a division is slow.
    rows == 1 ? height <= room : rows == 0 || height == 0 || Int64(rows) <= room / height
  }

  /// Stops if new elements would make the table taller or longer than can be counted.
  ///
  /// - Parameters:
  ///   - rows: rows to be added.
  ///   - height: the height of each, in units.
  ///   - bounds: the heights of a header and a footer to be added, in units.
  ///   - other: what the same edit adds besides, or takes away if negative, in units.
  ///   - otherRows: rows that the same edit adds besides.
  ///   - place: names the elements in the sentence.
  func checkRoom(
    rows: Int,
    of height: Int64,
    bounds: (header: Int64, footer: Int64) = (0, 0),
    besides other: Int64 = 0,
    beside otherRows: Int = 0,
    _ place: @autoclosure () -> String
  ) {
    let total = tree.pointee.total
    // By what is left and not by sums that may overflow: the optimiser of Swift 6.3 loses a precondition on
    // the flags of `multipliedReportingOverflow` and its kin.
    let room = Int64.max - (total.height + other)
    let isRoom =
      bounds.header <= room && bounds.footer <= room - bounds.header
      && Self.fits(rows, of: height, in: room - bounds.header - bounds.footer)
    precondition(
      isRoom && rows <= Self.rowLimit - total.rows - otherRows,
      """
      There is no room for \(place()): \(rows) rows of \(PointUnits.points(height)) pt would take \
      the table from \(total.rows + otherRows) rows and \(totalHeight) pt past 2^60 rows or 2^47 pt.
      """
    )
  }
}

/// What must hold between two calls; walks the whole tree.
extension RowIndex {
  /// The first broken invariant in words, or nil; O(runs).
  ///
  /// Checked are: levels, fill, sums of every subtree, order of headers, rows and footers, that no
  /// two neighbours could be one run, and that each node of the pool is in use or free, once.
  func checkInvariants() -> String? {
    let tree = tree.pointee
    var runs: [Run] = []
    var usedNodeCount = 0
    if let root = tree.root {
      usedNodeCount = RunNodePool.nodeCount(below: root.node)
      if let fault = Self.fault(in: root, of: tree, collecting: &runs) { return fault }
    }
    let (taken, free) = (tree.pool.takenNodeCount(), tree.pool.freeNodeCount())
    guard taken == usedNodeCount + free else {
      return "\(taken) nodes were taken, but \(usedNodeCount) are in use and \(free) are free"
    }
    return Self.fault(inOrderOf: runs)
  }

  private static func fault(
    in subtree: RunSubtree,
    of tree: RunTree,
    collecting runs: inout [Run]
  ) -> String? {
    let node = subtree.node
    let isRoot = node == tree.root?.node
    let minimum = isRoot ? (node.level == 0 ? 1 : 2) : tree.minimum(level: node.level)
    guard (minimum...tree.capacity(level: node.level)).contains(node.count) else {
      return "a node of level \(node.level) holds \(node.count) entries"
    }
    guard node.sums(0..<node.count) == subtree.sums else {
      return "a node of level \(node.level) has other sums than its parent says"
    }
    if node.level == 0 {
      runs.append(contentsOf: UnsafeBufferPointer(start: node.runs, count: node.count))
      return nil
    }
    for index in 0..<node.count {
      let child = node.branches[index]
      guard child.node.level == node.level - 1 else {
        return "a node of level \(node.level) has a child of level \(child.node.level)"
      }
      if let fault = fault(in: child, of: tree, collecting: &runs) { return fault }
    }
    return nil
  }

  private static func fault(inOrderOf runs: [Run]) -> String? {
    var previous: Run?
    for (index, run) in runs.enumerated() {
      let isInSection = previous.map { $0.kind != .footer } ?? false
      guard isInSection == (run.kind != .header) else {
        return "run \(index), \(run.kind), stands in no place of a section"
      }
      guard run.count > 0, run.height >= 0 else {
        return "run \(index) has \(run.count) elements of \(run.height) units"
      }
      if let previous, previous.merges(with: run) {
        return "runs \(index - 1) and \(index) are both of \(run.height) units"
      }
      previous = run
    }
    return previous.map { $0.kind == .footer } ?? true ? nil : "the last section has no footer"
  }
}
