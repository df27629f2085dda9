// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The style that the controller's view and all below it have; unspecified inherits the parent's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that the controller decides on for itself, its view and the controllers it holds.
  ///
  /// The view may decide otherwise for itself and what is below it. A view that is not loaded gets them
  /// when it is.
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

  /// Calls a function after one of some traits has changed, with the controller and its former traits.
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
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

  /// Calls a method of the controller by its name after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of an object by its name after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
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

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    links.traits.registrations.removeAll { $0 === registration }
  }

  /// The traits by the view's place, or by the holder's while there is no view.
  var traitsOfController: UITraitCollection {
    let inherited =
      viewIfLoaded?.inheritedTraits ?? links.parent?.traitCollection ?? .system
    return links.traits.resolved(from: inherited)
  }

  /// Tells the controller of traits that have come in the place of others, once its view was told.
  func traitsDidChange(from former: UITraitCollection, to current: UITraitCollection) {
    guard former.values != current.values else { return }
    traitCollectionDidChange(former)
    links.traits.tell(from: former, to: current)
  }
}

extension UIView {
  /// Calls a method of the view by its name after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of an object by its name after one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
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
  /// The button that begins and ends editing, made once.
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
  /// Shows whether choosing the button ends editing or begins it.
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}

/// How a presented view moves when it comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// Around the middle.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// As a page is turned.
  case partialCurl = 3
}

/// How the status bar is written.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of what is below.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The ways in which a screen may lie.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// With the upper edge to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// With the upper edge to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
