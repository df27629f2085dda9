// SPDX-License-Identifier: Apache-2.0

import SwiftUI
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

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
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
