// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
protocol RequestCellDelegate: AnyObject {
    func requestCellDidAccept(_ cell: RequestCell)
    func requestCellDidDecline(_ cell: RequestCell)
}

final class RequestCell: UITableViewCell {
    weak var delegate: RequestCellDelegate?

    private let nameLabel = UILabel()
    private let acceptButton = UIButton(configuration: .filled())
    private let declineButton = UIButton(configuration: .gray())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        acceptButton.configuration?.title = "Accept"
        acceptButton.configuration?.cornerStyle = .capsule
        acceptButton.configuration?.buttonSize = .small
        declineButton.configuration?.title = "Decline"
        declineButton.configuration?.cornerStyle = .capsule
        declineButton.configuration?.buttonSize = .small
        acceptButton.addAction(UIAction { [unowned self] _ in delegate?.requestCellDidAccept(self) }, for: .touchUpInside)
        declineButton.addAction(UIAction { [unowned self] _ in delegate?.requestCellDidDecline(self) }, for: .touchUpInside)

        let buttons = UIStackView(arrangedSubviews: [acceptButton, declineButton])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [nameLabel, buttons])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalToSystemSpacingBelow: contentView.topAnchor, multiplier: 1.5),
            contentView.bottomAnchor.constraint(equalToSystemSpacingBelow: column.bottomAnchor, multiplier: 1.5),
            column.leadingAnchor.constraint(equalToSystemSpacingAfter: contentView.leadingAnchor, multiplier: 2),
            column.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        nameLabel.text = nil
    }

    func setName(_ name: String, isPending: Bool) {
        nameLabel.text = name
        acceptButton.isEnabled = isPending
        acceptButton.configuration?.title = isPending ? "Accept" : "Connected"
        declineButton.isHidden = !isPending
    }
}

final class ContactRequestsController: UITableViewController {
    private var names = (1...35).map { "Person \($0)" }
    private var accepted: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RequestCell.self, forCellReuseIdentifier: "Request")
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Request", for: indexPath) as! RequestCell
        let name = names[indexPath.row]
        cell.setName(name, isPending: !accepted.contains(name))
        cell.delegate = self
        return cell
    }

    func accept(row: Int) {
        accepted.insert(names[row])
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

extension ContactRequestsController: RequestCellDelegate {
    func requestCellDidAccept(_ cell: RequestCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        accept(row: path.row)
    }

    func requestCellDidDecline(_ cell: RequestCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        names.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .left)
    }
}
