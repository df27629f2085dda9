// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The root of a view tree: the screen that a frame is rendered for.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }

  /// Shows the window.
  ///
  /// The controller's view appears.
  open func makeKeyAndVisible() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.beginAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
