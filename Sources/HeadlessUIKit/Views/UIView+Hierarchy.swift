// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The view that holds this one.
  public var superview: UIView? { parent }

  /// The window that holds this view's tree, if the tree has one.
  public var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.parent
    }
    return nil
  }

  /// Adds a view in front of the others, taking it from its former parent.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a depth, taking it from its former parent.
  ///
  /// A view that is already here changes its depth and keeps its constraints.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "A view cannot hold itself or a view that holds it: \(view)."
    )
    let isHere = view.parent === self
    let position = isHere ? min(index, subviews.count - 1) : index
    precondition(
      position >= 0 && position <= subviews.count,
      "Subview index \(index) is outside 0...\(subviews.count)."
    )
    let formerTint = view.tintColor
    if isHere {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: min(position, subviews.count))
    view.parent = self
    if !UIColor.same(formerTint, view.tintColor) { view.displayTint() }
    change(.sublayers)
    view.change(.everything)
    view.mark([.layout, .display])
    view.announcePendingWork()
    subviewsDidChange()
    if !isHere && view.layoutRecord != nil { view.enterLayout() }
    view.didMoveToSuperview()
  }

  /// Takes the view out of its parent.
  public func removeFromSuperview() {
    guard let parent else { return }
    guard let index = parent.subviews.lastIndex(where: { $0 === self }) else { return }
    if layoutRecord != nil { leaveLayout() }
    parent.subviews.remove(at: index)
    parent.change(.sublayers)
    parent.subviewsDidChange()
    self.parent = nil
    if layoutRecord != nil { enterLayout() }
    didMoveToSuperview()
  }

  /// Returns whether this view is the given one or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.parent
    }
    return false
  }

  /// Returns this view or the first below it, depth first, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
