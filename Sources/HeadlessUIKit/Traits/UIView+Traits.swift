// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The style that the view and all below it have; unspecified inherits the parent's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that the view decides on for itself and all below it.
  ///
  /// A change reaches every view below at once, cells in reuse pools among them.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set {
      guard newValue.values != traitOverrides.values else { return }
      let former = traitCollection
      madeTraitRecord.setOverrides(newValue)
      inheritTraits(insteadOf: former)
    }
  }

  /// Which way text and layout run in the view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether text and layout run from right to left in the view.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Calls a function after one of some traits has changed, with the view and its former traits.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [any UITrait.Type],
    handler: @escaping @MainActor (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      guard let view = self as? View else { return }
      handler(view, previous)
    }
    madeTraitRecord.registrations.append(registration)
    return registration
  }

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.registrations.removeAll { $0 === registration }
  }

  /// Tells this view and all below it of traits that have come in the place of others.
  func inheritTraits(insteadOf former: UITraitCollection) {
    let current = traitCollection
    guard former !== current, former.values != current.values else { return }
    // Parents first, and the views below with what those inherited before.
    let inherited = UITraitCollection.current
    UITraitCollection.current = current
    traitsDidChange(from: former)
    traitCollectionDidChange(former)
    traitRecord?.tell(from: former, to: current)
    for view in storedSubviews {
      view.inheritTraits(insteadOf: view.traitRecord?.resolved(from: former) ?? former)
    }
    UITraitCollection.current = inherited
  }

  private var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let record = TraitRecord()
    traitRecord = record
    return record
  }

  /// Asks for what a new style or direction changes in the view itself.
  func showTraits(insteadOf previous: UITraitCollection) {
    if previous.hasDifferentColorAppearance(comparedTo: traitCollection) {
      change(.appearance)
      setNeedsDisplay()
    }
    if previous.layoutDirection != traitCollection.layoutDirection {
      layoutRecord?.scope?.directionMayHaveChanged()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
}
