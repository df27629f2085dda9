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

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    let record = madeLayoutRecord
    record.needsUpdateConstraints = true
    record.item?.scope.needsConstraintUpdates = true
    setNeedsLayout()
  }

  /// Returns whether `updateConstraints()` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool {
    layoutRecord?.needsUpdateConstraints ?? false
  }

  /// Calls `updateConstraints()` now, for this view and those below it that asked for it.
  public func updateConstraintsIfNeeded() {
    for view in subviews where view.layoutRecord != nil { view.updateConstraintsIfNeeded() }
    guard let layoutRecord, layoutRecord.needsUpdateConstraints else { return }
    layoutRecord.needsUpdateConstraints = false
    updateConstraints()
  }
}
