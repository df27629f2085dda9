// SPDX-License-Identifier: Apache-2.0

/// A B+-tree over runs in flat order, addressed by element ordinal, section or height.
///
/// Why a B+-tree rather than a binary one: a query on 100,000 runs touches five nodes of eight
/// neighbouring cache lines instead of seventeen scattered ones, a run costs about 21 bytes instead
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
    /// Place of the child that was taken.
    var index: Int
  }

  /// Levels that a recorded path can hold; a tree of minimum fill 2 reaches 2⁴⁰ runs with them.
  private static let pathCapacity = 40
  /// A splice looks at one run on either side of at most three new ones.
  private static let windowCapacity = 5

  /// The whole, or nil if there is no section.
  var root: RunSubtree?
  /// Owns the nodes.
  var pool = RunNodePool()
  /// Nodes touched since the last reset, by queries and edits.
  var visitCount = 0
  /// Calls under way that hand control to a closure, which must not edit.
  var openCallCount = 0

  /// Runs that a leaf may hold.
  let leafCapacity: Int
  /// Subtrees that a branch may hold.
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

  /// Sums over the whole tree.
  var total: RunSums { root?.sums ?? .zero }

  /// Bytes that the tree has taken from the system.
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
