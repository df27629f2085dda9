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
