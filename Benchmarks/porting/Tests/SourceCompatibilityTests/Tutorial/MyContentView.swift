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
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.systemFont(ofSize: 14, weight: .bold)
        label.numberOfLines = 1
        label.textColor = .white
        label.text = "title"
        return label
    }()

    lazy var bodyLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
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

    private(set) var layoutCount = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }

    private func setUp() {
        backgroundColor = .systemBlue
        addSubview(titleLabel)
        addSubview(bodyLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: self.topAnchor, constant: 10),
            titleLabel.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 10),
            titleLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -10),

            bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            bodyLabel.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 10),
            bodyLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -10),
            bodyLabel.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -10),
        ])
    }

    private func apply(_ config: MyCellConfiguration) {
        guard appliedConfig != config else { return }
        appliedConfig = config
        titleLabel.text = config.title
        bodyLabel.text = config.body
    }
}
