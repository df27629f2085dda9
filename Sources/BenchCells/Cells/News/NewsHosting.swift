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

/// The image and the texts of a `news` cell as a declarative view.
struct NewsView: View {
  let fields: NewsFields

  var body: some View {
    HStack(spacing: 12) {
      if let image = fields.image { HostedImage(image: image, side: 56) }
      VStack(spacing: 4) {
        if !fields.title.isEmpty {
          HostedText(
            text: fields.title,
            font: .system(size: 15, weight: .semibold),
            lineLimit: 2
          )
        }
        if !fields.source.isEmpty {
          HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
        }
      }
    }
  }
}
