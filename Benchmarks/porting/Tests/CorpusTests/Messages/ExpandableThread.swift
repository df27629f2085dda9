// SPDX-License-Identifier: Apache-2.0

import UIKit

struct ThreadPost: Identifiable {
    let id: UUID
    let author: String
    let body: String
}

final class ExpandablePostCell: UITableViewCell {
    typealias Expansion = () -> Void

    private lazy var authorLabel: UILabel = makeLabel(style: .headline, lines: 1)
    private lazy var bodyLabel: UILabel = makeLabel(style: .body, lines: 3)
    private lazy var moreButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Read more", for: .normal)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [weak self] _ in self?.onExpand?() }, for: .touchUpInside)
        return button
    }()
    private lazy var stackView: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, moreButton])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    var onExpand: Expansion?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(stackView)
        stackView.pin(to: contentView.layoutMarginsGuide)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeLabel(style: UIFont.TextStyle, lines: Int) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = lines
        return label
    }

    func render(_ post: ThreadPost, isExpanded: Bool) {
        authorLabel.text = post.author
        bodyLabel.text = post.body
        bodyLabel.numberOfLines = isExpanded ? 0 : 3
        moreButton.isHidden = isExpanded || post.body.count < 120
    }
}

private extension UIView {
    func pin(to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor),
            bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}

final class ExpandableThreadController: UITableViewController {
    private let posts = (0..<30).map { index in
        ThreadPost(
            id: UUID(),
            author: "Writer \(index)",
            body: String(repeating: "The path along the river is closed until spring. ", count: 1 + index % 5)
        )
    }
    private var expanded: Set<UUID> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ExpandablePostCell.self, forCellReuseIdentifier: "Post")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 130
    }

    func expand(_ row: Int) {
        expanded.insert(posts[row].id)
        tableView.performBatchUpdates({
            self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        }, completion: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath) as! ExpandablePostCell
        let post = posts[indexPath.row]
        cell.render(post, isExpanded: expanded.contains(post.id))
        cell.onExpand = { [weak self] in
            guard let row = self?.posts.firstIndex(where: { $0.id == post.id }) else { return }
            self?.expand(row)
        }
        return cell
    }
}
