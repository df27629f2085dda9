// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Asks this view and those below that take over its tint for new display lists.
  func displayTint() {
    setNeedsDisplay()
    tintColorDidChange()
    for view in storedSubviews where view.storedTintColor == nil { view.displayTint() }
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
