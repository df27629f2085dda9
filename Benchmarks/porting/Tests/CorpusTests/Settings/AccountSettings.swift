// SPDX-License-Identifier: Apache-2.0

import UIKit

class AccountSettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    // MARK: - Types

    private struct Row {
        let title: String
        var value: String?
        var symbol: String?
        var isDestructive = false
    }

    // MARK: - Properties

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private var rows: [[Row]] = [
        [Row(title: "Name", value: "Ines Dekker"), Row(title: "Email", value: "ines@example.org"),
         Row(title: "Phone", value: nil)],
        [Row(title: "Password", symbol: "key"), Row(title: "Devices", value: "4", symbol: "phone"),
         Row(title: "Location", value: "While using", symbol: "location")],
        (1...12).map { Row(title: "Linked service \($0)", value: $0 % 3 == 0 ? "Paused" : "Active", symbol: "link") },
        [Row(title: "Sign Out", isDestructive: true), Row(title: "Delete Account", isDestructive: true)],
    ]

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func setPhone(_ phone: String) {
        rows[0][2].value = phone
        tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }

    // MARK: - Table view

    func numberOfSections(in tableView: UITableView) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "account-cell"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .value1, reuseIdentifier: identifier)
        let row = rows[indexPath.section][indexPath.row]
        cell.textLabel?.text = row.title
        cell.textLabel?.textColor = row.isDestructive ? .systemRed : .label
        cell.textLabel?.textAlignment = row.isDestructive ? .center : .natural
        cell.detailTextLabel?.text = row.value
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
        cell.imageView?.tintColor = .systemBlue
        cell.accessoryType = row.isDestructive ? .none : .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard rows[indexPath.section][indexPath.row].isDestructive else { return }
        let alert = UIAlertController(title: "Are you sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive, handler: nil))
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return section == 0 ? 24 : 12
    }
}
