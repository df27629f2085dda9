// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is told how a scroll view scrolls.
///
/// No finger drags here, so that only what code brings about is told: `scrollViewDidScroll`,
/// `scrollViewDidEndScrollingAnimation`, `scrollViewDidZoom` and what belongs to it; the others let an app's delegate compile unchanged.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// An animated scroll by code has come to its end, at once here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// A finger is about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger is about to leave the content, which goes on to an offset that may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// A finger has left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content is about to move on without a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Returns the view that grows and shrinks by zooming; nil where none does.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The content has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Zooming has come to its end, at once here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view that has a delegate for its scrolling, under the name that its subclasses use for a particular one.
///
/// UIKit narrows the type of `delegate` in a table and a text view, which Swift lets no class do; a member of
/// a protocol is not overridden but stepped in front of.
@MainActor public protocol UIScrollViewDelegateHolder: UIScrollView {}

extension UIScrollViewDelegateHolder {
  /// Who is told how the view scrolls.
  ///
  /// Of a table view or a text view that is seen as a scroll view it is their own delegate, and only such a one
  /// can be set.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
