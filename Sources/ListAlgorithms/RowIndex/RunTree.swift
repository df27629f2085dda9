// SPDX-License-Identifier: Apache-2.0

// Implementation notes
//
// A section is its header, its rows and its footer, and sections follow one another: the flat
// order. Neighbouring rows of one height are one run. Two sections, of which one has a row of 60
// points,
//
//     header 28 | 44 44 | 60 | 44 44 | footer 0 | header 28 | 44 44 44 | footer 0
//
// are 12 elements and 8 runs. In nodes of four entries (the index has 31 and 15) they look like
// this:
//
//     branch   [ 264 pt, 5 rows, 1 bound, 4 runs  |  160 pt, 3 rows, 3 bounds, 4 runs ]
//                 |                                   |
//                 v                                   v
//     leaf     [ H 28 | 2 x 44 | 1 x 60 | 2 x 44 ]  [ F 0 | H 28 | 3 x 44 | F 0 ]
//
// The second leaf begins with the footer of the first section: nodes know nothing of sections. What
// lies before an element tells its section, since half of the bounds before it, rounded down, is
// just that.
//
// Look-up. Sums are added from the left until they pass what is sought, on each level. The offset
// 200 lies in the first leaf, which reaches 264, and there in the last run: the runs before it end
// at 28, 116 and 176. 1 bound and 3 rows lie before this run, so it begins with row 3 of section 0.
// A search by element, row or bound is the same descent with another test.
//
// Edit. Row 2 of section 0 turns out 44 high after all: the three runs round it become one, and the
// leaf is [ H 28 | 5 x 44 ]. It holds two entries, the fewest it may, so nothing else changes but
// one sum on each level. Had row 3 become 50 high instead, the leaf would need five entries. Then
// the tree is cut before and behind the row, and put together again with a leaf of the new run
// between:
//
//     [ H 28 | 2 x 44 | 1 x 60 ]   [ 1 x 50 ]   [ 1 x 44 | F 0 ]  [ H 28 | 3 x 44 | F 0 ]
//
//     [ H 28 | 2 x 44 | 1 x 60 | 1 x 50 ]  [ 1 x 44 | F 0 ]  [ H 28 | 3 x 44 | F 0 ]
//
// Invariants, which `RowIndex.checkInvariants()` walks the tree for:
//
// * All leaves are at level 0. Nodes but the root hold at least their minimum and at most their
//   capacity; a root that is a branch holds two children or more.
// * The sums beside a child are those over everything below it.
// * No two neighbouring runs are rows of one height, so equal tables have equally many runs,
//   whatever edits made them.
// * Each section has its two bounds, even if they have no height.
// * Each node that was taken from a chunk is in the tree or on the free list, by itself or below a
//   node, and only once.
//
// Why not an array of offsets: a new height would shift all that follow, and memory would follow
// the rows that exist instead of those that were measured. Why not a tree of partial sums in an
// array (Fenwick): it changes a height in O(log n) but takes no row in the middle. A balanced
// binary tree over runs does all that is done here; the comment of `RunTree` says what it costs.
//
// Costs. A look-up reads one node a level. An edit in one leaf moves at most 31 runs of 16 bytes.
// All other edits are a few splits and joins, each O(log runs): a split cuts one path and hands the
// pieces to `concatenate`, whose work is the difference of the levels of what it joins, and these
// differences add up to one descent.
//
// Where it is subtle:
//
// * A split leaves nodes that are too small; `concatenate` mends them. Between the two, a tree may
//   be one leaf of one run, and a minimum holds for no root.
// * A run that is split stands on both sides. `join` looks whether the runs at a seam are alike,
//   `concatenate` does not. Whole sections begin and end with bounds, so there it need not.
// * There is one recorded path. A site is good until the next edit or the next recording descent,
//   and a splice walks the path up again to add the difference to the sums.
// * A freed node keeps its children until it is taken again, which is when they are freed. Removing
//   a section of any size is O(log runs) for that reason, and the memory stays with the tree.

/// A B+-tree over runs in flat order, addressed by element ordinal, section or height.
///
/// Why a B+-tree rather than a binary one: a query on 100,000 runs touches five nodes of eight
/// neighbouring cache lines instead of seventeen scattered ones, a run costs about 24 bytes instead
/// of 64, and neighbours are reached by adding one to an index. Range edits are the same
/// split and join as in a join-based binary tree, and each costs O(log runs).
///
/// Sums stand beside the child pointer, in the parent: to pass over a subtree does not touch it.
/// All leaves are at level 0; a node other than the root holds at least a third of its
/// capacity (two at least), which leaves slack between two repairs of one node.
///
/// The tree is a value without references. It lives behind one pointer of its owner, so that no
/// access is checked for exclusivity; the owner calls `destroy()`.
struct RunTree {
  /// One step of a recorded descent.
  struct Step {
    /// The branch that was left.
    var node: RunNode
    var index: Int
  }

  /// Levels that a recorded path can hold; a tree of minimum fill 2 reaches 2⁴⁰ runs with them.
  private static let pathCapacity = 40
  /// A splice looks at one run on either side of at most three new ones.
  private static let windowCapacity = 5

  /// The whole, or nil if there is no section.
  var root: RunSubtree?
  var pool = RunNodePool()
  /// Nodes touched since the last reset, by queries and edits.
  var visitCount = 0
  /// Calls under way that hand control to a closure, which must not edit.
  var openCallCount = 0

  let leafCapacity: Int
  let branchCapacity: Int
  /// The branches passed by the last recording descent, root first.
  let path: UnsafeMutablePointer<Step>
  /// Room for the runs that a splice writes.
  let window: UnsafeMutablePointer<Run>

  /// Makes an empty tree; tests ask for smaller nodes to get deep trees of few runs.
  init(leafCapacity: Int, branchCapacity: Int) {
    precondition(
      (4...RunNode.leafCapacity).contains(leafCapacity)
        && (4...RunNode.branchCapacity).contains(branchCapacity),
      "A leaf holds 4 to 31 runs and a branch 4 to 15 subtrees, not these capacities."
    )
    self.leafCapacity = leafCapacity
    self.branchCapacity = branchCapacity
    path = .allocate(capacity: Self.pathCapacity)
    window = .allocate(capacity: Self.windowCapacity)
  }

  var total: RunSums { root?.sums ?? .zero }

  var byteCount: Int {
    pool.byteCount + MemoryLayout<RunTree>.size
      + Self.pathCapacity * MemoryLayout<Step>.stride
      + Self.windowCapacity * MemoryLayout<Run>.stride
  }

  /// Removes everything and gives the memory of all nodes back.
  mutating func removeAll() {
    root = nil
    pool.releaseAll()
  }

  /// Gives all memory back; the tree must not be used again.
  mutating func destroy() {
    removeAll()
    path.deallocate()
    window.deallocate()
  }

  /// Entries that a node of this level may hold.
  func capacity(level: Int) -> Int {
    level == 0 ? leafCapacity : branchCapacity
  }

  /// Runs that a builder puts into a leaf: an eighth stays free, so that first edits need no split.
  var builtLeafCount: Int { leafCapacity - leafCapacity / 8 }

  /// Entries that a node of this level must hold unless it is the root.
  func minimum(level: Int) -> Int {
    max(2, capacity(level: level) / 3)
  }
}

/// Where a descent ended: one run, and the sums over all that precedes it.
struct RunSite {
  var leaf: RunNode
  var index: Int
  var before: RunSums
  var run: Run
}

/// A node with the sums over everything below it: the entry of a branch node, 32 bytes.
struct RunSubtree {
  var node: RunNode
  var sums: RunSums
}

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
