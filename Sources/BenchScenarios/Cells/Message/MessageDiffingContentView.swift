// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `message` configuration by writing only the fields that differ from the one before.
final class MessageDiffingContentView: UIView, UIContentView {
  private lazy var views = MessageViews(in: self)
  private var current: MessageDiffingConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? MessageDiffingConfiguration else { return }
      guard new.fields != current.fields else { return }
      let old = current
      current = new
      writeChanges(from: old.fields, to: new.fields)
    }
  }

  init(configuration: MessageDiffingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    writeAll(configuration.fields)
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

  private func writeAll(_ fields: MessageFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.title.textColor = fields.titleColor
    views.body.text = fields.body
  }

  private func writeChanges(from old: MessageFields, to new: MessageFields) {
    if new.image != old.image {
      views.image.image = new.image
      setNeedsLayout()
    }
    if new.title != old.title {
      views.title.text = new.title
      setNeedsLayout()
    }
    if new.titleColor != old.titleColor { views.title.textColor = new.titleColor }
    if new.body != old.body {
      views.body.text = new.body
      setNeedsLayout()
    }
  }
}
