// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
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

  public var constraints: [NSLayoutConstraint] {
    (layoutRecord?.constraints ?? []).sorted { $0.sequence < $1.sequence }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Returns the priority against growing; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = layoutRecord?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

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

  /// Returns the priority against shrinking; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let resistance = layoutRecord?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

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

  func constraintsNeedUpdate() {
    let record = madeLayoutRecord
    record.needsUpdateConstraints = true
    record.item?.scope.needsConstraintUpdates = true
    setNeedsLayout()
  }

  public func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdateConstraints ?? false }

  func updateConstraintsNow() {
    for view in subviews where view.layoutRecord != nil { view.updateConstraintsIfNeeded() }
    guard let layoutRecord, layoutRecord.needsUpdateConstraints else { return }
    layoutRecord.needsUpdateConstraints = false
    AutomaticTracking.runIfOn(.constraints, of: self) { updateConstraints() }
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(at: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(at: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(at: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(at: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { anchor(at: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(at: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(madeLayoutRecord), .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(at: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(at: .centerY) }

  private func anchor(at attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(madeLayoutRecord), attribute)
  }

  func anchor(at attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(madeLayoutRecord), attribute)
  }

  public var hasAmbiguousLayout: Bool { layoutRecord?.item?.isAmbiguous ?? false }

  /// Returns the constraints that determined the view's position along an axis in the last layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let item = layoutRecord?.item else { return [] }
    return item.scope.constraints(deciding: item.edges(along: axis))
  }

  public func exerciseAmbiguityInLayout() {
    guard let item = layoutRecord?.item else { return }
    item.scope.exerciseAmbiguity(of: item)
  }

  /// Returns a sentence for each view that constraints leave ambiguous, for debugging.
  @_spi(Headless) public func ambiguityDescriptions() -> [String] {
    var sentences: [String] = []
    if let item = layoutRecord?.item, let sentence = item.ambiguityDescription {
      sentences.append(sentence)
    }
    for view in subviews { sentences += view.ambiguityDescriptions() }
    return sentences
  }
}
