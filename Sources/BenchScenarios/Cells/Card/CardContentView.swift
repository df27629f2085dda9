// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `card` configuration by writing every property each time.
final class CardContentView: UIView, UIContentView {
  private lazy var views = CardViews(in: self)
  private var current: CardConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? CardConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: CardConfiguration) {
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

  private func write(_ fields: CardFields) {
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
}
