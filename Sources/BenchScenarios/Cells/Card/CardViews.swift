// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The seven views of a `card` cell and their places, laid out by hand.
@MainActor struct CardViews {
  let accent = UIView()
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()
  let body = UILabel()
  let badge = UILabel()
  let flag = UIImageView()

  init(in parent: UIView) {
    title.font = Palette.plainTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    body.font = Palette.running
    body.numberOfLines = 3
    badge.font = Palette.mark
    badge.textAlignment = .center
    badge.textColor = .secondaryLabel
    flag.image = Palette.flag
    flag.tintColor = .systemOrange
    for view in [accent, image, title, source, body, badge, flag] { parent.addSubview(view) }
  }

  func layOut(in bounds: CGRect) {
    let width = bounds.width
    accent.frame = CGRect(x: 0, y: 8, width: 4, height: bounds.height - 16)
    image.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    title.frame = CGRect(x: 68, y: 12, width: width - 148, height: 20)
    source.frame = CGRect(x: 68, y: 34, width: width - 148, height: 15)
    body.frame = CGRect(x: 16, y: 60, width: width - 32, height: 60)
    badge.frame = CGRect(x: width - 56, y: 14, width: 40, height: 16)
    flag.frame = CGRect(x: width - 76, y: 14, width: 16, height: 16)
  }
}
