// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Asks for `updateProperties()` before the next layout, and for no layout.
  public func setNeedsUpdateProperties() {
    mark(.properties)
  }

  /// Calls `updateProperties()` of this view and of those below it now, as far as they need it.
  public func updatePropertiesIfNeeded() {
    traitCollection.performAsCurrent { AutomaticTracking.watch(self) { updatePropertiesOfTree() } }
  }

  private func updatePropertiesOfTree() {
    if pending.contains(.properties) { updateOwnProperties() }
    for view in storedSubviews
    where view.pending.contains(.properties) || !view.storedSubviews.isEmpty {
      view.underOwnTraits { view.updatePropertiesOfTree() }
    }
  }

  /// Calls `updateProperties()` of the view's controller, if it has one, and of the view.
  @inline(never)
  func updateOwnProperties() {
    pending.remove(.properties)
    guard AutomaticTracking.isOn else {
      layoutRecord?.controller?.updateProperties()
      return updateProperties()
    }
    AutomaticTracking.run(.properties, of: self) {
      layoutRecord?.controller?.updateProperties()
      updateProperties()
    }
  }
}

extension UIViewController {
  /// Asks for `updateProperties()` before the next layout of the view.
  public func setNeedsUpdateProperties() {
    viewIfLoaded?.setNeedsUpdateProperties()
  }

  /// Calls `updateProperties()` of the controller, of its view and of those below it now, as far as they
  /// need it.
  public func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }
}
