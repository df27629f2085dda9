// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class NewsFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = NewsFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = NewsConfiguration(fields: fields)
    } else {
      contentConfiguration = NewsDiffingConfiguration(fields: fields)
    }
  }
}
