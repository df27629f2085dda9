// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Draws initials on a disc, once for each name.
@MainActor
final class InitialsProvider {
    static let shared = InitialsProvider()

    private var cache: [String: UIImage] = [:]
    private let palette: [UIColor] = [.systemTeal, .systemPink, .systemIndigo, .systemOrange, .systemGreen]

    func image(for name: String, side: CGFloat = 44) -> UIImage {
        if let image = cache[name] { return image }
        let initials = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        let image = renderer.image { context in
            let bounds = CGRect(x: 0, y: 0, width: side, height: side)
            palette[name.count % palette.count].setFill()
            context.cgContext.fillEllipse(in: bounds)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: side * 0.4, weight: .medium),
                .foregroundColor: UIColor.white,
            ]
            let size = (initials as NSString).size(withAttributes: attributes)
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            (initials as NSString).draw(at: origin, withAttributes: attributes)
        }
        cache[name] = image
        return image
    }
}

final class BadgeLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: max(size.width + insets.left + insets.right, size.height + insets.top + insets.bottom),
            height: size.height + insets.top + insets.bottom
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }
}

final class ConversationCell: UITableViewCell {
    private let avatar = UIImageView()
    private let name = UILabel()
    private let excerpt = UILabel()
    private let badge = BadgeLabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .boldSystemFont(ofSize: 16)
        excerpt.font = .systemFont(ofSize: 14)
        excerpt.textColor = .secondaryLabel
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.setContentHuggingPriority(.required, for: .horizontal)
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [name, excerpt])
        texts.axis = .vertical
        texts.spacing = 3
        let row = UIStackView(arrangedSubviews: [avatar, texts, badge])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 44),
            avatar.heightAnchor.constraint(equalToConstant: 44),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatar.image = nil
        badge.isHidden = true
    }

    func configure(name: String, excerpt: String, unread: Int) {
        avatar.image = InitialsProvider.shared.image(for: name)
        self.name.text = name
        self.excerpt.text = excerpt
        badge.text = unread > 99 ? "99+" : "\(unread)"
        badge.isHidden = unread == 0
        badge.accessibilityLabel = "\(unread) unread"
    }
}

final class ConversationListController: UITableViewController {
    private var unread = (0..<45).map { ($0 * 13) % 7 == 0 ? 100 + $0 : ($0 * 5) % 4 }
    private let names = ["Ada Quist", "Ben Oduya", "Chiara Lo", "Dov Amsel", "Edda Rún", "Farid Noor"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "pencil"),
            primaryAction: UIAction { [weak self] _ in self?.markAllRead() }
        )
        tableView.register(ConversationCell.self, forCellReuseIdentifier: "Conversation")
    }

    func markAllRead() {
        unread = unread.map { _ in 0 }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unread.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Conversation", for: indexPath)
        if let cell = cell as? ConversationCell {
            cell.configure(
                name: names[indexPath.row % names.count],
                excerpt: "Message number \(indexPath.row) of a long talk about nothing much",
                unread: unread[indexPath.row]
            )
        }
        return cell
    }
}
