// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// `configuration`: sets a new configuration for each row.
final class SettingConfigurationCell: SettingCell {
  override func fill(with row: Row) {
    contentConfiguration = SettingConfiguration(fields: SettingFields(row))
    write(SettingAccessory(row), of: row)
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct SettingConfiguration: UIContentConfiguration {
  var fields: SettingFields

  func makeContentView() -> any UIView & UIContentView {
    SettingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SettingConfiguration {
    self
  }
}

/// Shows a `setting` configuration by writing every property each time.
final class SettingContentView: UIView, UIContentView {
  private let views = SettingViews()
  private var fields: SettingFields

  var configuration: any UIContentConfiguration {
    get { SettingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SettingConfiguration)?.fields else { return }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: SettingConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }
}

/// `configuration-equatable`: sets a new configuration for each row, which is compared whole.
final class SettingEquatableCell: SettingCell {
  /// What the accessory was last written for.
  private var shown: (accessory: SettingAccessory, title: String)?

  override func fill(with row: Row) {
    contentConfiguration = SettingEquatableConfiguration(fields: SettingFields(row))
    let accessory = SettingAccessory(row)
    guard shown?.accessory != accessory || shown?.title != row.title else { return }
    shown = (accessory, row.title)
    write(accessory, of: row)
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct SettingEquatableConfiguration: UIContentConfiguration {
  var fields: SettingFields

  func makeContentView() -> any UIView & UIContentView {
    SettingEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SettingEquatableConfiguration {
    self
  }
}

/// Shows a `setting` configuration by writing every property if any of the fields differs.
final class SettingEquatableContentView: UIView, UIContentView {
  private let views = SettingViews()
  private var fields: SettingFields

  var configuration: any UIContentConfiguration {
    get { SettingEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SettingEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: SettingEquatableConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }
}

/// `configuration-diffing`: sets a new configuration for each row, compared field by field.
final class SettingDiffingCell: SettingCell {
  override func fill(with row: Row) {
    contentConfiguration = SettingDiffingConfiguration(fields: SettingFields(row))
    writeChanges(SettingAccessory(row), of: row)
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct SettingDiffingConfiguration: UIContentConfiguration {
  var fields: SettingFields

  func makeContentView() -> any UIView & UIContentView {
    SettingDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SettingDiffingConfiguration {
    self
  }
}

/// Shows a `setting` configuration by writing only the fields that differ from the one before.
final class SettingDiffingContentView: UIView, UIContentView {
  private let views = SettingViews()
  private var fields: SettingFields

  var configuration: any UIContentConfiguration {
    get { SettingDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SettingDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: SettingDiffingConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }

  private func showChanges(to new: SettingFields) {
    if new.image != fields.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != fields.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.titleColor != fields.titleColor { views.title.textColor = new.titleColor }
    if new.value != fields.value {
      views.value.text = new.value
      setNeedsLayout()
    }
  }
}

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
final class SettingFlippingCell: SettingCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = SettingFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = SettingConfiguration(fields: fields)
    } else {
      contentConfiguration = SettingDiffingConfiguration(fields: fields)
    }
    write(SettingAccessory(row), of: row)
  }
}

/// `list-configuration`: sets a new list content configuration for each row.
final class SettingListCell: SettingCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 28)
    layout.textProperties.font = Palette.settingText
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.settingText
    layout.secondaryTextProperties.numberOfLines = 1
    layout.prefersSideBySideTextAndSecondaryText = true
    layout.textToSecondaryTextHorizontalPadding = 8
    layout.textToSecondaryTextVerticalPadding = 1
    return layout
  }()

  override func fill(with row: Row) {
    let accessory = SettingAccessory(row)
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.textProperties.color = accessory.titleColor
    content.secondaryText = row.source
    contentConfiguration = content
    writeChanges(accessory, of: row)
  }
}

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
