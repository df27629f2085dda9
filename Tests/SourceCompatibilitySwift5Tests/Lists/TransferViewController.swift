// SPDX-License-Identifier: Apache-2.0

import UIKit

class TransferViewController: UIViewController {

    let listTable = UITableView(frame: .zero, style: .grouped)
    let list = TransferSection.generate()
    let transferIndex = IndexSet(integer: 4)
    var keepsSelection = true
    private(set) var touched: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        listTable.frame = view.bounds
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: "option")
        listTable.dataSource = self
        listTable.delegate = self
        view.addSubview(listTable)
    }

    /// Clears the choice and makes another one, then fills the rows of the section anew.
    func choose(_ indexPath: IndexPath) {
        guard let section = transferIndex.first, indexPath.section == section else { return }
        for option in list[section].options {
            option.on = false
        }
        list[section].options[indexPath.row].on = true
        listTable.reconfigureRows(at: list[section].options.indices.map { IndexPath(row: $0, section: section) })
    }
}

extension TransferViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int {
        return list.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return list[section].options.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        let option = list[indexPath.section].options[indexPath.row]
        cell.textLabel?.text = option.title
        cell.accessoryType = option.on ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return list[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return list[section].footer
    }
}

extension TransferViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        touched.append(indexPath)
        choose(indexPath)
        if !keepsSelection && indexPath.section == 4 {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }
}
