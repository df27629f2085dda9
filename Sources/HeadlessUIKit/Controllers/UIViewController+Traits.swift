// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  public var traitOverrides: UITraitOverrides {
    get { links.traits.overrides }
    set {
      guard newValue.values != traitOverrides.values else { return }
      let former = traitCollection
      links.traits.setOverrides(newValue)
      if let view = viewIfLoaded {
        view.setOverridesOfController(newValue.values)
      } else {
        traitsDidChange(from: former, to: traitCollection)
      }
    }
  }

  @discardableResult public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [any UITrait.Type],
    handler: @escaping @MainActor (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      guard let controller = self as? Controller else { return }
      handler(controller, previous)
    }
    links.traits.registrations.append(registration)
    return registration
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    target: AnyObject,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self, weak target] _ in
      if let target { action.send(to: target, from: self) }
    }
    links.traits.registrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    links.traits.registrations.removeAll { $0 === registration }
  }

  var traitsOfController: UITraitCollection {
    let inherited = viewIfLoaded?.inheritedTraits ?? links.parent?.traitCollection ?? .system
    return links.traits.resolved(from: inherited)
  }

  func traitsDidChange(from former: UITraitCollection, to current: UITraitCollection) {
    guard former.values != current.values else { return }
    traitCollectionDidChange(former)
    links.traits.tell(from: former, to: current)
  }
}

extension UIView {
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    target: AnyObject,
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (view: UIView, _: UITraitCollection) in
      if let target { action.send(to: target, from: view) }
    }
  }
}

extension UIViewController {
  var madeEditButton: UIBarButtonItem {
    if let button = links.editButton { return button }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    links.editButton = button
    button.show(isEditing: isEditing)
    return button
  }
}

extension UIBarButtonItem {
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
