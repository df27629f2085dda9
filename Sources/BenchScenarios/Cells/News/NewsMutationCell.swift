// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class NewsMutationCell: ScenarioCell {
  private(set) lazy var views = NewsViews(in: contentView)

  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.source.text = row.source
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
