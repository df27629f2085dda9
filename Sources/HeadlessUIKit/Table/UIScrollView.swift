// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows a part of content that is larger than itself.
open class UIScrollView: UIView {
  /// The point of the content at the top left of the view.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "A content offset must be finite, found \(newValue)."
      )
      mark(.layout)
      moveOffset(to: newValue)
    }
  }

  /// The size of the whole content.
  open var contentSize = CGSize.zero

  /// How far the content lies inside the view's edges.
  open var contentInset = UIEdgeInsets.zero

  /// Scrolls to an offset.
  ///
  /// Animations end at once here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The lowest and the highest vertical offset that keep the view filled.
  public var verticalOffsetRange: ClosedRange<CGFloat> {
    // Subtracted and not negated: no inset is an offset of 0, not of -0.
    let lowest = 0 - contentInset.top
    let highest = contentSize.height + contentInset.bottom - storedFrame.height
    return lowest...max(lowest, highest)
  }

  /// Takes over an offset without asking for layout, for those who are about it.
  func moveOffset(to offset: CGPoint) {
    boundsOrigin = offset
    change(.geometry)
    contentOffsetDidChange()
  }

  func contentOffsetDidChange() {}
}
