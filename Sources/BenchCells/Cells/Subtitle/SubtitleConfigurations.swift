// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// `configuration`: sets a new configuration for each row.
final class SubtitleConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = SubtitleConfiguration(fields: SubtitleFields(row))
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct SubtitleConfiguration: UIContentConfiguration {
  var fields: SubtitleFields

  func makeContentView() -> any UIView & UIContentView {
    SubtitleContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SubtitleConfiguration {
    self
  }
}

/// Shows a `subtitle` configuration by writing every property each time.
final class SubtitleContentView: UIView, UIContentView {
  private let views = SubtitleViews()
  private var fields: SubtitleFields

  var configuration: any UIContentConfiguration {
    get { SubtitleConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SubtitleConfiguration)?.fields else { return }
      views.show(new)
      if views.areMisplaced(title: new.title, source: new.source) { setNeedsLayout() }
      fields = new
    }
  }

  init(configuration: SubtitleConfiguration) {
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
final class SubtitleEquatableCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = SubtitleEquatableConfiguration(fields: SubtitleFields(row))
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct SubtitleEquatableConfiguration: UIContentConfiguration {
  var fields: SubtitleFields

  func makeContentView() -> any UIView & UIContentView {
    SubtitleEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SubtitleEquatableConfiguration {
    self
  }
}

/// Shows a `subtitle` configuration by writing every property if any of the fields differs.
final class SubtitleEquatableContentView: UIView, UIContentView {
  private let views = SubtitleViews()
  private var fields: SubtitleFields

  var configuration: any UIContentConfiguration {
    get { SubtitleEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SubtitleEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      if views.areMisplaced(title: new.title, source: new.source) { setNeedsLayout() }
      fields = new
    }
  }

  init(configuration: SubtitleEquatableConfiguration) {
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
final class SubtitleDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = SubtitleDiffingConfiguration(fields: SubtitleFields(row))
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct SubtitleDiffingConfiguration: UIContentConfiguration {
  var fields: SubtitleFields

  func makeContentView() -> any UIView & UIContentView {
    SubtitleDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SubtitleDiffingConfiguration {
    self
  }
}

/// Shows a `subtitle` configuration by writing only the fields that differ from the one before.
final class SubtitleDiffingContentView: UIView, UIContentView {
  private let views = SubtitleViews()
  private var fields: SubtitleFields

  var configuration: any UIContentConfiguration {
    get { SubtitleDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? SubtitleDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: SubtitleDiffingConfiguration) {
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

  private func showChanges(to new: SubtitleFields) {
    if new.title != fields.title { views.title.text = new.title }
    if new.source != fields.source { views.source.text = new.source }
    if new.titleColor != fields.titleColor { views.title.textColor = new.titleColor }
    if views.areMisplaced(title: new.title, source: new.source) { setNeedsLayout() }
  }
}

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
final class SubtitleFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = SubtitleFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = SubtitleConfiguration(fields: fields)
    } else {
      contentConfiguration = SubtitleDiffingConfiguration(fields: fields)
    }
  }
}

/// `list-configuration`: sets a new list content configuration for each row.
final class SubtitleListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made()
    layout.textProperties.font = Palette.listTitle
    layout.textProperties.numberOfLines = 1
    layout.secondaryTextProperties.font = Palette.detail
    layout.secondaryTextProperties.numberOfLines = 1
    layout.textToSecondaryTextVerticalPadding = 1.5
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.text = row.title
    content.secondaryText = row.source
    content.textProperties.color = row.isRead ? Palette.read : Palette.unread
    contentConfiguration = content
  }
}

/// `hosting`: sets a new hosting configuration for each row.
final class SubtitleHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { SubtitleView(fields: SubtitleFields(row)) }
      .margins(.horizontal, 16)
      .margins(.vertical, 0)
  }
}

/// The texts of a `subtitle` cell as a declarative view.
struct SubtitleView: View {
  let fields: SubtitleFields

  var body: some View {
    VStack(spacing: 1.5) {
      if !fields.title.isEmpty {
        HostedText(
          text: fields.title,
          font: .system(size: 16),
          color: Color(uiColor: fields.titleColor)
        )
      }
      if !fields.source.isEmpty {
        HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
      }
    }
  }
}
