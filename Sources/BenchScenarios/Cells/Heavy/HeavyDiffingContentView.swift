// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `heavy` configuration by writing only the fields that differ from the one before.
final class HeavyDiffingContentView: UIView, UIContentView {
  private lazy var views = HeavyViews(in: self)
  private var current: HeavyDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? HeavyDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: HeavyDiffingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    writeAll(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func writeAll(_ fields: HeavyFields) {
    views.title.text = fields.title
    views.source.text = fields.source
    views.body.text = fields.body
    views.badge.text = fields.badge
    views.accent.backgroundColor = fields.accentColor
    views.image.image = fields.image
    views.title.font = fields.titleFont
    views.dot.isHidden = fields.isDotHidden
    views.flag.isHidden = fields.isFlagHidden
  }

  private func writeChanges(from old: HeavyFields, to new: HeavyFields) {
    if new.title != old.title { views.title.text = new.title }
    if new.source != old.source { views.source.text = new.source }
    if new.body != old.body { views.body.text = new.body }
    if new.badge != old.badge { views.badge.text = new.badge }
    if new.accentColor != old.accentColor { views.accent.backgroundColor = new.accentColor }
    if new.image != old.image { views.image.image = new.image }
    if new.titleFont != old.titleFont { views.title.font = new.titleFont }
    if new.isDotHidden != old.isDotHidden { views.dot.isHidden = new.isDotHidden }
    if new.isFlagHidden != old.isFlagHidden { views.flag.isHidden = new.isFlagHidden }
  }
}
