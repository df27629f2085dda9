// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// A view or guide as a scope's solver knows it: four edges in the coordinates of the scope's root.
@MainActor final class LayoutItem {
  /// The scope, which owns the item and outlives its place there.
  unowned(unsafe) let scope: LayoutScope
  /// The view, or the owner of the guide; the scope drops the item when the view leaves.
  unowned(unsafe) let view: UIView
  /// The record of the view, if the item is the view's.
  let record: LayoutRecord?
  let guide: UILayoutGuide?
  /// The item of the view above, or of the guide's owner; nil for the root.
  let parent: LayoutItem?
  /// The left edge; nil for the root, where it is 0.
  let minX: Variable?
  /// The top edge; nil for the root, where it is 0.
  let minY: Variable?
  let maxX: Variable
  let maxY: Variable

  /// What holds the edges of a view whose frame is set by hand.
  var frameHandles: [ConstraintHandle?] = []
  /// What the content asks for horizontally.
  var intrinsicWidth = IntrinsicLength()
  /// What the content asks for vertically.
  var intrinsicHeight = IntrinsicLength()
  /// Whether the content's height depends on its width.
  var isWrapping = false
  /// The width to which the content's height was measured; negative before that.
  var wrapWidth: CGFloat = -1
  /// Whether the size of the content has changed since it was asked for.
  var isIntrinsicSizeStale = false
  /// Whether the frame that was set by hand has changed since it was stated.
  var isFrameStale = false
  /// Whether the width and the height have been kept from becoming negative.
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

  /// Whether constraints decide on the view's frame.
  var isFree: Bool { parent != nil && record?.translatesAutoresizingMask == false }

  /// The rectangle in the parent's coordinates, on the pixel grid of 2 pixels to a point.
  ///
  /// Edges are rounded and not sizes, so that edges that meet still meet.
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

  /// Whether an edge could lie elsewhere in an equally good solution.
  var isAmbiguous: Bool {
    for case let edge? in [minX, minY, maxX, maxY] where scope.solver.isAmbiguous(edge) {
      return true
    }
    return false
  }

  /// Asks the scope to state the size of the content anew.
  func intrinsicSizeDidChange() { scope.intrinsicSizeDidChange(of: self) }

  /// Asks the scope to state the frame anew.
  func frameDidChange() { scope.frameDidChange(of: self) }

  /// The value of an edge; the root's left and top edge are 0.
  func value(_ edge: Variable?) -> Double {
    // Not by `map`: its closure would pay a check of the actor at run time.
    guard let edge else { return 0 }
    return scope.solver.value(of: edge)
  }

  private func pixelEdge(_ edge: Variable?) -> CGFloat {
    // The small addend decides ties alike, whichever way a sum was rounded before.
    CGFloat((value(edge) * 2 + 1e-6).rounded() / 2) + 0
  }
}

extension LayoutItem {
  /// Adds an attribute of the item times a factor.
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

  /// How far an attribute lies from the edge that stands for it.
  private func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    if attribute.isBaseline {
      return Double(LayoutLimits.sound(CGFloat(view.baselineOffset(of: attribute))))
    }
    guard let edge = attribute.withinMargins else { return 0 }
    return Double(LayoutLimits.sound(view.layoutMargins.offset(of: edge)))
  }
}

extension LayoutItem {
  /// The edges that lie along an axis; the root's left and top edge are none.
  func edges(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    let edges = axis == .horizontal ? [minX, maxX] : [minY, maxY]
    return edges.compactMap { $0 }
  }

  /// What constraints leave open, as a sentence; nil when they leave nothing open.
  var ambiguityDescription: String? {
    let edges = [("left", minX), ("right", maxX), ("top", minY), ("bottom", maxY)]
    let open = edges.filter { $0.1.map(scope.solver.isAmbiguous) ?? false }.map(\.0)
    guard !open.isEmpty else { return nil }
    return "The \(open.joined(separator: ", ")) of \(NSLayoutConstraint.name(of: view)) could lie "
      + "elsewhere; add constraints for its position or size there, or make priorities differ."
  }
}
