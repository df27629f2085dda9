// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `card` configuration by writing only the fields that differ from the one before.
final class CardDiffingContentView: UIView, UIContentView {
  private lazy var views = CardViews(in: self)
  private var current: CardDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? CardDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: CardDiffingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    writeAll(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }

  private func writeAll(_ fields: CardFields) {
    views.title.text = fields.title
    views.source.text = fields.source
    views.body.text = fields.body
    views.badge.text = fields.badge
    views.accent.backgroundColor = fields.accentColor
    views.image.image = fields.image
    views.title.font = fields.titleFont
    views.title.textColor = fields.titleColor
    views.flag.isHidden = fields.isFlagHidden
  }

  private func writeChanges(from old: CardFields, to new: CardFields) {
    if new.title != old.title { views.title.text = new.title }
    if new.source != old.source { views.source.text = new.source }
    if new.body != old.body { views.body.text = new.body }
    if new.badge != old.badge { views.badge.text = new.badge }
    if new.accentColor != old.accentColor { views.accent.backgroundColor = new.accentColor }
    if new.image != old.image { views.image.image = new.image }
    if new.titleFont != old.titleFont { views.title.font = new.titleFont }
    if new.titleColor != old.titleColor { views.title.textColor = new.titleColor }
    if new.isFlagHidden != old.isFlagHidden { views.flag.isHidden = new.isFlagHidden }
  }
}
