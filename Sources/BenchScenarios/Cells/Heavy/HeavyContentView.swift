// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `heavy` configuration by writing every property each time.
final class HeavyContentView: UIView, UIContentView {
  private lazy var views = HeavyViews(in: self)
  private var current: HeavyConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? HeavyConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: HeavyConfiguration) {
    current = configuration
    super.init(frame: .zero)
    write(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func write(_ fields: HeavyFields) {
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
}
