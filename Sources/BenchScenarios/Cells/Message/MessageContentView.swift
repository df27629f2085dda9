// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `message` configuration by writing every property each time.
final class MessageContentView: UIView, UIContentView {
  private lazy var views = MessageViews(in: self)
  private var current: MessageConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? MessageConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: MessageConfiguration) {
    current = configuration
    super.init(frame: .zero)
    write(configuration.fields)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: views.height(forWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: bounds)
  }

  private func write(_ fields: MessageFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.title.textColor = fields.titleColor
    views.body.text = fields.body
    setNeedsLayout()
  }
}
