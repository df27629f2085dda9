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

  public func resetVisitCount() {
    tree.pointee.visitCount = 0
  }
}

extension RowIndex {
  /// What a table lays out below one another: the parts of its sections, in flat order.
  public enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(section: Int, row: Int)
    case footer(section: Int)
  }

  /// The vertical place of an element or section, in points from the top of the first header.
  public struct Extent: Hashable, Sendable {
    /// The upper edge; exact up to 1.37 · 10¹¹ pt.
    public var minY: Double
    /// The height, a multiple of 1/65536 pt.
    public var height: Double

    public init(minY: Double, height: Double) {
      self.minY = minY
      self.height = height
    }

    /// The lower edge, which belongs to what lies below.
    public var maxY: Double { minY + height }
  }

  /// An element and its vertical place.
  public struct Placement: Hashable, Sendable {
    public var element: Element
    public var extent: Extent

    public init(element: Element, extent: Extent) {
      self.element = element
      self.extent = extent
    }
  }
}

/// Converts between points and the fixed-point unit in which the row index stores every length.
///
/// One unit is 1/65536 pt. Integer sums are exact and do not depend on the order in which rows were
/// measured, which sums of `Double` are not. Every multiple of 1/65536 pt comes back unchanged.
/// Scaling a `Double` by 65536 is exact; rounding is done by integer conversion, since the library
/// functions for it would make this module need the C math library.
enum PointUnits {
  /// Units in one point.
  private static let perPoint = 65536.0

  /// The first point value whose unit count no longer fits in `Int64`: 2⁴⁷ pt.
  private static let limit = 140_737_488_355_328.0

  /// The nearest unit count, or nil if the height is negative, NaN, infinite or 2⁴⁷ pt and above.
  static func height(_ points: Double) -> Int64? {
    guard points >= 0, points < limit else { return nil }
    let scaled = points * perPoint
    let below = Int64(scaled)
    return scaled - Double(below) < 0.5 ? below : below + 1
  }

  /// The last unit boundary at or below an offset, clamped to `0...Int64.max`; not for NaN.
  static func floor(_ points: Double) -> Int64 {
    guard points > 0 else { return 0 }
    guard points < limit else { return .max }
    return Int64(points * perPoint)
  }

  /// The first unit boundary at or above an offset, clamped to `0...Int64.max`; not for NaN.
  static func ceiling(_ points: Double) -> Int64 {
    guard points > 0 else { return 0 }
    guard points < limit else { return .max }
    let scaled = points * perPoint
    let below = Int64(scaled)
    return Double(below) < scaled ? below + 1 : below
  }

  /// The length in points; exact up to 2⁵³ units (1.37 · 10¹¹ pt), rounded to nearest above.
  @inline(__always)
  static func points(_ units: Int64) -> Double {
    Double(units) * (1 / perPoint)
  }
}
