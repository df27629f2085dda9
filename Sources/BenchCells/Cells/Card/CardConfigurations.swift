// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// `configuration`: sets a new configuration for each row.
final class CardConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = CardConfiguration(fields: CardFields(row))
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct CardConfiguration: UIContentConfiguration {
  var fields: CardFields

  func makeContentView() -> any UIView & UIContentView {
    CardContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> CardConfiguration {
    self
  }
}

/// Shows a `card` configuration by writing every property each time.
final class CardContentView: UIView, UIContentView {
  private let views = CardViews()
  private var fields: CardFields

  var configuration: any UIContentConfiguration {
    get { CardConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? CardConfiguration)?.fields else { return }
      views.show(new)
      fields = new
    }
  }

  init(configuration: CardConfiguration) {
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
final class CardEquatableCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = CardEquatableConfiguration(fields: CardFields(row))
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct CardEquatableConfiguration: UIContentConfiguration {
  var fields: CardFields

  func makeContentView() -> any UIView & UIContentView {
    CardEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> CardEquatableConfiguration {
    self
  }
}

/// Shows a `card` configuration by writing every property if any of the fields differs.
final class CardEquatableContentView: UIView, UIContentView {
  private let views = CardViews()
  private var fields: CardFields

  var configuration: any UIContentConfiguration {
    get { CardEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? CardEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      fields = new
    }
  }

  init(configuration: CardEquatableConfiguration) {
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
final class CardDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = CardDiffingConfiguration(fields: CardFields(row))
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct CardDiffingConfiguration: UIContentConfiguration {
  var fields: CardFields

  func makeContentView() -> any UIView & UIContentView {
    CardDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> CardDiffingConfiguration {
    self
  }
}

/// Shows a `card` configuration by writing only the fields that differ from the one before.
final class CardDiffingContentView: UIView, UIContentView {
  private let views = CardViews()
  private var fields: CardFields

  var configuration: any UIContentConfiguration {
    get { CardDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? CardDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: CardDiffingConfiguration) {
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

  private func showChanges(to new: CardFields) {
    if new.title != fields.title { views.title.text = new.title }
    if new.source != fields.source { views.source.text = new.source }
    if new.body != fields.body { views.body.text = new.body }
    if new.badge != fields.badge { views.badge.text = new.badge }
    if new.accentColor != fields.accentColor {
      views.accent.backgroundColor = new.accentColor
    }
    if new.image != fields.image { views.image.image = new.image }
    if new.titleFont != fields.titleFont { views.title.font = new.titleFont }
    if new.titleColor != fields.titleColor { views.title.textColor = new.titleColor }
    if new.isFlagHidden != fields.isFlagHidden {
      views.flag.isHidden = new.isFlagHidden
    }
  }
}

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
final class CardFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = CardFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = CardConfiguration(fields: fields)
    } else {
      contentConfiguration = CardDiffingConfiguration(fields: fields)
    }
  }
}

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
