// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class HeavyFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = HeavyFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = HeavyConfiguration(fields: fields)
    } else {
      contentConfiguration = HeavyDiffingConfiguration(fields: fields)
    }
  }
}
