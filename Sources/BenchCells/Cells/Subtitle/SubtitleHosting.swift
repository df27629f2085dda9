// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class SubtitleHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { SubtitleView(fields: SubtitleFields(row)) }
      .margins(.horizontal, 16)
      .margins(.vertical, 0)
  }
}

/// The texts of a `subtitle` cell as a declarative view.
struct SubtitleView: View {
  let fields: SubtitleFields

  var body: some View {
    VStack(spacing: 1.5) {
      if !fields.title.isEmpty {
        HostedText(
          text: fields.title,
          font: .system(size: 16),
          color: Color(uiColor: fields.titleColor)
        )
      }
      if !fields.source.isEmpty {
        HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
      }
    }
  }
}
