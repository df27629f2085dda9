// SPDX-License-Identifier: Apache-2.0

import UIKit

class NewsContentView: UIView, UIContentView {
    private let newsImageView = UIImageView()
    private let titleLabel = UILabel()
    private let sourceLabel = UILabel()

    var configuration: any UIContentConfiguration {
        didSet {
            configure()
        }
    }

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        layoutViews(imageView: newsImageView, titleLabel: titleLabel, sourceLabel: sourceLabel, in: self)
        configure()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func configure() {
        guard let configuration = configuration as? NewsContentConfiguration else { return }
        newsImageView.image = configuration.news.image
        titleLabel.text = configuration.news.title
        sourceLabel.text = configuration.news.source
        if let textColor = configuration.textColor {
            titleLabel.textColor = textColor
        }
    }
}

// Another view for the same configuration.
class HeadlineView: UIView, UIContentView {
    private let label = UILabel()

    var configuration: UIContentConfiguration {
        didSet { show() }
    }

    init(configuration: NewsContentConfiguration) {
        self.configuration = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        label.frame = bounds
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func show() {
        let configuration = self.configuration as! NewsContentConfiguration
        label.text = configuration.news.title?.uppercased()
    }
}
