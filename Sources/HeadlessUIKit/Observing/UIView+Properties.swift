// SPDX-License-Identifier: Apache-2.0

extension UIView {
  public func setNeedsUpdateProperties() { mark(.properties) }

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

  @inline(never) func updateOwnProperties() {
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
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
