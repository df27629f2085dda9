// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: sets a new configuration for each row.
final class MessageConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = MessageConfiguration(fields: MessageFields(row))
  }
}
