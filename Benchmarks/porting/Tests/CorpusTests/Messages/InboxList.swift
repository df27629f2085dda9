// SPDX-License-Identifier: Apache-2.0

import UIKit

struct InboxMessage: Hashable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let date: String
    var isUnread: Bool
    var isFlagged = false

    static let samples: [InboxMessage] = (0..<60).map { index in
        InboxMessage(
            id: index,
            sender: ["Mara Lindqvist", "Build Service", "Tomás Ortega", "Library", "Noor Haddad"][index % 5],
            subject: ["Minutes of Tuesday", "Build \(400 + index) passed", "Re: Boat", "Due soon"][index % 4],
            preview: String(repeating: "Thanks for the notes, I added two remarks. ", count: 1 + index % 3),
            date: "\(1 + index % 12):\(10 + index % 50)",
            isUnread: index % 3 == 0
        )
    }
}

final class InboxListController: UITableViewController {
    private(set) var messages = InboxMessage.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(InboxCell.self, forCellReuseIdentifier: "Inbox")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 0)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Inbox", for: indexPath)
        (cell as? InboxCell)?.message = messages[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let archive = UIContextualAction(style: .destructive, title: "Archive") { [weak self] _, _, done in
            self?.archive(at: indexPath.row)
            done(true)
        }
        archive.image = UIImage(systemName: "archivebox")
        archive.backgroundColor = .systemPurple
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.messages[indexPath.row].isFlagged.toggle()
            self?.tableView.reloadRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [archive, flag])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        let read = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") { _, _, done in
            self.messages[indexPath.row].isUnread.toggle()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [read])
    }

    func archive(at row: Int) {
        messages.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
}

final class InboxCell: UITableViewCell {
    private let dot = UIView()
    private let senderLabel = UILabel()
    private let dateLabel = UILabel()
    private let subjectLabel = UILabel()
    private let previewLabel = UILabel()

    var message: InboxMessage? {
        didSet { update() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.font = .preferredFont(forTextStyle: .subheadline)
        dateLabel.textColor = .secondaryLabel
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.textColor = .secondaryLabel
        previewLabel.numberOfLines = 2
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        let views = [dot, senderLabel, dateLabel, subjectLabel, previewLabel]
        views.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
            dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            senderLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            senderLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 10),
            dateLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
            dateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            dateLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
            subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            subjectLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            previewLabel.topAnchor.constraint(equalTo: subjectLabel.bottomAnchor, constant: 2),
            previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            previewLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            previewLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        senderLabel.text = message?.sender
        dateLabel.text = message?.date
        subjectLabel.text = message?.subject
        previewLabel.text = message?.preview
        dot.isHidden = message?.isUnread != true
        backgroundColor = message?.isFlagged == true ? UIColor.systemOrange.withAlphaComponent(0.15) : nil
    }
}
