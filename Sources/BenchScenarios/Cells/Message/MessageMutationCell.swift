// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class MessageMutationCell: ScenarioCell {
  private(set) lazy var views = MessageViews(in: contentView)

  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    views.body.text = row.body
    setNeedsLayout()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: views.height(forWidth: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
