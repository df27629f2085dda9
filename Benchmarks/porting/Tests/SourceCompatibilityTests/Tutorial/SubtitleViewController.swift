// SPDX-License-Identifier: Apache-2.0

import UIKit

class SubtitleViewController: UIViewController, UITableViewDataSource {

    private let tableView = UITableView()
    private let rows = DummySection.getDumies(2).flatMap { $0.rows }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "subtitle")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "subtitle")
        cell.textLabel?.text = rows[indexPath.row].title
        cell.detailTextLabel?.text = rows[indexPath.row].body
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }
}
