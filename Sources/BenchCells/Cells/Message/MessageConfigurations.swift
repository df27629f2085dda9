// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// `configuration`: sets a new configuration for each row.
final class MessageConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = MessageConfiguration(fields: MessageFields(row))
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct MessageConfiguration: UIContentConfiguration {
  var fields: MessageFields

  func makeContentView() -> any UIView & UIContentView {
    MessageContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MessageConfiguration {
    self
  }
}

/// Shows a `message` configuration by writing every property each time.
final class MessageContentView: UIView, UIContentView {
  private let views = MessageViews()
  private var fields: MessageFields

  var configuration: any UIContentConfiguration {
    get { MessageConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? MessageConfiguration)?.fields else { return }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: MessageConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: views.height(forWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }
}

/// `configuration-equatable`: sets a new configuration for each row, which is compared whole.
final class MessageEquatableCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = MessageEquatableConfiguration(fields: MessageFields(row))
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct MessageEquatableConfiguration: UIContentConfiguration {
  var fields: MessageFields

  func makeContentView() -> any UIView & UIContentView {
    MessageEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MessageEquatableConfiguration {
    self
  }
}

/// Shows a `message` configuration by writing every property if any of the fields differs.
final class MessageEquatableContentView: UIView, UIContentView {
  private let views = MessageViews()
  private var fields: MessageFields

  var configuration: any UIContentConfiguration {
    get { MessageEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? MessageEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: MessageEquatableConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: views.height(forWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }
}

/// `configuration-diffing`: sets a new configuration for each row, compared field by field.
final class MessageDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = MessageDiffingConfiguration(fields: MessageFields(row))
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct MessageDiffingConfiguration: UIContentConfiguration {
  var fields: MessageFields

  func makeContentView() -> any UIView & UIContentView {
    MessageDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MessageDiffingConfiguration {
    self
  }
}

/// Shows a `message` configuration by writing only the fields that differ from the one before.
final class MessageDiffingContentView: UIView, UIContentView {
  private let views = MessageViews()
  private var fields: MessageFields

  var configuration: any UIContentConfiguration {
    get { MessageDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? MessageDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: MessageDiffingConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: views.height(forWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }

  private func showChanges(to new: MessageFields) {
    if new.image != fields.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != fields.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.titleColor != fields.titleColor { views.title.textColor = new.titleColor }
    if new.body != fields.body {
      views.body.text = new.body
      setNeedsLayout()
    }
  }
}

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
final class MessageFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = MessageFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = MessageConfiguration(fields: fields)
    } else {
      contentConfiguration = MessageDiffingConfiguration(fields: fields)
    }
  }
}

/// `list-configuration`: sets a new list content configuration for each row.
final class MessageListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 40)
    layout.directionalLayoutMargins.top = 10
    layout.directionalLayoutMargins.bottom = 10
    layout.textProperties.font = Palette.emphasizedTitle
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.plainTitle
    layout.secondaryTextProperties.color = .label
    layout.secondaryTextProperties.numberOfLines = 0
    layout.textToSecondaryTextVerticalPadding = 2
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.textProperties.color = row.isRead ? Palette.read : Palette.unread
    content.secondaryText = row.body
    contentConfiguration = content
  }
}

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
