// SPDX-License-Identifier: Apache-2.0

import UIKit

// Cells without a class of their own: the configuration is set in cellForRowAt and updates by itself.
class PlainCellViewController: UIViewController, UITableViewDataSource {

    let tableView = UITableView()
    var makeConfiguration: (IndexPath) -> UIContentConfiguration

    init(makeConfiguration: @escaping (IndexPath) -> UIContentConfiguration) {
        self.makeConfiguration = makeConfiguration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 5
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        cell.contentConfiguration = makeConfiguration(indexPath)
        return cell
    }
}
