// SPDX-License-Identifier: Apache-2.0

import UIKit

final class MultiSelectController: UITableViewController {
    private var files = (0..<50).map { "Scan \($0).pdf" }

    private lazy var deleteItem = UIBarButtonItem(
        title: "Delete",
        primaryAction: UIAction(attributes: .destructive) { [weak self] _ in self?.confirmDeletion() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scans"
        tableView.allowsMultipleSelection = true
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Scan")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationItem.leftBarButtonItem = editing ? deleteItem : nil
        updateDeleteItem()
    }

    private func updateDeleteItem() {
        let count = tableView.indexPathsForSelectedRows?.count ?? 0
        deleteItem.isEnabled = count > 0
        deleteItem.title = count > 0 ? "Delete (\(count))" : "Delete"
    }

    func select(_ rows: [Int]) {
        for row in rows {
            tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        updateDeleteItem()
    }

    private func confirmDeletion() {
        let alert = UIAlertController(title: "Delete scans?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.deleteSelected()
        })
        present(alert, animated: true)
    }

    func deleteSelected() {
        let paths = (tableView.indexPathsForSelectedRows ?? []).sorted(by: >)
        for path in paths { files.remove(at: path.row) }
        tableView.deleteRows(at: paths, with: .automatic)
        updateDeleteItem()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Scan", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = files[indexPath.row]
        content.image = UIImage(systemName: "doc.text")
        cell.contentConfiguration = content
        cell.multipleSelectionBackgroundView = UIView()
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { updateDeleteItem() }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateDeleteItem() }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : indexPath
    }
}
