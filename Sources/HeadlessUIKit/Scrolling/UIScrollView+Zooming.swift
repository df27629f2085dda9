// SPDX-License-Identifier: Apache-2.0

public import Foundation

final class ScrollZoom {
  var scale: CGFloat = 1
  var smallest: CGFloat = 1
  var largest: CGFloat = 1
  var bounces = true
}

extension UIScrollView {
  private var madeZoom: ScrollZoom {
    let owner = madeRare
    if let zoom = owner.zoom { return zoom }
    let made = ScrollZoom()
    owner.zoom = made
    return made
  }

  /// The smallest zoom scale; 1 by default.
  public var minimumZoomScale: CGFloat {
    get { rare?.zoom?.smallest ?? 1 }
    set { madeZoom.smallest = max(0, newValue.orZero) }
  }

  /// The largest zoom scale; 1 by default, zooming needs more than the smallest.
  public var maximumZoomScale: CGFloat {
    get { rare?.zoom?.largest ?? 1 }
    set { madeZoom.largest = max(0, newValue.orZero) }
  }

  /// True if zooming bounces at its limits; stored without effect.
  public var bouncesZoom: Bool {
    get { rare?.zoom?.bounces ?? true }
    set { madeZoom.bounces = newValue }
  }

  public var zoomScale: CGFloat {
    get { rare?.zoom?.scale ?? 1 }
    set { zoom(to: newValue) }
  }

  /// True during zooming by touch; false, never here.
  public var isZooming: Bool { false }
  /// True during a bounce; false, never here.
  public var isZoomBouncing: Bool { false }

  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale)
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  public func zoom(to rect: CGRect, animated: Bool) {
    let size = storedFrame.size
    guard let view = zoomedView, rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0
    else { return }
    setZoomScale(min(size.width / rect.width, size.height / rect.height), animated: animated)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    let whole = contentSize
    contentOffset = CGPoint(
      x: min(max(0, middle.x - size.width / 2), max(0, whole.width - size.width)),
      y: min(max(0, middle.y - size.height / 2), max(0, whole.height - size.height))
    )
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the zoomed view about the content's corner; the content size follows.
  private func zoom(to scale: CGFloat) {
    let wanted = max(minimumZoomScale, min(maximumZoomScale, scale.orZero))
    guard wanted != zoomScale, wanted > 0, let view = zoomedView else { return }
    madeZoom.scale = wanted
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
    view.frame.origin = corner
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Returns a delegate as a subclass's protocol; another one is a programmer's error.
  func particular<Particular>(_ delegate: (any UIScrollViewDelegate)?) -> Particular? {
    guard let delegate else { return nil }
    guard let found = delegate as? Particular else {
      stop(
        "The delegate of \(type(of: self)) must be a \(Particular.self), found \(type(of: delegate))."
      )
    }
    return found
  }
}
