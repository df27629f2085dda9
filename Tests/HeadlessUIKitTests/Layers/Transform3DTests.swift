// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Maps of space, and how layers that have one look from the front.
@Suite("Transforms in space") @MainActor struct Transform3DTests {
  private let view = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 20))

  private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(one.rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("a turn round the third axis is the turn of the plane")
  func planeTurn() {
    for angle in [0, 0.3, -1.2, CGFloat.pi] {
      let map = CATransform3DMakeRotation(angle, 0, 0, 2)
      expect(
        isNear(map, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle)))
      )
    }
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
  }

  @Test("a turn by a quarter takes each axis to the next, by the rule of the right hand")
  func quarterTurns() {
    let quarter = CGFloat.pi / 2
    // Rows are what the axes become: about x, y goes to z and z to -y.
    let aboutX = CATransform3D(rows: [[1, 0, 0, 0], [0, 0, 1, 0], [0, -1, 0, 0], [0, 0, 0, 1]])
    let aboutY = CATransform3D(rows: [[0, 0, -1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]])
    expect(isNear(CATransform3DMakeRotation(quarter, 1, 0, 0), aboutX))
    expect(isNear(CATransform3DMakeRotation(quarter, 0, 1, 0), aboutY))
  }

  @Test("maps made one upon the other act from the last to the first, as those of the plane do")
  func order() {
    let plane = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3).rotated(by: 0.4)
    var space = CATransform3DMakeTranslation(5, 7, 0)
    space = CATransform3DScale(space, 2, 3, 1)
    space = CATransform3DRotate(space, 0.4, 0, 0, 1)
    expect(isNear(space, CATransform3DMakeAffineTransform(plane)))
  }

  @Test("a map and its inverse leave all where it is; a flat one is its own")
  func inverse() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map = CATransform3DScale(CATransform3DTranslate(map, 4, 5, 6), 2, 0.5, 3)
    map.m34 = -1 / 500
    expect(isNear(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 1, 0)
    expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    expect(CATransform3DIsIdentity(CATransform3DIdentity) && CATransform3DIsAffine(map) == false)
  }

  @Test("a disclosure arrow that turns in the plane is turned as by the view's transform")
  func planeOfLayer() {
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turned = view.transform
    expectEqual(turned, CATransform3DGetAffineTransform(view.layer.transform))
    expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 80) < 1e-9)
    view.layer.transform = CATransform3DIdentity
    expectEqual(view.frame, CGRect(x: 40, y: 60, width: 80, height: 20))
    expect(view.layerStyle == nil, "a view that is not transformed any more is a plain one")
  }

  @Test("a layer that is flipped looks as narrow as its shadow from the front, and keeps its map")
  func flips() {
    let map = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.transform3D = map
    expect(abs(view.frame.width - 40) < 1e-9, "the cosine of sixty degrees is a half")
    expect(view.transform3D == map && view.layer.transform == map)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(view.transform3D, CATransform3DMakeScale(2, 1, 1), "what was set last counts")
    view.transform3D = CATransform3DIdentity
    expect(view.layerStyle == nil)
  }

  @Test("a layer of its own is transformed in space too")
  func ownLayer() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    let map = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    layer.transform = map
    expect(layer.transform == map && abs(layer.frame.height - 5) < 1e-9)
    layer.transform = CATransform3DMakeScale(3, 1, 1)
    expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 3, y: 1))
    expectEqual(layer.transform, CATransform3DMakeScale(3, 1, 1))
  }
}
