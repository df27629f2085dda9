// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `subtitle` configuration by writing only the fields that differ from the one before.
final class SubtitleDiffingContentView: UIView, UIContentView {
  private lazy var views = SubtitleViews(in: self)
  private var current: SubtitleDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SubtitleDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: SubtitleDiffingConfiguration) {
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

  private func writeAll(_ fields: SubtitleFields) {
    views.title.text = fields.title
    views.source.text = fields.source
    views.title.textColor = fields.titleColor
  }

  private func writeChanges(from old: SubtitleFields, to new: SubtitleFields) {
    if new.title != old.title { views.title.text = new.title }
    if new.source != old.source { views.source.text = new.source }
    if new.titleColor != old.titleColor { views.title.textColor = new.titleColor }
    if views.areMisplaced(title: new.title, source: new.source) { setNeedsLayout() }
  }
}
