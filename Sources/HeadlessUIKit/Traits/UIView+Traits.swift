// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  public var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set {
      guard newValue.values != traitOverrides.values else { return }
      let former = traitCollection
      madeTraitRecord.setOverrides(newValue)
      inheritTraits(insteadOf: former)
    }
  }

  func setOverridesOfController(_ values: TraitValues) {
    guard traitRecord != nil || values != TraitValues() else { return }
    let former = traitCollection
    madeTraitRecord.setOverridesOfController(values)
    inheritTraits(insteadOf: former)
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  @discardableResult public func registerForTraitChanges<View: UIView>(
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

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.registrations.removeAll { $0 === registration }
  }

  func inheritTraits(insteadOf former: UITraitCollection) {
    let current = traitCollection
    guard former !== current, former.values != current.values else { return }
    // Parents first, and the subviews with the formerly inherited traits.
    let inherited = UITraitCollection.current
    UITraitCollection.current = current
    traitsDidChange(from: former)
    traitCollectionDidChange(former)
    traitRecord?.tell(from: former, to: current)
    layoutRecord?.controller?.traitsDidChange(from: former, to: current)
    for view in storedSubviews {
      view.inheritTraits(insteadOf: view.traitRecord?.resolved(from: former) ?? former)
    }
    UITraitCollection.current = inherited
  }

  private var madeTraitRecord: TraitRecord {
    if let traitRecord { return traitRecord }
    let made = TraitRecord()
    traitRecord = made
    return made
  }

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

@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [any UITrait.Type]
  let handler: @MainActor (UITraitCollection) -> Void

  init(traits: [any UITrait.Type], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// The trait overrides of a view or controller; reading others returns `unspecified`.
public struct UITraitOverrides {
  var values = TraitValues()

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSizeCategory }
    set { values.contentSizeCategory = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
}

@MainActor final class TraitRecord {
  private(set) var overrides = UITraitOverrides()
  private var controllerValues = TraitValues()
  var registrations: [TraitChangeRegistration] = []
  private var inherited: UITraitCollection?
  private var merged: UITraitCollection?

  func resolved(from inherited: UITraitCollection) -> UITraitCollection {
    guard decidesAnything else { return inherited }
    if let merged, self.inherited === inherited { return merged }
    var values = inherited.values
    values.merge(controllerValues)
    values.merge(overrides.values)
    let made = UITraitCollection(values: values)
    self.inherited = inherited
    merged = made
    return made
  }

  private var decidesAnything: Bool {
    overrides.values != TraitValues() || controllerValues != TraitValues()
  }

  func setOverrides(_ overrides: UITraitOverrides) {
    self.overrides = overrides
    inherited = nil
    merged = nil
  }

  func setOverridesOfController(_ values: TraitValues) {
    controllerValues = values
    inherited = nil
    merged = nil
  }

  func tell(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { !$0.isSame(previous, current) }) {
      registration.handler(previous)
    }
  }
}
