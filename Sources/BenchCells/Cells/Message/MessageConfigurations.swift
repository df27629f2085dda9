// SPDX-License-Identifier: Apache-2.0

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
  /// What is shown.
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
  /// What is shown.
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
  /// What is shown.
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

/// Control `replaced-content-view`: flips between two types of configuration, so that the view is
/// made anew.
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
