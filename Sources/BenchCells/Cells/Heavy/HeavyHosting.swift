// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
final class HeavyHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { HeavyView(fields: HeavyFields(row)) }
      .margins(.all, 0)
  }
}

/// What a `heavy` cell shows as a declarative view: twelve parts, each at its place.
struct HeavyView: View {
  let fields: HeavyFields

  private var titleFont: Font {
    let isEmphasized = fields.titleFont === Palette.emphasizedTitle
    return .system(size: 15, weight: isEmphasized ? .semibold : .regular)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(uiColor: fields.accentColor)
        .placed(x: 0, y: 8, width: 4, height: 104)
      if let image = fields.image {
        HostedImage(image: image, side: 36).placed(x: 16, y: 12)
      }
      head
      marks
      HostedText(text: fields.body, font: .system(size: 13), lineLimit: 2)
        .frame(width: 343)
        .placed(x: 16, y: 56)
      if !fields.isDotHidden {
        Color(uiColor: .systemBlue).placed(x: 48, y: 8, width: 8, height: 8)
      }
      foot
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The title over its source; both keep clear of the flag.
  @ViewBuilder private var head: some View {
    HostedText(text: fields.title, font: titleFont)
      .frame(width: 203)
      .placed(x: 64, y: 12)
    HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
      .frame(width: 203)
      .placed(x: 64, y: 33)
  }

  /// The badge on its pill, and the flag.
  @ViewBuilder private var marks: some View {
    Color(uiColor: .systemGroupedBackground)
      .placed(x: 299, y: 13, width: 60, height: 17.5)
    Text(fields.badge)
      .font(.system(size: 11, weight: .bold))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .placed(x: 305, y: 13, width: 48, height: 17.5)
    if !fields.isFlagHidden { HostedFlag().placed(x: 275, y: 14) }
  }

  /// Under a rule the hint with its arrow.
  @ViewBuilder private var foot: some View {
    Color(uiColor: .separator)
      .placed(x: 16, y: 93.5, width: 343, height: 0.5)
    Text("Open")
      .font(.system(size: 11, weight: .bold))
      .foregroundStyle(.secondary)
      .placed(x: 16, y: 100)
    if let arrow = Palette.arrow {
      HostedImage(image: arrow, side: 12).placed(x: 347, y: 101)
    }
  }
}
