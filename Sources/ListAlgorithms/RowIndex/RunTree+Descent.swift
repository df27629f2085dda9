// SPDX-License-Identifier: Apache-2.0

/// Ways down the tree, each O(log runs).
extension RunTree {
  /// The run that holds an element, for a splice there: records the path.
  mutating func recordedSite(ofElement ordinal: Int) -> RunSite {
    descend(recording: true) { $0.elements > ordinal }
  }

  /// The run that holds a row, counted over all sections.
  mutating func site(ofRow ordinal: Int) -> RunSite {
    descend(recording: false) { $0.rows > ordinal }
  }

  /// The run that is a bound: 2s for the header of section s, 2s + 1 for its footer.
  mutating func site(ofBound ordinal: Int) -> RunSite {
    descend(recording: false) { Int($0.bounds) > ordinal }
  }

  /// The run that covers a unit offset at least 0 and below the total height.
  mutating func site(atUnit offset: Int64) -> RunSite {
    descend(recording: false) { $0.height > offset }
  }

  /// Sums over all that precedes an element, which must exist.
  mutating func sums(beforeElement ordinal: Int) -> RunSums {
    let site = descend(recording: false) { $0.elements > ordinal }
    let index = ordinal - site.before.elements
    return index == 0 ? site.before : site.before + site.run.with(count: index).sums
  }

  /// Sums over all that precedes a section; the sums of the whole for the section count.
  mutating func sums(beforeSection section: Int) -> RunSums {
    if section == 0 { return .zero }
    let total = self.total
    return 2 * section == Int(total.bounds) ? total : site(ofBound: 2 * section).before
  }

  /// Finds the first run up to which the sums pass a test that the sums of the whole pass.
  ///
  /// Always inlined: each caller's test becomes one compare in the loops.
  @inline(__always)
  private mutating func descend(recording: Bool, _ passes: (RunSums) -> Bool) -> RunSite {
    guard let root, passes(root.sums) else {
      preconditionFailure(
        "A position was sought that lies behind the last element of the row index."
      )
    }
    var node = root.node
    var before = RunSums.zero
    var depth = 0
    while node.level > 0 {
      let branches = node.branches
      var index = 0
      var after = before + branches[0].sums
      while !passes(after) {
        before = after
        index += 1
        after += branches[index].sums
      }
      if recording { path[depth] = Step(node: node, index: index) }
      depth += 1
      node = branches[index].node
    }
    visitCount &+= depth + 1
    let runs = node.runs
    var index = 0
    var after = before + runs[0].sums
    while !passes(after) {
      before = after
      index += 1
      after += runs[index].sums
    }
    return RunSite(leaf: node, index: index, before: before, run: runs[index])
  }

  /// The first or last run of a subtree.
  mutating func edgeRun(of subtree: RunSubtree, last: Bool) -> Run {
    var node = subtree.node
    visitCount &+= node.level + 1
    while node.level > 0 {
      node = node.branches[last ? node.count - 1 : 0].node
    }
    return node.runs[last ? node.count - 1 : 0]
  }

  /// The run just before or after the leaf at the end of the recorded path.
  mutating func neighbourRun(ofRecordedLeafBefore before: Bool) -> Run? {
    var depth = root?.node.level ?? 0
    while depth > 0 {
      depth -= 1
      let step = path[depth]
      let index = step.index + (before ? -1 : 1)
      if step.node.count > index, index >= 0 {
        return edgeRun(of: step.node.branches[index], last: before)
      }
    }
    return nil
  }
}
