// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Colours that follow the style, border colours that have to be set again when it changes.
final class ThemedCell: UITableViewCell {
    static let cardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }

    private let card = UIView()
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        card.backgroundColor = Self.cardColor
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 1
        label.numberOfLines = 0
        card.addSubview(label)
        contentView.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: Self, _: UITraitCollection) in
            cell.updateBorder()
        }
        updateBorder()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func updateBorder() {
        card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    func configure(_ text: String) {
        label.text = text
    }
}

final class ThemedRowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.register(ThemedCell.self, forCellReuseIdentifier: "Themed")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "moon"),
            primaryAction: UIAction { [weak self] _ in self?.setDark(self?.traitCollection.userInterfaceStyle != .dark) }
        )
    }

    func setDark(_ isDark: Bool) {
        overrideUserInterfaceStyle = isDark ? .dark : .light
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            title = traitCollection.userInterfaceStyle == .dark ? "Night" : "Day"
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 34 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Themed", for: indexPath) as! ThemedCell
        cell.configure(String(repeating: "Line of card \(indexPath.row). ", count: 1 + indexPath.row % 4))
        return cell
    }
}
