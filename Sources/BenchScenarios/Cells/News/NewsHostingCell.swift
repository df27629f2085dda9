// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class NewsHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { NewsView(fields: NewsFields(row)) }
      .margins(.horizontal, 16)
      .margins(.vertical, 0)
  }
}
