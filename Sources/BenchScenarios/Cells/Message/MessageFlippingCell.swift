// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `replaced-content-view`: flips between two types of configuration, so that the view is made anew.
final class MessageFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = MessageFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = MessageConfiguration(fields: fields)
    } else {
      contentConfiguration = MessageDiffingConfiguration(fields: fields)
    }
  }
}
