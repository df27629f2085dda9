// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: sets a new configuration for each row, which its view compares.
final class SettingDiffingCell: SettingCell {
  override func fill(with row: Row) {
    contentConfiguration = SettingDiffingConfiguration(fields: SettingFields(row))
    writeChanges(SettingAccessory(row), of: row)
  }
}
