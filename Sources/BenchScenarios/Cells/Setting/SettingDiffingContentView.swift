// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `setting` configuration by writing only the fields that differ from the one before.
final class SettingDiffingContentView: UIView, UIContentView {
  private lazy var views = SettingViews(in: self)
  private var current: SettingDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SettingDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: SettingDiffingConfiguration) {
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

  private func writeAll(_ fields: SettingFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.title.textColor = fields.titleColor
    views.value.text = fields.value
  }

  private func writeChanges(from old: SettingFields, to new: SettingFields) {
    if new.image != old.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != old.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.titleColor != old.titleColor { views.title.textColor = new.titleColor }
    if new.value != old.value {
      views.value.text = new.value
      setNeedsLayout()
    }
  }
}
