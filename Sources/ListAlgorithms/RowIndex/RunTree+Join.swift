// SPDX-License-Identifier: Apache-2.0

/// Putting trees together.
extension RunTree {
  /// Joins two neighbouring trees; equal runs that meet at the seam become one.
  ///
  /// - Complexity: O(log runs).
  mutating func join(_ left: RunSubtree?, _ right: RunSubtree?) -> RunSubtree? {
    guard let left, let right else { return left ?? right }
    let first = edgeRun(of: right, last: false)
    guard edgeRun(of: left, last: true).merges(with: first) else {
      return concatenate(left, right)
    }
    // The run at the seam is taken off the right as a tree of its own and added to the last run of
    // the left, rather than removed in place, which could leave the right's first leaf too small.
    let (head, rest) = split(right, at: first.count)
    if let head { pool.free(head.node) }
    return concatenate(extendingLastRun(of: left, by: first), rest)
  }

  /// Joins two neighbouring trees as they are.
  ///
  /// - Complexity: O(1 + difference of their heights).
  mutating func concatenate(_ left: RunSubtree?, _ right: RunSubtree?) -> RunSubtree? {
    guard let left, let right else { return left ?? right }
    let (lower, upper) = meld(left, right)
    // Two are left of a root that overflowed, and of two trees of one level that are too full to be
    // one.
    guard let upper else { return lower }
    let node = pool.allocate(level: lower.node.level + 1)
    node.branches[0] = lower
    node.branches[1] = upper
    node.count = 2
    return RunSubtree(node: node, sums: lower.sums + upper.sums)
  }

  /// Hangs the lower of two trees into the spine of the higher; gives one tree or two siblings.
  private mutating func meld(_ left: RunSubtree, _ right: RunSubtree) -> (RunSubtree, RunSubtree?) {
    visitCount &+= 1
    let sums = left.sums + right.sums
    if left.node.level > right.node.level {
      let node = left.node
      let last = node.count - 1
      let (lower, upper) = meld(node.branches[last], right)
      node.branches[last] = lower
      return insert(upper, at: last + 1, in: RunSubtree(node: node, sums: sums))
    }
    if left.node.level < right.node.level {
      let node = right.node
      let (lower, upper) = meld(left, node.branches[0])
      node.branches[0] = lower
      return insert(upper, at: 1, in: RunSubtree(node: node, sums: sums))
    }
    return balance(left, right)
  }

  /// Merges two nodes of one level if they fit, else evens them out if one holds too few.
  private mutating func balance(
    _ left: RunSubtree,
    _ right: RunSubtree
  ) -> (RunSubtree, RunSubtree?) {
    let (lower, upper) = (left.node, right.node)
    let level = lower.level
    let count = lower.count + upper.count
    if count <= capacity(level: level) {
      upper.giveTail(from: 0, to: lower)
      pool.free(upper)
      return (RunSubtree(node: lower, sums: left.sums + right.sums), nil)
    }
    let minimum = minimum(level: level)
    // Evened out only when it must be: two nodes that are both sound stay as they are.
    if lower.count >= minimum, upper.count >= minimum { return (left, right) }
    // One has too few and both have too many for one node, so half of them is at least the minimum.
    let half = count / 2
    if lower.count < half {
      let moved = half - lower.count
      let sums = upper.sums(0..<moved)
      upper.giveHead(before: moved, to: lower)
      return (
        RunSubtree(node: lower, sums: left.sums + sums),
        RunSubtree(node: upper, sums: right.sums - sums)
      )
    }
    let moved = lower.count - half
    let sums = lower.sums(half..<lower.count)
    upper.shift(from: 0, by: moved)
    lower.move(half..<lower.count, to: upper, at: 0)
    lower.count = half
    return (
      RunSubtree(node: lower, sums: left.sums - sums),
      RunSubtree(node: upper, sums: right.sums + sums)
    )
  }

  /// Puts a new child into a branch whose sums already count it; splits the branch if it is full.
  private mutating func insert(
    _ child: RunSubtree?,
    at index: Int,
    in parent: RunSubtree
  ) -> (RunSubtree, RunSubtree?) {
    guard let child else { return (parent, nil) }
    let node = parent.node
    if node.count < branchCapacity {
      node.shift(from: index, by: 1)
      node.branches[index] = child
      return (parent, nil)
    }
    let sibling = pool.allocate(level: node.level)
    let half = (node.count + 1) / 2
    if index <= half {
      node.giveTail(from: half, to: sibling)
      node.shift(from: index, by: 1)
      node.branches[index] = child
    } else {
      node.giveTail(from: half, to: sibling)
      sibling.shift(from: index - half, by: 1)
      sibling.branches[index - half] = child
    }
    let sums = sibling.sums(0..<sibling.count)
    return (RunSubtree(node: node, sums: parent.sums - sums), RunSubtree(node: sibling, sums: sums))
  }

  /// Adds the elements of an equal run to the last run of a tree, and their sums all the way down.
  private mutating func extendingLastRun(of tree: RunSubtree, by run: Run) -> RunSubtree {
    var added = run.sums
    // The elements come, the run does not.
    added.runs = 0
    var node = tree.node
    visitCount &+= node.level + 1
    while node.level > 0 {
      let last = node.count - 1
      node.branches[last].sums += added
      node = node.branches[last].node
    }
    node.runs[node.count - 1].count += run.count
    return RunSubtree(node: tree.node, sums: tree.sums + added)
  }
}
