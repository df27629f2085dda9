// SPDX-License-Identifier: Apache-2.0

import UIKit

final class ContactEditorController: UITableViewController {
    struct Entry {
        var label: String
        var text: String
    }

    private var groups: [(title: String, entries: [Entry])] = [
        ("Phone", (1...5).map { Entry(label: "phone \($0)", text: "0170 55\($0)") }),
        ("Mail", (1...8).map { Entry(label: "mail \($0)", text: "me\($0)@example.org") }),
        ("Web", (1...12).map { Entry(label: "page \($0)", text: $0 % 3 == 0 ? "" : "example.org/\($0)") }),
    ]

    override init(style: UITableView.Style) {
        super.init(style: style)
        isEditing = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EditedEntryCell.self, forCellReuseIdentifier: "Entry")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Add")
        tableView.isEditing = true
        tableView.allowsSelectionDuringEditing = true
    }

    private func isAddRow(_ indexPath: IndexPath) -> Bool {
        indexPath.row == groups[indexPath.section].entries.count
    }

    func add(to section: Int) {
        let row = groups[section].entries.count
        groups[section].entries.append(Entry(label: "new", text: ""))
        tableView.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    }

    func remove(_ indexPath: IndexPath) {
        groups[indexPath.section].entries.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].entries.count + 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isAddRow(indexPath) {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Add", for: indexPath)
            cell.textLabel?.text = "add \(groups[indexPath.section].title.lowercased())"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath) as! EditedEntryCell
        cell.entry = groups[indexPath.section].entries[indexPath.row]
        cell.didEdit = { [weak self, weak cell] text in
            guard let self, let cell, let path = self.tableView.indexPath(for: cell) else { return }
            self.groups[path.section].entries[path.row].text = text
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle {
        isAddRow(indexPath) ? .insert : .delete
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                            forRowAt indexPath: IndexPath) {
        switch editingStyle {
        case .insert: add(to: indexPath.section)
        case .delete: remove(indexPath)
        default: break
        }
    }
}

final class EditedEntryCell: UITableViewCell {
    private let labelButton = UIButton(type: .system)
    private let divider = UIView()
    private let textField = UITextField()
    var didEdit: ((String) -> Void)?

    var entry = ContactEditorController.Entry(label: "", text: "") {
        didSet {
            labelButton.setTitle(entry.label, for: .normal)
            textField.text = entry.text
            textField.placeholder = entry.label.capitalized
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        divider.backgroundColor = .separator
        textField.addAction(UIAction { [unowned self] _ in didEdit?(textField.text ?? "") }, for: .editingDidEnd)
        [labelButton, divider, textField].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            labelButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            labelButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            labelButton.widthAnchor.constraint(equalToConstant: 80),
            divider.leadingAnchor.constraint(equalTo: labelButton.trailingAnchor, constant: 8),
            divider.widthAnchor.constraint(equalToConstant: 0.5),
            divider.topAnchor.constraint(equalTo: contentView.topAnchor),
            divider.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            textField.leadingAnchor.constraint(equalTo: divider.trailingAnchor, constant: 12),
            textField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            textField.topAnchor.constraint(equalTo: contentView.topAnchor),
            textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
