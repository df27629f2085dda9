// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The colour behind the contents; nil is transparent.
  public var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      guard write(isEqual: UIColor.same(newValue, storedBackgroundColor)) else { return }
      storedBackgroundColor = newValue
      change(.appearance)
    }
  }

  /// The colour of template contents; nil asks the parent, and the root answers system blue.
  public var tintColor: UIColor? {
    get { storedTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      guard write(isEqual: UIColor.same(newValue, storedTintColor)) else { return }
      storedTintColor = newValue
      displayTint()
    }
  }

  /// Asks this view and those below that take over its tint for new display lists.
  func displayTint() {
    setNeedsDisplay()
    for view in subviews where view.storedTintColor == nil { view.displayTint() }
  }

  /// How opaque the view is, from 0 to 1; values outside are clamped.
  public var alpha: CGFloat {
    get { storedAlpha }
    set {
      let clamped = newValue > 0 ? min(newValue, 1) : 0
      guard write(isEqual: clamped == storedAlpha) else { return }
      storedAlpha = clamped
      change(.appearance)
    }
  }

  /// Whether the view and all below it are invisible.
  public var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard write(isEqual: newValue == storedIsHidden) else { return }
      setHiddenUncounted(newValue)
    }
  }

  /// Hides or shows without counting a property write, for the table's own bookkeeping.
  func setHiddenUncounted(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else {
      change(.appearance)
      return
    }
    storedIsHidden = isHidden
    change(.appearance)
    parent?.visibilityDidChange(ofSubview: self)
    // Passes skip hidden views, so work that piled up below has to be announced again.
    if !isHidden { announcePendingWork() }
  }
}
