// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The controllers that this one holds.
  public var children: [UIViewController] { links.children }

  /// The controller that holds this one.
  public var parent: UIViewController? { links.parent }

  /// The navigation controller whose stack this one is on.
  public var navigationController: UINavigationController? {
    links.parent as? UINavigationController ?? links.parent?.navigationController
  }

  /// Takes a controller in.
  func takeIn(_ child: UIViewController) {
    require(child !== self, "\(self) cannot be its own child.")
    if child.links.parent === self {
      links.children.removeAll { $0 === child }
    } else {
      child.removeFromParent()
      child.willMove(toParent: self)
    }
    links.children.append(child)
    child.links.parent = self
  }

  /// Leaves the controller that holds this one.
  func leaveParent() {
    guard let holder = links.parent else { return }
    holder.links.children.removeAll { $0 === self }
    links.parent = nil
    didMove(toParent: nil)
  }

  /// Lets the view appear or disappear with the parent's.
  func appearInParent(_ holder: UIViewController?) {
    guard let holder else { return endAppearance() }
    if holder.hasAppeared && showsItsView(in: holder) { beginAppearance() }
  }

  /// Whether the view is loaded and part of a controller's.
  func showsItsView(in holder: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let outer = holder.viewIfLoaded else { return false }
    return own.isDescendant(of: outer)
  }
}
