// SPDX-License-Identifier: Apache-2.0

/// Edits of whole sections by split and join; bounds never merge, so no seam is looked at.
extension RunTree {
  /// Removes neighbouring sections; O(log runs), as their nodes are freed in one piece.
  mutating func removeSections(_ sections: Range<Int>) {
    if let removed = cut(sections) { pool.free(removed.node) }
  }

  /// Takes a section out and puts it where it is the section `target`.
  mutating func moveSection(_ section: Int, to target: Int) {
    if let moved = cut(section..<section + 1) { insert(moved, at: target) }
  }

  /// Puts a tree of whole sections before a section or behind the last.
  mutating func insert(_ sections: RunSubtree?, at section: Int) {
    let (left, right) = split(root, at: sums(beforeSection: section).elements)
    root = concatenate(concatenate(left, sections), right)
  }

  private mutating func cut(_ sections: Range<Int>) -> RunSubtree? {
    let lower = sums(beforeSection: sections.lowerBound).elements
    let upper = sums(beforeSection: sections.upperBound).elements
    // Both ordinals were looked up before the first cut, which takes the tree apart.
    let (left, rest) = split(root, at: lower)
    let (middle, right) = split(rest, at: upper - lower)
    root = concatenate(left, right)
    return middle
  }
}
