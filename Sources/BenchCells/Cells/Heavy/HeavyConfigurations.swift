// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration`: sets a new configuration for each row.
final class HeavyConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = HeavyConfiguration(fields: HeavyFields(row))
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct HeavyConfiguration: UIContentConfiguration {
  var fields: HeavyFields

  func makeContentView() -> any UIView & UIContentView {
    HeavyContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> HeavyConfiguration {
    self
  }
}

/// Shows a `heavy` configuration by writing every property each time.
final class HeavyContentView: UIView, UIContentView {
  private let views = HeavyViews()
  /// What is shown.
  private var fields: HeavyFields

  var configuration: any UIContentConfiguration {
    get { HeavyConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? HeavyConfiguration)?.fields else { return }
      views.show(new)
      fields = new
    }
  }

  init(configuration: HeavyConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// `configuration-equatable`: sets a new configuration for each row, which is compared whole.
final class HeavyEquatableCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = HeavyEquatableConfiguration(fields: HeavyFields(row))
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct HeavyEquatableConfiguration: UIContentConfiguration {
  var fields: HeavyFields

  func makeContentView() -> any UIView & UIContentView {
    HeavyEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> HeavyEquatableConfiguration {
    self
  }
}

/// Shows a `heavy` configuration by writing every property if any of the fields differs.
final class HeavyEquatableContentView: UIView, UIContentView {
  private let views = HeavyViews()
  /// What is shown.
  private var fields: HeavyFields

  var configuration: any UIContentConfiguration {
    get { HeavyEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? HeavyEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      fields = new
    }
  }

  init(configuration: HeavyEquatableConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// `configuration-diffing`: sets a new configuration for each row, compared field by field.
final class HeavyDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = HeavyDiffingConfiguration(fields: HeavyFields(row))
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct HeavyDiffingConfiguration: UIContentConfiguration {
  var fields: HeavyFields

  func makeContentView() -> any UIView & UIContentView {
    HeavyDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> HeavyDiffingConfiguration {
    self
  }
}

/// Shows a `heavy` configuration by writing only the fields that differ from the one before.
final class HeavyDiffingContentView: UIView, UIContentView {
  private let views = HeavyViews()
  /// What is shown.
  private var fields: HeavyFields

  var configuration: any UIContentConfiguration {
    get { HeavyDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? HeavyDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: HeavyDiffingConfiguration) {
    fields = configuration.fields
    super.init(frame: .zero)
    views.add(to: self)
    views.show(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func showChanges(to new: HeavyFields) {
    if new.title != fields.title { views.title.text = new.title }
    if new.source != fields.source { views.source.text = new.source }
    if new.body != fields.body { views.body.text = new.body }
    if new.badge != fields.badge { views.badge.text = new.badge }
    if new.accentColor != fields.accentColor {
      views.accent.backgroundColor = new.accentColor
    }
    if new.image != fields.image { views.image.image = new.image }
    if new.titleFont != fields.titleFont { views.title.font = new.titleFont }
    if new.isDotHidden != fields.isDotHidden { views.dot.isHidden = new.isDotHidden }
    if new.isFlagHidden != fields.isFlagHidden { views.flag.isHidden = new.isFlagHidden }
  }
}

/// Control `replaced-content-view`: flips between two types of configuration, so that the view is
/// made anew.
final class HeavyFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = HeavyFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = HeavyConfiguration(fields: fields)
    } else {
      contentConfiguration = HeavyDiffingConfiguration(fields: fields)
    }
  }
}
