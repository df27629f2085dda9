// SPDX-License-Identifier: Apache-2.0

import UIKit

final class RemindersController: UITableViewController {
    final class Reminder {
        var title: String
        var isDone: Bool
        init(_ title: String, isDone: Bool = false) {
            self.title = title
            self.isDone = isDone
        }
    }

    private var open = (0..<26).map { Reminder("Task \($0)") }
    private var done = (0..<14).map { Reminder("Finished \($0)", isDone: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CheckCell.self, forCellReuseIdentifier: "Check")
    }

    func complete(_ row: Int) {
        let reminder = open.remove(at: row)
        reminder.isDone = true
        done.insert(reminder, at: 0)
        tableView.performBatchUpdates {
            self.tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 1))
        } completion: { [weak self] _ in
            self?.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 1)])
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? open.count : done.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Open", "Done"][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Check", for: indexPath) as! CheckCell
        let reminder = (indexPath.section == 0 ? open : done)[indexPath.row]
        cell.configure(title: reminder.title, isDone: reminder.isDone) { [weak self, weak reminder] in
            guard let self, let reminder, let row = self.open.firstIndex(where: { $0 === reminder }) else { return }
            self.complete(row)
        }
        return cell
    }
}

private final class CheckCell: UITableViewCell {
    private let check = UIButton(type: .custom)
    private let titleLabel = UILabel()
    private var onCheck: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        check.setImage(UIImage(systemName: "circle"), for: .normal)
        check.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .selected)
        check.addAction(UIAction { [weak self] _ in self?.onCheck?() }, for: .touchUpInside)
        check.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(check)
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            check.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            check.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            check.widthAnchor.constraint(equalToConstant: 44),
            check.heightAnchor.constraint(equalToConstant: 44),
            titleLabel.leadingAnchor.constraint(equalTo: check.trailingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        onCheck = nil
        titleLabel.attributedText = nil
    }

    func configure(title: String, isDone: Bool, onCheck: @escaping () -> Void) {
        self.onCheck = onCheck
        check.isSelected = isDone
        check.accessibilityLabel = isDone ? "Done" : "Open"
        check.tintColor = isDone ? .systemGreen : .systemGray
        titleLabel.attributedText = isDone
            ? NSAttributedString(string: title, attributes: [
                .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                .foregroundColor: UIColor.secondaryLabel,
            ])
            : NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.label])
    }
}
