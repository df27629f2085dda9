// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: sets a new configuration for each row.
final class SettingConfigurationCell: SettingCell {
  override func fill(with row: Row) {
    contentConfiguration = SettingConfiguration(fields: SettingFields(row))
    write(SettingAccessory(row), of: row)
  }
}
