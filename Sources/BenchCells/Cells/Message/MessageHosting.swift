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

/// The picture and the texts of a `message` cell as a declarative view.
struct MessageView: View {
  let fields: MessageFields

  var body: some View {
    HStack(spacing: 12) {
      if let image = fields.image { HostedImage(image: image, side: 40) }
      VStack(spacing: 2) {
        if !fields.title.isEmpty {
          HostedText(
            text: fields.title,
            font: .system(size: 15, weight: .semibold),
            color: Color(uiColor: fields.titleColor)
          )
        }
        if !fields.body.isEmpty {
          HostedText(text: fields.body, font: .system(size: 15), lineLimit: nil)
        }
      }
    }
  }
}
