// SPDX-License-Identifier: Apache-2.0

/// Entries of a node moved about without asking whether they are runs or subtrees.
extension RunNode {
  /// Sums over some of the entries; O(their number).
  func sums(_ range: Range<Int>) -> RunSums {
    var sums = RunSums.zero
    if level == 0 {
      for index in range { sums += runs[index].sums }
    } else {
      for index in range { sums += branches[index].sums }
    }
    return sums
  }

  /// Shifts the entries from `index` on by `distance` places and changes `count` with them.
  ///
  /// A positive distance opens a gap before `index`; a negative one overwrites what lies there.
  func shift(from index: Int, by distance: Int) {
    move(index..<count, to: self, at: index + distance)
    count += distance
  }

  /// Copies entries to a place in a node of the same level; neither count changes.
  func move(_ range: Range<Int>, to target: RunNode, at index: Int) {
    if level == 0 {
      (target.runs + index).update(from: runs + range.lowerBound, count: range.count)
    } else {
      (target.branches + index).update(from: branches + range.lowerBound, count: range.count)
    }
  }

  /// Moves the entries from `index` on to the end of a node of the same level.
  func giveTail(from index: Int, to target: RunNode) {
    move(index..<count, to: target, at: target.count)
    target.count += count - index
    count = index
  }

  /// Moves the entries before `index` to the end of a node of the same level.
  func giveHead(before index: Int, to target: RunNode) {
    move(0..<index, to: target, at: target.count)
    target.count += index
    shift(from: index, by: -index)
  }
}
