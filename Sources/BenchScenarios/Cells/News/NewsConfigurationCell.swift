// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: sets a new configuration for each row.
final class NewsConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = NewsConfiguration(fields: NewsFields(row))
  }
}
