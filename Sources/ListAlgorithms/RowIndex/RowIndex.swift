// SPDX-License-Identifier: Apache-2.0

/// The vertical layout of a table: which element lies at an offset, and where an element lies.
///
/// The elements of a section are its header, its rows and its footer, in this order; sections follow
/// one another without gaps. Neighbouring rows of one height are one run, so memory and time follow
/// the rows whose heights were measured, not the rows that exist: 100,000,000 unmeasured rows of one
/// estimate take as much as one. A section costs its header and footer, two runs, even if they have
/// no height. Every look-up and every edit is O(log runs).
///
/// Heights are stored as `Int64` in units of 1/65536 pt, rounded to the nearest on the way in. Sums
/// are therefore exact and do not depend on the order of edits; a multiple of 1/65536 pt comes back
/// unchanged, and every offset up to 1.37 · 10¹¹ pt is an exact `Double`.
///
/// A wrong argument (no such section or row, a height that is negative, NaN, infinite or too great) is
/// a programmer error and stops with a sentence that names section, row and value.
///
/// A class, since look-ups count the nodes that they touch. Not for use from two threads at once.
public final class RowIndex {
  /// The tree lives behind a constant pointer: no exclusivity checks, no reference counting.
  let tree: UnsafeMutablePointer<RunTree>

  /// Makes an index of no sections.
  public convenience init() {
    self.init(leafCapacity: RunNode.leafCapacity, branchCapacity: RunNode.branchCapacity)
  }

  /// Makes an index of no sections with smaller nodes, so that few runs make a deep tree.
  init(leafCapacity: Int, branchCapacity: Int) {
    tree = .allocate(capacity: 1)
    tree.initialize(to: RunTree(leafCapacity: leafCapacity, branchCapacity: branchCapacity))
  }

  deinit {
    tree.pointee.destroy()
    tree.deinitialize(count: 1)
    tree.deallocate()
  }

  /// Sections in the table; O(1).
  public var sectionCount: Int { tree.pointee.total.section }

  /// Rows of all sections; O(1).
  public var rowCount: Int { tree.pointee.total.rows }

  /// Height of all elements in points; O(1).
  public var totalHeight: Double { PointUnits.points(tree.pointee.total.height) }

  /// Runs in the tree, two of each section for its header and footer; O(1).
  public var runCount: Int { Int(tree.pointee.total.runs) }

  /// Bytes that the index has taken from the system; they return with `removeAll()` or at the end.
  public var memoryBytes: Int { tree.pointee.byteCount }

  /// Tree nodes touched by look-ups and edits since the last reset: one number per query to watch.
  public var visitCount: Int { tree.pointee.visitCount }

  /// Sets `visitCount` back to 0.
  public func resetVisitCount() {
    tree.pointee.visitCount = 0
  }
}
