// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `news` configuration by writing only the fields that differ from the one before.
final class NewsDiffingContentView: UIView, UIContentView {
  private lazy var views = NewsViews(in: self)
  private var current: NewsDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? NewsDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: NewsDiffingConfiguration) {
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

  private func writeAll(_ fields: NewsFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.source.text = fields.source
  }

  private func writeChanges(from old: NewsFields, to new: NewsFields) {
    if new.image != old.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != old.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.source != old.source {
      views.source.text = new.source
      setNeedsLayout()
    }
  }
}
