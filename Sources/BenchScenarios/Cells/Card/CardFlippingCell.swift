// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class CardFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = CardFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = CardConfiguration(fields: fields)
    } else {
      contentConfiguration = CardDiffingConfiguration(fields: fields)
    }
  }
}
