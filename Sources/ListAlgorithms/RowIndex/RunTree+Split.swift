// SPDX-License-Identifier: Apache-2.0

/// Taking a tree apart.
extension RunTree {
  /// Cuts a tree before an element; a run that is cut goes to both sides.
  ///
  /// - Complexity: O(log runs): what the joins on the way up cost adds up to one descent.
  mutating func split(
    _ tree: RunSubtree?,
    at ordinal: Int
  ) -> (left: RunSubtree?, right: RunSubtree?) {
    guard let tree, ordinal > 0 else { return (nil, tree) }
    guard ordinal < tree.sums.elements else { return (tree, nil) }
    visitCount &+= 1
    return tree.node.level == 0
      ? splitLeaf(tree, at: ordinal) : splitBranch(tree, at: ordinal)
  }

  private mutating func splitLeaf(
    _ leaf: RunSubtree,
    at ordinal: Int
  ) -> (left: RunSubtree?, right: RunSubtree?) {
    let node = leaf.node
    let right = pool.allocate(level: 0)
    var index = 0
    var before = RunSums.zero
    while before.elements + node.runs[index].count <= ordinal {
      before += node.runs[index].sums
      index += 1
    }
    node.giveTail(from: index, to: right)
    let kept = ordinal - before.elements
    // The run that is cut went to the right with the rest; what it keeps on the left has room
    // there, for its place has just been given up.
    if kept > 0 {
      let head = right.runs[0].with(count: kept)
      right.runs[0].count -= kept
      node.runs[index] = head
      node.count = index + 1
      before += head.sums
    }
    // A cut run is one run on each side: the runs of both are one more than there were.
    var after = leaf.sums - before
    after.runs = UInt32(truncatingIfNeeded: right.count)
    return (RunSubtree(node: node, sums: before), RunSubtree(node: right, sums: after))
  }

  private mutating func splitBranch(
    _ branch: RunSubtree,
    at ordinal: Int
  ) -> (left: RunSubtree?, right: RunSubtree?) {
    let node = branch.node
    var index = 0
    var before = RunSums.zero
    while before.elements + node.branches[index].sums.elements <= ordinal {
      before += node.branches[index].sums
      index += 1
    }
    let child = node.branches[index]
    let right = pool.allocate(level: node.level)
    node.giveTail(from: index + 1, to: right)
    node.count = index
    let (lower, upper) = split(child, at: ordinal - before.elements)
    // Both pieces may have too few children now. Only roots may, and roots they are until
    // concatenated.
    let head = lifted(RunSubtree(node: node, sums: before))
    let tail = lifted(RunSubtree(node: right, sums: branch.sums - before - child.sums))
    return (concatenate(head, lower), concatenate(upper, tail))
  }

  /// A root without a child is nothing, and one with a single child is that child.
  private mutating func lifted(_ branch: RunSubtree) -> RunSubtree? {
    let node = branch.node
    if node.count > 1 { return branch }
    let child = node.count == 1 ? node.branches[0] : nil
    // Its child lives on: the pool would free it with the node.
    node.count = 0
    pool.free(node)
    return child
  }
}
