// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Whether the view's frame is set by hand; false leaves it to constraints.
  ///
  /// True at first. While it is true, the frame stands in layout as constants.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutRecord?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let record = madeLayoutRecord
      let former = record.isBoundary
      record.translatesAutoresizingMask = newValue
      if record.isBoundary != former || record.item != nil { layoutBoundaryDidChange() }
    }
  }

  /// The active constraints that the view owns, in the order of their activation.
  public var constraints: [NSLayoutConstraint] {
    (layoutRecord?.constraints ?? []).sorted { $0.sequence < $1.sequence }
  }

  /// Activates a constraint; it goes to the nearest view that holds both of its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Returns how strongly the content resists being made larger: 250 at first.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = layoutRecord?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how strongly the content resists being made larger.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priority.requireInRange()
    guard priority != contentHuggingPriority(for: axis) else { return }
    let record = madeLayoutRecord
    switch axis {
    case .horizontal: record.hugging.horizontal = priority
    case .vertical: record.hugging.vertical = priority
    }
    record.item?.intrinsicSizeDidChange()
  }

  /// Returns how strongly the content resists being made smaller: 750 at first.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let resistance = layoutRecord?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets how strongly the content resists being made smaller.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priority.requireInRange()
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let record = madeLayoutRecord
    switch axis {
    case .horizontal: record.resistance.horizontal = priority
    case .vertical: record.resistance.vertical = priority
    }
    record.item?.intrinsicSizeDidChange()
  }

  /// Notes that `updateConstraints()` is to be called before the next layout.
  func constraintsNeedUpdate() {
    let record = madeLayoutRecord
    record.needsUpdateConstraints = true
    record.item?.scope.needsConstraintUpdates = true
    setNeedsLayout()
  }

  /// Returns whether `updateConstraints()` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool {
    layoutRecord?.needsUpdateConstraints ?? false
  }

  /// Calls `updateConstraints()` of this view and of those below it that asked for it.
  func updateConstraintsNow() {
    for view in subviews where view.layoutRecord != nil { view.updateConstraintsIfNeeded() }
    guard let layoutRecord, layoutRecord.needsUpdateConstraints else { return }
    layoutRecord.needsUpdateConstraints = false
    if AutomaticTracking.isOn {
      AutomaticTracking.run(.constraints, of: self) { updateConstraints() }
    } else {
      updateConstraints()
    }
  }
}

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .leading)
  }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .trailing)
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(madeLayoutRecord), .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .right)
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(at: .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(at: .bottom) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .height) }

  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), .centerX)
  }

  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(at: .centerY) }

  /// A place along the vertical axis.
  func anchor(at attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), attribute)
  }
}

extension UIView {
  /// Whether constraints leave a choice for the view's frame.
  ///
  /// Exact, for debugging: it solves a system of its own.
  public var hasAmbiguousLayout: Bool { layoutRecord?.item?.isAmbiguous ?? false }

  /// The constraints that decide where the view lies along an axis, as of the last layout.
  ///
  /// Those are the ones whose constants its edges are sums of; sizes of contents, frames that are
  /// set by hand and constraints that are met with room to spare are not among them.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let item = layoutRecord?.item else { return [] }
    return item.scope.constraints(deciding: item.edges(along: axis))
  }

  /// Gives a view that has a choice another frame that meets the constraints as well.
  ///
  /// For debugging; the next layout that solves anything may move the view again.
  public func exerciseAmbiguityInLayout() {
    guard let item = layoutRecord?.item else { return }
    item.scope.exerciseAmbiguity(of: item)
  }

  /// Says of the view and of each view below it what constraints leave open, or nothing.
  ///
  /// One sentence for each view, with the edges that could lie elsewhere and what would settle them.
  /// Exact, for debugging.
  @_spi(Headless) public func ambiguityDescriptions() -> [String] {
    var sentences: [String] = []
    if let item = layoutRecord?.item, let sentence = item.ambiguityDescription {
      sentences.append(sentence)
    }
    for view in subviews { sentences += view.ambiguityDescriptions() }
    return sentences
  }
}
