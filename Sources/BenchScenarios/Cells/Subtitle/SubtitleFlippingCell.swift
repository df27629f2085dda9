// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class SubtitleFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = SubtitleFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = SubtitleConfiguration(fields: fields)
    } else {
      contentConfiguration = SubtitleDiffingConfiguration(fields: fields)
    }
  }
}
