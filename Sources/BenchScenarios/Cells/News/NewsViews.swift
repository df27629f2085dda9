// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The image and the two labels of a `news` cell and their places.
///
/// The source stands under a title of one or two lines, so a new title asks for layout.
@MainActor struct NewsViews {
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()

  init(in parent: UIView) {
    title.font = Palette.emphasizedTitle
    title.numberOfLines = 2
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    parent.addSubview(image)
    parent.addSubview(title)
    parent.addSubview(source)
  }

  func layOut(in bounds: CGRect) {
    image.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    let width = bounds.width - 100
    let height = title.sizeThatFits(CGSize(width: width, height: 0)).height
    title.frame = CGRect(x: 84, y: 12, width: width, height: height)
    source.frame = CGRect(x: 84, y: 16 + height, width: width, height: 15)
  }
}
