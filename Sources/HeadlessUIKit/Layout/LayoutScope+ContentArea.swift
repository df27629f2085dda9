// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// The content of scroll views in layout.
///
/// Between a scroll view and its descendants, edges and margins mean the content area; sizes and
/// centers mean the frame (Auto Layout Guide, Working with Scroll Views).
extension LayoutScope {
  /// The priority that keeps a content area as small as its content; all others win.
  private static let contentPriority = 0.01

  /// Returns the content area that a constraint of a scroll view and a descendant means, or nil.
  func contentArea(of constraint: NSLayoutConstraint) -> UILayoutGuide? {
    // Records first: most constraints name other views, so no class is checked for them.
    guard let second = constraint.second, let owner = constraint.owner,
      constraint.first.belongs(to: owner) != second.belongs(to: owner),
      let scroller = owner.view as? UIScrollView, scroller.isSizedByContent
    else { return nil }
    return scroller.contentLayoutGuide
  }

  /// Places a content area at its view's corner and keeps it as small as its content.
  func addContentArea(_ item: LayoutItem) {
    guard let parent = item.parent else { return }
    let required = ConstraintSolver.requiredPriority
    stateEqual(item.minX, parent.minX, required, of: item)
    stateEqual(item.minY, parent.minY, required, of: item)
    stateEqual(item.maxX, item.minX, Self.contentPriority, of: item)
    stateEqual(item.maxY, item.minY, Self.contentPriority, of: item)
  }

  func applyContentArea(_ item: LayoutItem) {
    guard let guide = item.guide, guide.kind == .content, let scroller = item.view as? UIScrollView
    else { return }
    let size = item.frame.size
    if scroller.contentSize != size { scroller.contentSize = size }
  }

  private func stateEqual(
    _ edge: Variable?,
    _ other: Variable?,
    _ priority: Double,
    of item: LayoutItem
  ) {
    var sum = LayoutExpression()
    sum.add(edge, 1)
    sum.add(other, -1)
    _ = add(sum.terms, .equal, 0, priority: priority, source: .content(item))
  }
}

extension LayoutTarget {
  func belongs(to owner: LayoutRecord) -> Bool {
    switch self {
    case .view(let record): record === owner
    case .guide(let guide): guide.record === owner
    case .distance, .nothing: false
    }
  }

  func standsForContent(of area: UILayoutGuide?) -> Bool {
    guard let area, let scroller = area.record else { return false }
    return switch self {
    case .view(let record): record === scroller
    case .guide(let guide): guide.kind == .margins && guide.record === scroller
    case .distance, .nothing: false
    }
  }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide {
    if let guide = rare?.contentGuide { return guide }
    let guide = UILayoutGuide(kind: .content, of: self)
    madeRare.contentGuide = guide
    return guide
  }

  public var frameLayoutGuide: UILayoutGuide {
    if let guide = rare?.frameGuide { return guide }
    let guide = UILayoutGuide(kind: .viewport, of: self)
    madeRare.frameGuide = guide
    return guide
  }
}
