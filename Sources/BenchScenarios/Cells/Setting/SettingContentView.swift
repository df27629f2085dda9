// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `setting` configuration by writing every property each time.
final class SettingContentView: UIView, UIContentView {
  private lazy var views = SettingViews(in: self)
  private var current: SettingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SettingConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: SettingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    write(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }

  private func write(_ fields: SettingFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.title.textColor = fields.titleColor
    views.value.text = fields.value
    setNeedsLayout()
  }
}
