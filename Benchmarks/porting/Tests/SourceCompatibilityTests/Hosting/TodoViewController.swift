// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

class TodoViewController: UITableViewController {
    let items: [TodoItem]
    let counter = TodoCounter()

    init(items: [TodoItem]) {
        self.items = items
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : items.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
        if indexPath.section == 0 {
            cell.contentConfiguration = UIHostingConfiguration {
                TodoSummary(counter: counter)
            }
        } else {
            let item = items[indexPath.row]
            cell.contentConfiguration = UIHostingConfiguration {
                TodoRow(item: item)
                    .id(item.id)
                    .environmentObject(counter)
                    .environment(\.rowAccent, .orange)
            }
            .margins(.vertical, 12)
        }
        return cell
    }
}
