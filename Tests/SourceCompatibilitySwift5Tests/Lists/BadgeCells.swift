// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell whose label has the name of the built-in one, which it hides by that.
class MisnamedCell: UITableViewCell {

    private let ownLabel = UILabel()

    override var textLabel: UILabel? {
        return ownLabel
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A cell with one badge where it belongs and one where it does not.
class BadgeCell: UITableViewCell {

    let badge = UIView()
    let stray = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.backgroundColor = .systemRed
        contentView.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        stray.backgroundColor = .systemBlue
        addSubview(stray)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stray.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
}
