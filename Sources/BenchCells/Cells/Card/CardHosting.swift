// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class CardHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { CardView(fields: CardFields(row)) }
      .margins(.all, 0)
  }
}

/// What a `card` cell shows as a declarative view, each part at its place.
struct CardView: View {
  let fields: CardFields

  private var titleFont: Font {
    let isEmphasized = fields.titleFont === Palette.emphasizedTitle
    return .system(size: 15, weight: isEmphasized ? .semibold : .regular)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(uiColor: fields.accentColor)
        .placed(x: 0, y: 8, width: 4, height: 116)
      if let image = fields.image {
        HostedImage(image: image, side: 40).placed(x: 16, y: 12)
      }
      HostedText(
        text: fields.title,
        font: titleFont,
        color: Color(uiColor: fields.titleColor)
      )
      .placed(x: 68, y: 12, width: 227, height: 20)
      HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
        .placed(x: 68, y: 34, width: 227, height: 15)
      HostedText(text: fields.body, font: .system(size: 13), lineLimit: 3)
        .placed(x: 16, y: 60, width: 343, height: 60)
      Text(fields.badge)
        .font(.system(size: 11, weight: .bold))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .placed(x: 319, y: 14, width: 40, height: 16)
      if !fields.isFlagHidden { HostedFlag().placed(x: 299, y: 14) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
