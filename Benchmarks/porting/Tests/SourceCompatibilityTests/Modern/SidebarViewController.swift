// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sidebar whose cells follow their states without a line of code for it.
final class SidebarViewController: UIViewController, UITableViewDataSource {

    private(set) lazy var tableView: UITableView = {
        let table = UITableView(frame: view.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "sidebar")
        table.dataSource = self
        return table
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Favorite.all.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sidebar", for: indexPath)
        let favorite = Favorite.all[indexPath.row]

        let background = UIBackgroundConfiguration.listSidebarCell()
        cell.backgroundConfiguration = background

        var content = UIListContentConfiguration.sidebarCell()
        content.image = favorite.icon
        content.text = favorite.name
        cell.contentConfiguration = content
        return cell
    }
}
