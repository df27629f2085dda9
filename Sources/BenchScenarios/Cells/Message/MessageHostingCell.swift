// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class MessageHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { MessageView(fields: MessageFields(row)) }
      .margins(.horizontal, 16)
      .margins(.vertical, 10)
  }
}
