// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `subtitle` configuration by writing every property each time.
final class SubtitleContentView: UIView, UIContentView {
  private lazy var views = SubtitleViews(in: self)
  private var current: SubtitleConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SubtitleConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: SubtitleConfiguration) {
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

  private func write(_ fields: SubtitleFields) {
    views.title.text = fields.title
    views.source.text = fields.source
    views.title.textColor = fields.titleColor
    if views.areMisplaced(title: fields.title, source: fields.source) { setNeedsLayout() }
  }
}
