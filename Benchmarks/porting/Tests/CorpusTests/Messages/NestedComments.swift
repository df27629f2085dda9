// SPDX-License-Identifier: Apache-2.0

import UIKit

indirect enum CommentNode {
    case comment(author: String, text: String, replies: [CommentNode])

    func flattened(depth: Int = 0) -> [FlatComment] {
        switch self {
        case let .comment(author, text, replies):
            return [FlatComment(author: author, text: text, depth: depth)]
                + replies.flatMap { $0.flattened(depth: depth + 1) }
        }
    }
}

struct FlatComment {
    let author: String
    let text: String
    let depth: Int

    @MainActor var attributed: NSAttributedString {
        let result = NSMutableAttributedString(
            string: author,
            attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.label]
        )
        for word in text.components(separatedBy: " ") {
            let isMention = word.hasPrefix("@")
            result.append(NSAttributedString(
                string: " " + word,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 15),
                    .foregroundColor: isMention ? UIColor.systemBlue : UIColor.label,
                ]
            ))
        }
        return result
    }
}

final class NestedCommentCell: UITableViewCell {
    private let bodyLabel = UILabel()
    private let rail = UIView()
    private var railLeading: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        rail.backgroundColor = .separator
        bodyLabel.numberOfLines = 0
        for view in [rail, bodyLabel] {
            contentView.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let leading = rail.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        railLeading = leading
        NSLayoutConstraint.activate([
            leading,
            rail.widthAnchor.constraint(equalToConstant: 2),
            rail.topAnchor.constraint(equalTo: contentView.topAnchor),
            rail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bodyLabel.leadingAnchor.constraint(equalTo: rail.trailingAnchor, constant: 8),
            bodyLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            bodyLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            contentView.bottomAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with comment: FlatComment) {
        bodyLabel.attributedText = comment.attributed
        railLeading?.constant = 16 + CGFloat(comment.depth) * 20
        rail.isHidden = comment.depth == 0
        accessibilityLabel = "\(comment.author), level \(comment.depth + 1)"
    }
}

final class NestedCommentsController: UITableViewController {
    private let comments: [FlatComment] = (0..<14).flatMap { index in
        CommentNode.comment(author: "sol\(index)", text: "Who carries the tent this time?", replies: [
            .comment(author: "bea", text: "I can, if @sol\(index) takes the stove", replies: [
                .comment(author: "sol\(index)", text: "Deal @bea", replies: []),
            ]),
            .comment(author: "urs", text: "I am out, have fun and bring back some pictures for all of us here", replies: []),
        ]).flattened()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(NestedCommentCell.self, forCellReuseIdentifier: "Comment")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Answer?", message: "Row \(indexPath.row + 1)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Comment", for: indexPath)
        (cell as? NestedCommentCell)?.configure(with: comments[indexPath.row])
        return cell
    }
}
