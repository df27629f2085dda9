// SPDX-License-Identifier: Apache-2.0

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
  /// What is shown.
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
  /// What is shown.
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
  /// What is shown.
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

/// Control `replaced-content-view`: flips between two types of configuration, so that the view is
/// made anew.
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
