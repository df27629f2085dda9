// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// `configuration`: sets a new configuration for each row.
final class NewsConfigurationCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = NewsConfiguration(fields: NewsFields(row))
  }
}

/// `configuration`: the fields as a value; its content view writes every property from them.
struct NewsConfiguration: UIContentConfiguration {
  var fields: NewsFields

  func makeContentView() -> any UIView & UIContentView {
    NewsContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NewsConfiguration {
    self
  }
}

/// Shows a `news` configuration by writing every property each time.
final class NewsContentView: UIView, UIContentView {
  private let views = NewsViews()
  private var fields: NewsFields

  var configuration: any UIContentConfiguration {
    get { NewsConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? NewsConfiguration)?.fields else { return }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: NewsConfiguration) {
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
final class NewsEquatableCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = NewsEquatableConfiguration(fields: NewsFields(row))
  }
}

/// `configuration-equatable`: the same value; if it is another one, every property is written.
struct NewsEquatableConfiguration: UIContentConfiguration {
  var fields: NewsFields

  func makeContentView() -> any UIView & UIContentView {
    NewsEquatableContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NewsEquatableConfiguration {
    self
  }
}

/// Shows a `news` configuration by writing every property if any of the fields differs.
final class NewsEquatableContentView: UIView, UIContentView {
  private let views = NewsViews()
  private var fields: NewsFields

  var configuration: any UIContentConfiguration {
    get { NewsEquatableConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? NewsEquatableConfiguration)?.fields, new != fields else {
        return
      }
      views.show(new)
      setNeedsLayout()
      fields = new
    }
  }

  init(configuration: NewsEquatableConfiguration) {
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
final class NewsDiffingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = NewsDiffingConfiguration(fields: NewsFields(row))
  }
}

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct NewsDiffingConfiguration: UIContentConfiguration {
  var fields: NewsFields

  func makeContentView() -> any UIView & UIContentView {
    NewsDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NewsDiffingConfiguration {
    self
  }
}

/// Shows a `news` configuration by writing only the fields that differ from the one before.
final class NewsDiffingContentView: UIView, UIContentView {
  private let views = NewsViews()
  private var fields: NewsFields

  var configuration: any UIContentConfiguration {
    get { NewsDiffingConfiguration(fields: fields) }
    set {
      guard let new = (newValue as? NewsDiffingConfiguration)?.fields else { return }
      showChanges(to: new)
      fields = new
    }
  }

  init(configuration: NewsDiffingConfiguration) {
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

  private func showChanges(to new: NewsFields) {
    if new.image != fields.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != fields.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.source != fields.source {
      views.source.text = new.source
      setNeedsLayout()
    }
  }
}

/// Control `replaced-content-view`: flips the type of configuration, so that the view is recreated.
final class NewsFlippingCell: ScenarioCell {
  private var isFlipped = false

  override func fill(with row: Row) {
    let fields = NewsFields(row)
    isFlipped.toggle()
    if isFlipped {
      contentConfiguration = NewsConfiguration(fields: fields)
    } else {
      contentConfiguration = NewsDiffingConfiguration(fields: fields)
    }
  }
}

/// `list-configuration`: sets a new list content configuration for each row.
final class NewsListCell: ScenarioCell {
  private static let layout: UIListContentConfiguration = {
    var layout = ListLayout.made(imageSide: 56)
    layout.textProperties.font = Palette.emphasizedTitle
    layout.textProperties.numberOfLines = 2
    layout.secondaryTextProperties.font = Palette.detail
    layout.secondaryTextProperties.numberOfLines = 1
    layout.textToSecondaryTextVerticalPadding = 4
    return layout
  }()

  override func fill(with row: Row) {
    var content = Self.layout
    content.image = Palette.images[Int(row.symbol)]
    content.text = row.title
    content.secondaryText = row.source
    contentConfiguration = content
  }
}

/// `hosting`: sets a new hosting configuration for each row.
final class NewsHostingCell: ScenarioCell {
  override func fill(with row: Row) {
    contentConfiguration = UIHostingConfiguration { NewsView(fields: NewsFields(row)) }
      .margins(.horizontal, 16)
      .margins(.vertical, 0)
  }
}

/// The image and the texts of a `news` cell as a declarative view.
struct NewsView: View {
  let fields: NewsFields

  var body: some View {
    HStack(spacing: 12) {
      if let image = fields.image { HostedImage(image: image, side: 56) }
      VStack(spacing: 4) {
        if !fields.title.isEmpty {
          HostedText(
            text: fields.title,
            font: .system(size: 15, weight: .semibold),
            lineLimit: 2
          )
        }
        if !fields.source.isEmpty {
          HostedText(text: fields.source, font: .system(size: 12), color: .secondary)
        }
      }
    }
  }
}
