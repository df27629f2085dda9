// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a `news` configuration by writing every property each time.
final class NewsContentView: UIView, UIContentView {
  private lazy var views = NewsViews(in: self)
  private var current: NewsConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? NewsConfiguration else { return }
      current = new
      write(new.fields)
    }
  }

  init(configuration: NewsConfiguration) {
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

  private func write(_ fields: NewsFields) {
    views.image.image = fields.image
    views.title.text = fields.title
    views.source.text = fields.source
    setNeedsLayout()
  }
}
