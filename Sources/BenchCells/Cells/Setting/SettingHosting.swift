// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// `hosting`: sets a new hosting configuration for each row.
///
/// Whether title and value have room beside each other has to be measured here: none of the
/// declarative views at hand decides by that.
final class SettingHostingCell: SettingCell {
  /// The label that texts are measured with.
  private static let ruler: UILabel = {
    let ruler = UILabel()
    ruler.font = Palette.settingText
    return ruler
  }()

  override func fill(with row: Row) {
    let accessory = SettingAccessory(row)
    let fields = SettingFields(row)
    let view = SettingView(fields: fields, isOneLine: isOneLine(fields, beside: accessory))
    contentConfiguration = UIHostingConfiguration { view }
      .margins(.horizontal, 16)
      .margins(.vertical, 0)
    writeChanges(accessory, of: row)
  }

  private func isOneLine(_ fields: SettingFields, beside accessory: SettingAccessory) -> Bool {
    guard !fields.title.isEmpty, !fields.value.isEmpty else { return false }
    let image: CGFloat = fields.image == nil ? 0 : 40
    let room = 343 - accessory.width - image
    return Self.width(of: fields.title) + 8 + Self.width(of: fields.value) <= room
  }

  private static func width(of text: String) -> CGFloat {
    ruler.text = text
    return ruler.sizeThatFits(.zero).width
  }
}

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
