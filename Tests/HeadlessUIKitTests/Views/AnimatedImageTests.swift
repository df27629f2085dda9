// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Image views that show several images, and those that apps derive.
@Suite("Image views that animate") @MainActor struct AnimatedImageTests {
  private final class Avatar: UIImageView {
    var madeByFrame = false

    override init(image: UIImage?) {
      super.init(image: image)
      layer.cornerRadius = 8
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      madeByFrame = true
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private let images = ["star", "heart", "circle"].compactMap { UIImage(systemName: $0) }

  @Test("while it animates a view shows the first of its images, and then its own again")
  func animating() {
    let view = UIImageView(image: images[2])
    view.animationImages = Array(images[..<2])
    expect(view.shownImage === images[2] && !view.isAnimating)
    expectEqual(view.animationDuration, 2.0 / 30)
    view.startAnimating()
    expect(view.isAnimating && view.shownImage === images[0])
    view.stopAnimating()
    expect(view.shownImage === images[2])
    view.animationImages = nil
    view.startAnimating()
    expect(view.shownImage === images[2], "there is nothing else to show")
  }

  @Test("an image view of an app's own may begin with an image alone")
  func derived() {
    let avatar = Avatar(image: images[0])
    expect(avatar.image === images[0] && avatar.frame.size == images[0].size)
    expect(!avatar.madeByFrame && avatar.layer.cornerRadius == 8)
  }
}
