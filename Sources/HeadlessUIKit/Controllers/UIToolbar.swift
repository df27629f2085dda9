// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of buttons, stored and not drawn; an item's `tap()` activates it.
open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width.orZero : 320, height: 44)
  }
}

public enum UIBarStyle: Int, Sendable { case `default` = 0, black }

// Appearance of bars is stored without effect, since bars are not drawn. Drawn views have no
// `appearance()`: ignored values would show a list that no phone shows.

extension UINavigationBar {
  private static let shared = UINavigationBar(frame: .zero)

  public class func appearance() -> UINavigationBar { shared }
}

extension UITabBar {
  private static let shared = UITabBar(frame: .zero)

  public class func appearance() -> UITabBar { shared }
}

extension UIToolbar {
  private static let shared = UIToolbar(frame: .zero)

  public class func appearance() -> UIToolbar { shared }
}

extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()

  public class func appearance() -> UIBarButtonItem { shared }
}
