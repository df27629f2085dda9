// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: sets a new configuration for each row.
final class HeavyConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = HeavyConfiguration(fields: HeavyFields(row))
  }
}
