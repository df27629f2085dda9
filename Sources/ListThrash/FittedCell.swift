// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A cell that answers with a height of its own, which grows with the text size.
final class FittedCell: ThrashCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory > .large
    return CGSize(
      width: targetSize.width,
      height: (filledRow?.height ?? 0) * (isLarge ? 1.5 : 1)
    )
  }
}
