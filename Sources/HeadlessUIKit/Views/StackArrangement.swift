// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor struct StackArrangement {
  /// The priority at which an unstretched stack hugs its views, below any content's.
  private static let closePriority = UILayoutPriority(51)
  private static let centeringPriority = UILayoutPriority(149)
  private let stack: UIStackView
  private let views: [UIView]
  private let container: LayoutTarget
  private let axis: NSLayoutConstraint.Axis
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ stack: UIStackView, _ views: [UIView]) {
    self.stack = stack
    self.views = views
    axis = stack.axis
    container =
      stack.isLayoutMarginsRelativeArrangement
      ? .guide(stack.layoutMarginsGuide) : .view(stack.madeLayoutRecord)
    guard let first = views.first, let last = views.last else {
      close(.width)
      close(.height)
      return
    }
    relate(first, near, .equal, container, near)
    relate(last, far, .equal, container, far)
    for (view, next) in zip(views, views.dropFirst()) { space(view, next) }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: sizeAlike()
    case .fillProportionally: sizeInProportion()
    case .equalSpacing: spaceAlike()
    case .equalCentering: centerAlike()
    }
    alignAcross()
  }

  private var near: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  private var isSpread: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func space(_ view: UIView, _ next: UIView) {
    let isByBaseline = axis == .vertical && stack.isBaselineRelativeArrangement
    let space = stack.space(after: view)
    let end = isByBaseline ? NSLayoutConstraint.Attribute.lastBaseline : far
    let start = isByBaseline ? NSLayoutConstraint.Attribute.firstBaseline : near
    relate(next, start, isSpread ? .greaterThanOrEqual : .equal, target(view), end, space)
    if isSpread { relate(next, start, .equal, target(view), end, space, Self.closePriority) }
  }

  private mutating func sizeAlike() {
    for view in views.dropFirst() { relate(view, length, .equal, target(views[0]), length) }
  }

  /// Makes all lengths proportional to the intrinsic ones; views without one share the rest.
  private mutating func sizeInProportion() {
    let sized = views.map { ($0, contentLength(of: $0)) }.filter { $0.1 > 0 }
    guard let first = sized.first else { return }
    for (view, length) in sized.dropFirst() {
      let ratio = min(max(length / first.1, 1 / LayoutLimits.multiplier), LayoutLimits.multiplier)
      relate(view, self.length, .equal, target(first.0), self.length, multiplier: ratio)
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return LayoutLimits.content(axis == .horizontal ? size.width : size.height)
  }

  private mutating func spaceAlike() {
    let spaces = zip(views, views.dropFirst()).map { gap(target($0), far, target($1), near) }
    makeEqual(spaces, .required)
  }

  private mutating func centerAlike() {
    let steps = zip(views, views.dropFirst()).map { gap(target($0), middle, target($1), middle) }
    makeEqual(steps, Self.centeringPriority)
  }

  private mutating func makeEqual(_ distances: [LayoutTarget], _ priority: UILayoutPriority) {
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      append(distance, length, .equal, first, length, 0, priority)
    }
  }

  private func gap(
    _ start: LayoutTarget,
    _ startAttribute: NSLayoutConstraint.Attribute,
    _ end: LayoutTarget,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) -> LayoutTarget {
    .distance(LayoutDistance(from: start, startAttribute, to: end, endAttribute))
  }

  private mutating func alignAcross() {
    let isRow = axis == .horizontal
    let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
    let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
    let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    for view in views {
      let isAtNear = stack.alignment == .fill || stack.alignment == .leading
      let isAtFar = stack.alignment == .fill || stack.alignment == .trailing
      relate(view, near, isAtNear ? .equal : .greaterThanOrEqual, container, near)
      relate(view, far, isAtFar ? .equal : .lessThanOrEqual, container, far)
      if stack.alignment == .center { relate(view, middle, .equal, container, middle) }
    }
    if isRow, let baseline { alignBaselines(baseline) }
    // Views that need not touch both sides leave the stack's cross size open.
    if stack.alignment != .fill { close(isRow ? .height : .width) }
  }

  private var baseline: NSLayoutConstraint.Attribute? {
    switch stack.alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .fill, .leading, .center, .trailing: nil
    }
  }

  private mutating func alignBaselines(_ baseline: NSLayoutConstraint.Attribute) {
    for view in views.dropFirst() { relate(view, baseline, .equal, target(views[0]), baseline) }
  }

  private mutating func close(_ size: NSLayoutConstraint.Attribute) {
    let close = NSLayoutConstraint(target(stack), size, .equal, nil, .notAnAttribute, constant: 0)
    close.priority = Self.closePriority
    constraints.append(close)
  }

  private func target(_ view: UIView) -> LayoutTarget { .view(view.madeLayoutRecord) }

  private mutating func relate(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutTarget,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required,
    multiplier: CGFloat = 1
  ) {
    append(
      target(view),
      attribute,
      relation,
      second,
      secondAttribute,
      constant,
      priority,
      multiplier: multiplier
    )
  }

  private mutating func append(
    _ first: LayoutTarget,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutTarget,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority,
    multiplier: CGFloat = 1
  ) {
    let constraint = NSLayoutConstraint(
      first,
      attribute,
      relation,
      second,
      secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraints.append(constraint)
  }
}
