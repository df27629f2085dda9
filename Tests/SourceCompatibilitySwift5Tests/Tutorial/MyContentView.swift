// SPDX-License-Identifier: Apache-2.0

import UIKit

class MyContentView: UIView, UIContentView {

    private var appliedConfig: MyCellConfiguration!

    var configuration: UIContentConfiguration {
        get {
            return appliedConfig
        }
        set {
            guard let newConfig = newValue as? MyCellConfiguration else { return }
            apply(newConfig)
        }
    }

    lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 14, weight: .bold)
        label.numberOfLines = 1
        label.textColor = .white
        label.text = "title"
        return label
    }()

    lazy var bodyLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 12, weight: .regular)
        label.numberOfLines = 0
        label.textColor = .white
        label.text = "body"
        return label
    }()

    init(config: MyCellConfiguration) {
        super.init(frame: .zero)
        setUp()
        apply(config)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 10, y: 4, width: bounds.width - 20, height: 18)
        bodyLabel.frame = CGRect(x: 10, y: 22, width: bounds.width - 20, height: 18)
    }

    private func setUp() {
        backgroundColor = .systemBlue
        addSubview(titleLabel)
        addSubview(bodyLabel)
    }

    private func apply(_ config: MyCellConfiguration) {
        guard appliedConfig != config else { return }
        appliedConfig = config
        titleLabel.text = config.title
        bodyLabel.text = config.body
    }
}
