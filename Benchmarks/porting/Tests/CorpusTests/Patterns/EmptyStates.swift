// SPDX-License-Identifier: Apache-2.0

import UIKit

final class EmptyStateView: UIView {
    init(symbol: String, title: String, message: String) {
        super.init(frame: .zero)
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.preferredSymbolConfiguration = .init(pointSize: 48)
        image.tintColor = .tertiaryLabel
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        let messageLabel = UILabel()
        messageLabel.text = message
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        messageLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [image, titleLabel, messageLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FavoritesListController: UITableViewController {
    private var favorites: [String] = [] {
        didSet {
            tableView.backgroundView?.isHidden = !favorites.isEmpty
            tableView.separatorStyle = favorites.isEmpty ? .none : .singleLine
            navigationItem.rightBarButtonItem?.isEnabled = !favorites.isEmpty
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Favorite")
        tableView.backgroundView = EmptyStateView(
            symbol: "heart",
            title: "No favourites",
            message: "Tap the heart of a place and it will wait for you here."
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear",
            style: .plain,
            target: nil,
            action: nil
        )
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        search.placeholder = "Search places"
        search.borderStyle = .roundedRect
        search.clearButtonMode = .whileEditing
        tableView.tableHeaderView = search
        favorites = (0..<8).map { "Place \($0)" }
    }

    func clear() {
        let paths = favorites.indices.map { IndexPath(row: $0, section: 0) }
        favorites = []
        tableView.deleteRows(at: paths, with: .fade)
    }

    func fill() {
        favorites = (0..<33).map { "Place \($0)" }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { favorites.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Favorite", for: indexPath)
        cell.textLabel?.text = favorites[indexPath.row]
        cell.imageView?.image = UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
        cell.imageView?.tintColor = .systemRed
        return cell
    }
}
