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
