// SPDX-License-Identifier: Apache-2.0

import UIKit

class SeparatorViewController: UIViewController {

    let listTable = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    var putsBackOtherInsets = true

    override func viewDidLoad() {
        super.viewDidLoad()
        listTable.separatorStyle = .singleLine
        listTable.separatorColor = .systemBlue
        listTable.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        listTable.separatorInsetReference = .fromCellEdges
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        listTable.dataSource = self
        view.addSubview(listTable)
    }
}

extension SeparatorViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 100
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row == 1 {
            cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
        } else if indexPath.row == 2 {
            cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
        } else if putsBackOtherInsets {
            cell.separatorInset = listTable.separatorInset
        }
        return cell
    }
}
