// SPDX-License-Identifier: Apache-2.0

import UIKit

struct ChatLine {
    enum Author { case me, other }
    var author: Author
    var text: String
}

final class BubbleCell: UITableViewCell {
    static var identifier: String { String(describing: self) }

    private let bubbleView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layer.cornerRadius = 16
        view.layer.cornerCurve = .continuous
        return view
    }()

    private let messageLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }()

    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        contentView.addSubview(bubbleView)
        bubbleView.addSubview(messageLabel)
        leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
            messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ line: ChatLine) {
        messageLabel.text = line.text
        messageLabel.accessibilityLabel = (line.author == .me ? "You: " : "Answer: ") + line.text
        let isMine = line.author == .me
        messageLabel.textColor = isMine ? .white : .label
        bubbleView.backgroundColor = isMine ? .systemBlue : .systemGray5
        bubbleView.layer.maskedCorners = isMine
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        (isMine ? leading : trailing).isActive = false
        (isMine ? trailing : leading).isActive = true
    }
}

final class ChatBubblesViewController: UITableViewController {
    var lines: [ChatLine] = (0..<50).map { number in
        ChatLine(
            author: number % 3 == 1 ? .me : .other,
            text: String(repeating: "See you at the gate then? ", count: 1 + (number * 7) % 5) + "\(number)"
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)
    }

    func receive(_ text: String) {
        lines.append(ChatLine(author: .other, text: text))
        tableView.performBatchUpdates {
            self.tableView.insertRows(at: [IndexPath(row: self.lines.count - 1, section: 0)], with: .bottom)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath)
            as? BubbleCell else { fatalError("unexpected cell") }
        cell.show(lines[indexPath.row])
        return cell
    }
}
