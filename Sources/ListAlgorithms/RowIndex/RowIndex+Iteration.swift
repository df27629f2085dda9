// SPDX-License-Identifier: Apache-2.0

/// Walking over the elements of a viewport.
extension RowIndex {
  /// Calls `body` for each element with a part in `minY..<maxY`, from top to bottom.
  ///
  /// Elements without height have no part in anything and are left out. The walk goes from element to
  /// element without a new descent and allocates nothing.
  ///
  /// - Parameters:
  ///   - minY: the upper edge in points; may be negative or infinite.
  ///   - maxY: the lower edge in points; nothing is visited unless it is greater than `minY`.
  ///   - body: gets one element after the other and says whether to go on. It may look things up in
  ///     the index but must not edit it.
  /// - Complexity: O(log runs + visited elements).
  public func forEachElement(
    from minY: Double,
    to maxY: Double,
    _ body: (Placement) throws -> Bool
  ) rethrows {
    guard minY < maxY, let root = tree.pointee.root else { return }
    tree.pointee.openCallCount += 1
    defer { tree.pointee.openCallCount -= 1 }
    var walk = Walk(lower: PointUnits.floor(minY), upper: PointUnits.ceiling(maxY))
    _ = try self.walk(root.node, &walk, body)
  }

  /// How far a walk has come.
  private struct Walk {
    let lower: Int64
    let upper: Int64
    /// Sums over all that was passed.
    var before = RunSums.zero
    /// Rows before the section that the walk is in, unless its header was passed unseen.
    var rowsBeforeSection: Int?

    init(lower: Int64, upper: Int64) {
      self.lower = lower
      self.upper = upper
    }

    /// Whether a stretch that begins here has no part in what is walked.
    func passes(_ height: Int64) -> Bool {
      height == 0 || before.height + height <= lower
    }
  }

  /// Walks a subtree; false means that the walk is over.
  private func walk(
    _ node: RunNode,
    _ walk: inout Walk,
    _ body: (Placement) throws -> Bool
  ) rethrows -> Bool {
    tree.pointee.visitCount &+= 1
    for index in 0..<node.count {
      let sums = node.level == 0 ? node.runs[index].sums : node.branches[index].sums
      if node.level == 0, node.runs[index].kind == .header {
        walk.rowsBeforeSection = walk.before.rows
      }
      if walk.passes(sums.height) {
        // A header may be among what was passed, so what was known of the section is void.
        if node.level > 0, sums.bounds > 0 { walk.rowsBeforeSection = nil }
        walk.before += sums
        continue
      }
      if walk.before.height >= walk.upper { return false }
      if node.level > 0 {
        guard try self.walk(node.branches[index].node, &walk, body) else { return false }
      } else {
        guard try visit(node.runs[index], &walk, body) else { return false }
        walk.before += sums
      }
    }
    return true
  }

  /// Visits the elements of one run.
  private func visit(
    _ run: Run,
    _ walk: inout Walk,
    _ body: (Placement) throws -> Bool
  ) rethrows -> Bool {
    let height = PointUnits.points(run.height)
    let first = max(0, walk.lower - walk.before.height) / run.height
    var minY = walk.before.height + first * run.height
    for index in Int(first)..<run.count {
      if minY >= walk.upper { return false }
      let placement = Placement(
        element: element(index, of: run, &walk),
        extent: Extent(minY: PointUnits.points(minY), height: height)
      )
      guard try body(placement) else { return false }
      minY += run.height
    }
    return true
  }

  private func element(_ index: Int, of run: Run, _ walk: inout Walk) -> Element {
    let section = walk.before.section
    switch run.kind {
    case .header: return .header(section: section)
    case .footer: return .footer(section: section)
    case .rows:
      let known = walk.rowsBeforeSection
      let first = known ?? tree.pointee.sums(beforeSection: section).rows
      walk.rowsBeforeSection = first
      return .row(section: section, row: walk.before.rows + index - first)
    }
  }
}
