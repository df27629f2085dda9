// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two tiles to a row: what apps did with tables before collection views came to lists.
final class WishTile: UIControl {
    private let swatch = UIView()
    private let title = UILabel()
    private let heart = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        swatch.isUserInteractionEnabled = false
        swatch.layer.cornerRadius = 8
        title.font = .preferredFont(forTextStyle: .footnote)
        heart.tintColor = .systemPink
        let stack = UIStackView(arrangedSubviews: [swatch, title])
        stack.axis = .vertical
        stack.spacing = 4
        stack.isUserInteractionEnabled = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        heart.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        addSubview(heart)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            swatch.heightAnchor.constraint(equalTo: swatch.widthAnchor, multiplier: 0.7),
            heart.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            heart.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isSelected: Bool {
        didSet { heart.image = UIImage(systemName: isSelected ? "heart.fill" : "heart") }
    }

    func set(_ name: String, color: UIColor) {
        title.text = name
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = name
        swatch.backgroundColor = color
    }
}

final class WishRowCell: UITableViewCell {
    let tiles = [WishTile(), WishTile()]
    var didToggle: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        let row = UIStackView(arrangedSubviews: tiles)
        row.distribution = .fillEqually
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        for (index, tile) in tiles.enumerated() {
            tile.addAction(UIAction { [weak self] _ in self?.didToggle?(index) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        didToggle = nil
    }
}

final class WishlistGridController: UITableViewController {
    private var wished: Set<Int> = [1, 4, 9, 16, 25]
    private let count = 41

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(WishRowCell.self, forCellReuseIdentifier: "Wish")
    }

    func toggle(_ item: Int) {
        wished.formSymmetricDifference([item])
        tableView.reloadRows(at: [IndexPath(row: item / 2, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { (count + 1) / 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Wish", for: indexPath) as! WishRowCell
        for (column, tile) in cell.tiles.enumerated() {
            let item = indexPath.row * 2 + column
            tile.alpha = item < count ? 1 : 0
            tile.set("Poster \(item)", color: UIColor(hue: CGFloat(item % 10) / 10, saturation: 0.4, brightness: 0.9, alpha: 1))
            tile.isSelected = wished.contains(item)
        }
        cell.didToggle = { [weak self] in self?.toggle(indexPath.row * 2 + $0) }
        return cell
    }
}
