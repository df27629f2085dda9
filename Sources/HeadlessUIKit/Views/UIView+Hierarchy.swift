// SPDX-License-Identifier: Apache-2.0

extension UIView {
  public var superview: UIView? { parent }

  public var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.parent
    }
    return nil
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: depth(of: sibling, beside: view))
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: depth(of: sibling, beside: view) + 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.parent === self, storedSubviews.last !== view {
      insertSubview(view, at: storedSubviews.count - 1)
    }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.parent === self, storedSubviews.first !== view { insertSubview(view, at: 0) }
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    require(
      storedSubviews.indices.contains(index1) && storedSubviews.indices.contains(index2),
      "Subview indices \(index1) and \(index2) must lie in 0..<\(storedSubviews.count)."
    )
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower != upper else { return }
    let (back, front) = (storedSubviews[lower], storedSubviews[upper])
    insertSubview(front, at: lower)
    insertSubview(back, at: upper)
  }

  private func depth(of sibling: UIView, beside view: UIView) -> Int {
    guard let index = storedSubviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling })
    else {
      stop("\(sibling) is not directly below \(self): insert beside a view that is.")
    }
    return index
  }

  func takeIn(_ view: UIView, at index: Int) {
    require(!isDescendant(of: view), "A view cannot hold itself or a view that holds it: \(view).")
    let isHere = view.parent === self
    let position = isHere ? min(index, storedSubviews.count - 1) : index
    require(
      position >= 0 && position <= storedSubviews.count,
      "Subview index \(index) is outside 0...\(storedSubviews.count)."
    )
    let formerTint = view.tintColor
    let formerTraits = view.traitCollection
    let formerWindow = view.window
    if !isHere {
      view.willMove(toSuperview: self)
      if window !== formerWindow { view.tellOfComing(window) }
    }
    if isHere {
      storedSubviews.removeAll { $0 === view }
    } else {
      view.detach()
    }
    storedSubviews.insert(view, at: min(position, storedSubviews.count))
    view.parent = self
    if formerTint != view.tintColor { view.displayTint() }
    change(.sublayers)
    view.change(.everything)
    view.mark([.layout, .display])
    view.announcePendingWork()
    subviewsDidChange()
    if !isHere {
      if view.layoutRecord != nil { view.enterLayout() }
      view.inheritTraits(insteadOf: formerTraits)
      didAddSubview(view)
      view.didMoveToSuperview()
      if view.window !== formerWindow { view.tellOfWindow() }
    }
  }

  func leaveParent() {
    guard parent != nil else { return }
    let formerTraits = traitCollection
    let formerWindow = window
    willMove(toSuperview: nil)
    if formerWindow != nil { tellOfComing(nil) }
    detach()
    inheritTraits(insteadOf: formerTraits)
    didMoveToSuperview()
    if formerWindow != nil { tellOfWindow() }
  }

  private func tellOfComing(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.tellOfComing(window) }
  }

  private func tellOfWindow() {
    didMoveToWindow()
    for view in storedSubviews { view.tellOfWindow() }
  }

  private func detach() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    guard let index = parent.storedSubviews.lastIndex(where: { $0 === self }) else { return }
    if layoutRecord != nil { leaveLayout() }
    parent.storedSubviews.remove(at: index)
    parent.change(.sublayers)
    parent.subviewsDidChange()
    self.parent = nil
    if layoutRecord != nil { enterLayout() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
}
