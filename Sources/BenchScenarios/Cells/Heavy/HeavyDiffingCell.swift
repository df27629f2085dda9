// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: sets a new configuration for each row, which its view compares.
final class HeavyDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = HeavyDiffingConfiguration(fields: HeavyFields(row))
  }
}
