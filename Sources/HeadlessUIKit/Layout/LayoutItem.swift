// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// A view or guide in a scope's solver: four edges in the coordinates of the scope's root.
@MainActor final class LayoutItem {
  unowned(unsafe) let scope: LayoutScope
  /// The view, or the owner of the guide; the scope drops the item when the view leaves.
  unowned(unsafe) let view: UIView
  let record: LayoutRecord?
  let guide: UILayoutGuide?
  /// The item of the superview, or of the guide's owner; nil for the root.
  let parent: LayoutItem?
  let minX: Variable?
  let minY: Variable?
  let maxX: Variable
  let maxY: Variable
  var frameHandles: [ConstraintHandle?] = []
  var intrinsicWidth = IntrinsicLength()
  var intrinsicHeight = IntrinsicLength()
  /// True if the content's height depends on its width.
  var isWrapping = false
  /// The width at which the content's height was measured; negative before that.
  var wrapWidth: CGFloat = -1
  var isIntrinsicSizeStale = false
  var isFrameStale = false
  /// True once constraints keep the width and the height from becoming negative.
  var isKeptPositive = (horizontal: false, vertical: false)

  init(_ view: UIView, guide: UILayoutGuide? = nil, parent: LayoutItem?, in scope: LayoutScope) {
    let solver = scope.solver
    self.scope = scope
    self.view = view
    self.guide = guide
    record = guide == nil ? view.madeLayoutRecord : nil
    self.parent = parent
    minX = parent == nil ? nil : solver.makeVariable()
    minY = parent == nil ? nil : solver.makeVariable()
    maxX = solver.makeVariable()
    maxY = solver.makeVariable()
  }

  var isFree: Bool { parent != nil && record?.translatesAutoresizingMask == false }

  /// The rectangle in the parent's coordinates; edges, not sizes, are rounded to half points.
  var frame: CGRect {
    let left = pixelEdge(minX)
    let top = pixelEdge(minY)
    return CGRect(
      x: left - (parent?.left ?? 0),
      y: top - (parent?.top ?? 0),
      width: max(0, pixelEdge(maxX) - left),
      height: max(0, pixelEdge(maxY) - top)
    )
  }

  private var left: CGFloat { pixelEdge(minX) }
  private var top: CGFloat { pixelEdge(minY) }
  var width: CGFloat { max(0, pixelEdge(maxX) - pixelEdge(minX)) }

  /// True if an edge could lie elsewhere in an equally good solution.
  var isAmbiguous: Bool {
    for case let edge? in [minX, minY, maxX, maxY] where scope.solver.isAmbiguous(edge) {
      return true
    }
    return false
  }

  func intrinsicSizeDidChange() { scope.intrinsicSizeDidChange(of: self) }
  func frameDidChange() { scope.frameDidChange(of: self) }

  /// The value of an edge; 0 for the root's left and top edge.
  func value(_ edge: Variable?) -> Double {
    guard let edge else { return 0 }
    return scope.solver.value(of: edge)
  }

  private func pixelEdge(_ edge: Variable?) -> CGFloat {
    // The small addend rounds ties alike, whatever rounding a sum had before.
    CGFloat((value(edge) * 2 + 1e-6).rounded() / 2) + 0
  }
}

extension LayoutItem {
  func add(
    _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double,
    to sum: inout LayoutExpression
  ) {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin:
      sum.add(minX, factor)
    case .right, .trailing, .rightMargin, .trailingMargin:
      sum.add(maxX, factor)
    case .top, .firstBaseline, .topMargin:
      sum.add(minY, factor)
    case .bottom, .lastBaseline, .bottomMargin:
      sum.add(maxY, factor)
    case .width:
      sum.add(maxX, factor)
      sum.add(minX, -factor)
    case .height:
      sum.add(maxY, factor)
      sum.add(minY, -factor)
    case .centerX, .centerXWithinMargins:
      sum.add(minX, factor / 2)
      sum.add(maxX, factor / 2)
    case .centerY, .centerYWithinMargins:
      sum.add(minY, factor / 2)
      sum.add(maxY, factor / 2)
    case .notAnAttribute: break
    }
    sum.constant += factor * offset(of: attribute)
  }

  /// The distance of an attribute from the edge that represents it.
  private func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    if attribute.isBaseline {
      return Double(LayoutLimits.sound(CGFloat(view.baselineOffset(of: attribute))))
    }
    guard let edge = attribute.withinMargins else { return 0 }
    return Double(LayoutLimits.sound(view.layoutMargins.offset(of: edge)))
  }

  func edges(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    let edges = axis == .horizontal ? [minX, maxX] : [minY, maxY]
    return edges.compactMap { $0 }
  }

  /// A sentence about edges that constraints leave open; nil if there are none.
  var ambiguityDescription: String? {
    let edges = [("left", minX), ("right", maxX), ("top", minY), ("bottom", maxY)]
    let open = edges.filter { $0.1.map(scope.solver.isAmbiguous) ?? false }.map(\.0)
    guard !open.isEmpty else { return nil }
    return "The \(open.joined(separator: ", ")) of \(NSLayoutConstraint.name(of: view)) could lie "
      + "elsewhere; add constraints for its position or size there, or make priorities differ."
  }
}

/// A view, a guide, or the distance of two; views are referenced by record, as weak references are
/// slow.
enum LayoutTarget {
  case view(LayoutRecord)
  case guide(UILayoutGuide)
  case distance(LayoutDistance)
  case nothing

  @MainActor init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view.madeLayoutRecord)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  var view: UIView? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide.record?.view
    case .distance, .nothing: nil
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let record): record.view
    case .guide(let guide): guide
    case .distance, .nothing: nil
    }
  }

  var isGone: Bool {
    if case .distance(let distance) = self {
      distance.start.isGone || distance.end.isGone
    } else {
      view == nil
    }
  }

  /// True for a guide that represents its view's own edges.
  @MainActor var isInset: Bool { if case .guide(let guide) = self { guide.isInset } else { true } }

  @inline(__always) func forEachEnd(_ body: (LayoutTarget) -> Void) {
    guard case .distance(let distance) = self else {
      body(self)
      return
    }
    body(distance.start)
    body(distance.end)
  }
}
