// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two labels of a `subtitle` cell and their places.
@MainActor struct SubtitleViews {
  let title = UILabel()
  let source = UILabel()

  init(in parent: UIView) {
    title.font = Palette.listTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    parent.addSubview(title)
    parent.addSubview(source)
  }

  func layOut(in bounds: CGRect) {
    let width = bounds.width - 32
    title.frame = CGRect(x: 16, y: 4, width: width, height: 20)
    source.frame = CGRect(x: 16, y: 25, width: width, height: 15)
  }
}
