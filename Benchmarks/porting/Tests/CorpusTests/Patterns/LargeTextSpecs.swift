// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Name and value side by side, or one below the other when the letters get large.
final class SpecCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let valueLabel = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [nameLabel, valueLabel])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for label in [nameLabel, valueLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        nameLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.textColor = .secondaryLabel
        stack.spacing = UIFontMetrics.default.scaledValue(for: 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
        updateAxis()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            updateAxis()
        }
    }

    private func updateAxis() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.alignment = isLarge ? .leading : .firstBaseline
        valueLabel.textAlignment = isLarge ? .natural : .right
    }

    func set(_ name: String, _ value: String) {
        nameLabel.text = name
        valueLabel.text = value
    }
}

final class LargeTextSpecsController: UITableViewController {
    private let specs: [(String, String)] = (0..<40).map { ("Property \($0)", ["12 cm", "Oak, oiled", "From spring on"][$0 % 3]) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SpecCell.self, forCellReuseIdentifier: "Spec")
    }

    func enlarge(_ category: UIContentSizeCategory) {
        traitOverrides.preferredContentSizeCategory = category
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { specs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Spec", for: indexPath) as! SpecCell
        let (name, value) = specs[indexPath.row]
        cell.set(name, value)
        return cell
    }
}
