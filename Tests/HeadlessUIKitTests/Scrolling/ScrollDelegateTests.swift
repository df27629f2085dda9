// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Delegates of scroll views") @MainActor struct ScrollDelegateTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scroll \(scrollView.contentOffset.x)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      heard.append("zoom \(scrollView.zoomScale)")
    }
    func scrollViewDidEndZooming(_: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("zoomed \(scale)")
    }
    func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) { heard.append("insets") }
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("a scroll view, also a table, tells its own delegate")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var listener: Listener? = Listener()
    view.delegate = listener
    expect(view.delegate === listener)
    view.contentSize = CGSize(width: 500, height: 100)
    view.contentOffset.x = 10
    view.contentOffset.x = 10
    view.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    view.contentInset.left = 4
    expectEqual(listener?.heard, ["scroll 10.0", "scroll 30.0", "end", "insets"])
    listener = nil
    expect(view.delegate == nil)
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    let seen: UIScrollView = table
    seen.delegate = rows
    expect(table.delegate === rows && seen.delegate === rows)
    table.contentOffset.y = 7
    expectEqual(rows.offsets, [7])
    seen.delegate = nil
    expect(table.delegate == nil)
  }

  @Test("zooming keeps to its limits and fills the view with a rectangle")
  func zooming() {
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let listener = Listener()
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      view.addSubview(picture)
      view.delegate = listener
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      view.zoomScale = 2
      expect(view.zoomScale == 1 && listener.heard.isEmpty, "nothing zooms until a view is named")
      listener.zoomed = picture
      view.zoomScale = 2
      expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      expectEqual(view.contentSize, CGSize(width: 400, height: 800))
      view.setZoomScale(9, animated: false)
      expect(view.zoomScale == 3 && view.contentSize == CGSize(width: 600, height: 1_200))
      expectEqual(listener.heard, ["zoom 2.0", "zoom 3.0", "zoomed 3.0"])
      view.zoomScale = 0
      expect(view.zoomScale == 0.5 && picture.frame.size == CGSize(width: 100, height: 200))
    }
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let listener = Listener()
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.addSubview(picture)
      listener.zoomed = picture
      view.delegate = listener
      view.maximumZoomScale = 4
      view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: true)
      expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 200))
      let seen = picture.convert(CGRect(x: 100, y: 100, width: 50, height: 50), to: view)
      expect(seen.origin == view.contentOffset && seen.size == view.bounds.size)
    }
  }
}
