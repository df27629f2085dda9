// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of buttons, such as above a keyboard.
///
/// Its buttons are kept and not drawn, as those of all bars here; one is chosen by its `tap()`.
open class UIToolbar: UIView {
  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// What the bar holds, from its leading edge.
  open var items: [UIBarButtonItem]?
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The colour of the bar; nil leaves it to the style.
  open var barTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets what the bar holds.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width.orZero : 320, height: 44)
  }
}

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light text is not needed.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}
