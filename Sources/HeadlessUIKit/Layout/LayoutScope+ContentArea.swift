// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// The content of scroll views in layout.
///
/// A scroll view has two rectangles: its frame, which views around it place, and the area of its content, which
/// begins at the frame's corner, however far it is scrolled, and is as large as what it holds asks for. Between
/// the view and what it holds, edges and margins mean the content; sizes and middles mean the frame, and so does
/// everything between the view and others (Auto Layout Guide, Working with Scroll Views). Two guides name the
/// rectangles outright. The area is an item of its own, made when a constraint first needs it.
extension LayoutScope {
  /// The priority that keeps an area of content from being larger than what it holds; all others win over it.
  private static let contentPriority = 0.01

  /// The area that a constraint between a scroll view and what it holds is about; nil for other constraints.
  ///
  /// A constraint belongs to the nearest view that holds both sides: the scroll view is that view, and one side.
  func contentArea(of constraint: NSLayoutConstraint) -> UILayoutGuide? {
    // Records first: most constraints have the view itself on neither side, and no class is looked at for them.
    guard let second = constraint.second, let owner = constraint.owner,
      constraint.first.belongs(to: owner) != second.belongs(to: owner),
      let scroller = owner.view as? UIScrollView, scroller.isSizedByContent
    else { return nil }
    return scroller.contentLayoutGuide
  }

  /// States that an area of content begins at the corner of its view, and is no larger than it must be.
  func addContentArea(_ item: LayoutItem) {
    guard let parent = item.parent else { return }
    let required = ConstraintSolver.requiredPriority
    stateEqual(item.minX, parent.minX, required, of: item)
    stateEqual(item.minY, parent.minY, required, of: item)
    stateEqual(item.maxX, item.minX, Self.contentPriority, of: item)
    stateEqual(item.maxY, item.minY, Self.contentPriority, of: item)
  }

  /// Gives a scroll view the size of its content, where constraints decide on it.
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
  /// Whether the target is a view or one of its guides, by the view's record.
  func belongs(to owner: LayoutRecord) -> Bool {
    switch self {
    case .view(let record): record === owner
    case .guide(let guide): guide.record === owner
    case .distance, .nothing: false
    }
  }

  /// Whether edges of the target mean an area of content: it is the scroll view, or the guide of its margins.
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
