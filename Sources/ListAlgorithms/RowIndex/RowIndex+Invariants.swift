// SPDX-License-Identifier: Apache-2.0

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
