// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class CardHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { CardView(fields: CardFields(row)) }
      .margins(.all, 0)
  }
}
