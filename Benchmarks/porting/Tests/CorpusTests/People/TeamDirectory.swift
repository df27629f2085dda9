// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cells that VoiceOver reads as one element in a sentence, with actions instead of small buttons.
final class TeamMemberCell: UITableViewCell {
    struct Model: Equatable {
        var name: String
        var role: String
        var isOnline: Bool
        var openTickets: Int
    }

    var model: Model? {
        didSet {
            guard let model, model != oldValue else { return }
            nameLabel.text = model.name
            roleLabel.text = model.role
            presence.backgroundColor = model.isOnline ? .systemGreen : .systemGray3
            ticketsLabel.text = model.openTickets > 0 ? "\(model.openTickets)" : nil
        }
    }
    var onCall: ((Model) -> Bool)?

    private let nameLabel = UILabel()
    private let roleLabel = UILabel()
    private let ticketsLabel = UILabel()
    private let presence = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        roleLabel.font = .preferredFont(forTextStyle: .subheadline)
        roleLabel.textColor = .secondaryLabel
        ticketsLabel.textColor = .systemOrange
        ticketsLabel.isAccessibilityElement = false
        ticketsLabel.setContentHuggingPriority(.required, for: .horizontal)
        presence.layer.cornerRadius = 4
        presence.isAccessibilityElement = false
        let texts = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [presence, texts, ticketsLabel])
        row.spacing = 10
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            presence.widthAnchor.constraint(equalToConstant: 8),
            presence.heightAnchor.constraint(equalToConstant: 8),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get {
            guard let model else { return nil }
            return "\(model.name), \(model.role), \(model.isOnline ? "online" : "away")"
        }
        set {}
    }

    override var accessibilityValue: String? {
        get { model.map { "\($0.openTickets) open tickets" } }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [UIAccessibilityCustomAction(name: "Call") { [weak self] _ in
                guard let self, let model = self.model else { return false }
                return self.onCall?(model) ?? false
            }]
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let model else { return false }
        return onCall?(model) ?? false
    }
}

final class TeamDirectoryController: UITableViewController {
    private var models = (0..<42).map {
        TeamMemberCell.Model(name: "Member \($0)", role: ["Design", "Support", "Field"][$0 % 3], isOnline: $0 % 4 == 0, openTickets: $0 % 5)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TeamMemberCell.self, forCellReuseIdentifier: "Member")
        tableView.accessibilityIdentifier = "team"
    }

    func setOnline(_ row: Int) {
        models[row].isOnline.toggle()
        tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Member", for: indexPath) as! TeamMemberCell
        cell.model = models[indexPath.row]
        cell.onCall = { _ in true }
        return cell
    }
}
