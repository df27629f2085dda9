// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class HeavyHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { HeavyView(fields: HeavyFields(row)) }
      .margins(.all, 0)
  }
}
