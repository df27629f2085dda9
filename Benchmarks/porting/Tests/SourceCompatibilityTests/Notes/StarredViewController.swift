// SPDX-License-Identifier: Apache-2.0

import UIKit

final class StarredViewController: UIViewController, UITableViewDataSource {

    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "star")
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "star", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.image = UIImage(systemName: "star")
        content.text = "Starred \(indexPath.row)"
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
            guard var content = cell.contentConfiguration?.updated(for: state) as? UIListContentConfiguration
            else { return }
            content.textProperties.color = state.isHighlighted || state.isSelected ? .white : .label
            cell.contentConfiguration = content
        }
        return cell
    }
}
