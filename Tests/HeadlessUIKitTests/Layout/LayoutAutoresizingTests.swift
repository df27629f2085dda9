// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Autoresizing masks by hand arithmetic: a parent of 100 x 100 points grows to 160 x 130.
@MainActor @Suite struct LayoutAutoresizingTests {
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 160, height: 130)
    return view.frame
  }

  @Test func whatIsNotFlexibleStays() {
    expectEqual(resized([]), CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(
      resized([.flexibleRightMargin, .flexibleBottomMargin]),
      CGRect(x: 10, y: 20, width: 30, height: 40)
    )
  }

  @Test func oneFlexiblePartTakesAll() {
    expectEqual(
      resized([.flexibleWidth, .flexibleHeight]),
      CGRect(x: 10, y: 20, width: 90, height: 70)
    )
    expectEqual(
      resized([.flexibleLeftMargin, .flexibleTopMargin]),
      CGRect(x: 70, y: 50, width: 30, height: 40)
    )
  }

  @Test func severalFlexiblePartsShareInProportion() {
    // Left 10 and width 30 share 60 points as 15 and 45.
    expectEqual(
      resized([.flexibleLeftMargin, .flexibleWidth]),
      CGRect(x: 25, y: 20, width: 75, height: 40)
    )
    // Top 20, height 40 and bottom 40 share 30 points as 6, 12 and 12.
    expectEqual(
      resized([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]),
      CGRect(x: 10, y: 26, width: 30, height: 52)
    )
  }

  @Test func masksWorkBesideConstraints() {
    let stage = LayoutStage()
    let panel = stage.add(UIView())
    panel.pinEdges(10)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.render()
    panel.addSubview(inner)
    inner.frame = panel.bounds
    let mark = stage.add(ContentBox(8, 6), to: inner)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      mark.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    stage.render()
    expectEqual(mark.frame, CGRect(x: 272, y: 174, width: 8, height: 6))
    stage.window.frame.size = CGSize(width: 200, height: 100)
    stage.render()
    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 180, height: 80))
    expectEqual(mark.frame, CGRect(x: 172, y: 74, width: 8, height: 6))
  }

  @Test func aControllerIsToldAroundTheLayoutOfItsView() {
    let controller = ToldController()
    let stage = LayoutStage()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.render()
    expectEqual(controller.calls, ["will 0.0", "did 300.0"])
  }
}

private final class ToldController: UIViewController {
  let panel = UIView()
  var calls: [String] = []

  override func viewDidLoad() {
    panel.translatesAutoresizingMaskIntoConstraints = false
  }

  override func viewWillLayoutSubviews() {
    calls.append("will \(panel.frame.width)")
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    panel.frame = view.bounds
    calls.append("did \(panel.frame.width)")
  }
}
