// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The image and the texts of a `setting` cell as a declarative view.
struct SettingView: View {
  let fields: SettingFields
  /// Whether the value stands beside the title, and not under it.
  let isOneLine: Bool

  private static let font = Font.system(size: 17)

  var body: some View {
    HStack(spacing: 12) {
      if let image = fields.image { HostedImage(image: image, side: 28) }
      if isOneLine {
        HStack(spacing: 0) {
          Text(fields.title)
            .foregroundStyle(Color(uiColor: fields.titleColor))
          Spacer()
          Text(fields.value)
            .foregroundStyle(.secondary)
        }
        .font(Self.font)
        .lineLimit(1)
      } else {
        VStack(spacing: 1) {
          if !fields.title.isEmpty {
            HostedText(
              text: fields.title,
              font: Self.font,
              color: Color(uiColor: fields.titleColor)
            )
          }
          if !fields.value.isEmpty {
            HostedText(text: fields.value, font: Self.font, color: .secondary)
          }
        }
      }
    }
  }
}
