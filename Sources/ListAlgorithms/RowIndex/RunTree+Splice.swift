// SPDX-License-Identifier: Apache-2.0

/// Edits of the tree in place.
extension RunTree {
  /// Replaces elements that are no section bounds, or one bound by its like, by at most one run.
  ///
  /// Most edits stay inside one leaf and then cost one memory move and a sum per level; an edit
  /// that overfills or empties a leaf, reaches beyond it or merges across its edge is done by
  /// split and join.
  ///
  /// - Parameters:
  ///   - site: the run of the first element, from `recordedSite(ofElement:)`, still current.
  ///   - ordinal: the first element.
  ///   - removedCount: elements to remove from there on.
  ///   - run: what takes their place.
  /// - Complexity: O(log runs).
  mutating func splice(
    _ site: RunSite,
    at ordinal: Int,
    removing removedCount: Int,
    inserting run: Run?
  ) {
    // `spliceInLeaf` leaves the tree as it was unless it succeeds, so nothing has to be taken back
    // here.
    if spliceInLeaf(site, at: ordinal, removing: removedCount, inserting: run) { return }
    let (left, rest) = split(root, at: ordinal)
    let (removed, right) = split(rest, at: removedCount)
    if let removed { pool.free(removed.node) }
    root = join(join(left, run.map { leaf(of: $0) }), right)
  }

  /// A tree of one leaf with one run.
  mutating func leaf(of run: Run) -> RunSubtree {
    let node = pool.allocate(level: 0)
    node.runs[0] = run
    node.count = 1
    return RunSubtree(node: node, sums: run.sums)
  }

  /// Does the splice if it changes one leaf only and leaves it filled as it must be.
  private mutating func spliceInLeaf(
    _ site: RunSite,
    at ordinal: Int,
    removing removedCount: Int,
    inserting run: Run?
  ) -> Bool {
    let leaf = site.leaf
    let cut = ordinal - site.before.elements
    var end = site.index
    var tail = cut + removedCount
    while end < leaf.count, tail >= leaf.runs[end].count {
      tail -= leaf.runs[end].count
      end += 1
    }
    // What is removed reaches into the next leaf.
    if end == leaf.count, tail > 0 { return false }
    let next = tail > 0 ? end + 1 : end
    // One run on either side is written again too, since it may be like the new ones and has to
    // become one with them.
    let old = max(0, site.index - 1)..<min(leaf.count, next + 1)
    var count = 0
    if old.lowerBound < site.index { append(leaf.runs[old.lowerBound], to: &count) }
    // A run that is cut has more than one element, so it is one of rows: a bound is replaced whole.
    if cut > 0 { append(site.run.with(count: cut), to: &count) }
    if let run { append(run, to: &count) }
    if tail > 0 { append(leaf.runs[end].with(count: leaf.runs[end].count - tail), to: &count) }
    if next < old.upperBound { append(leaf.runs[next], to: &count) }
    guard fits(leaf, count: leaf.count - old.count + count) else { return false }
    // At an edge of the leaf the neighbour stands in another one, and a merge would change both.
    if site.index == 0, meets(window[0], before: true) { return false }
    if next == leaf.count, meets(window[count - 1], before: false) { return false }

    let oldSums = leaf.sums(old)
    leaf.shift(from: old.upperBound, by: count - old.count)
    (leaf.runs + old.lowerBound).update(from: window, count: count)
    addAlongPath(leaf.sums(old.lowerBound..<old.lowerBound + count) - oldSums)
    return true
  }

  /// Writes a run behind those in the window, as part of the last one if the two are alike.
  private func append(_ run: Run, to count: inout Int) {
    if count > 0, window[count - 1].merges(with: run) {
      window[count - 1].count += run.count
    } else {
      window[count] = run
      count += 1
    }
  }

  /// Whether a leaf may hold this many runs.
  private func fits(_ leaf: RunNode, count: Int) -> Bool {
    count <= leafCapacity && count >= (leaf == root?.node ? 1 : minimum(level: 0))
  }

  /// Whether a run at the edge of the recorded leaf would have to merge into the next leaf.
  private mutating func meets(_ run: Run, before: Bool) -> Bool {
    guard let neighbour = neighbourRun(ofRecordedLeafBefore: before) else { return false }
    return run.merges(with: neighbour)
  }

  /// Adds a difference to the sums of every subtree on the recorded path.
  private mutating func addAlongPath(_ difference: RunSums) {
    guard let level = root?.node.level else { return }
    visitCount &+= level + 1
    for depth in 0..<level {
      path[depth].node.branches[path[depth].index].sums += difference
    }
    root?.sums += difference
  }
}

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
