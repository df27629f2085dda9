// SPDX-License-Identifier: Apache-2.0

import UIKit

class CellConfigViewController: UIViewController {

    let myTableView = UITableView(frame: .zero, style: .plain)
    let cellID = "CellConfigTableViewCell"

    var dummySections = DummySection.getDumies(10)
    var touchedRows: [IndexPath] = []

    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(myTableView)
        myTableView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            myTableView.topAnchor.constraint(equalTo: view.topAnchor),
            myTableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            myTableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            myTableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        myTableView.register(CellConfigTableViewCell.self, forCellReuseIdentifier: cellID)
        myTableView.dataSource = self
        myTableView.delegate = self
    }
}

extension CellConfigViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return dummySections[section].title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return "end of \(dummySections[section].title)"
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return dummySections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return dummySections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(
            withIdentifier: cellID, for: indexPath
        ) as? CellConfigTableViewCell else {
            return UITableViewCell()
        }
        let data = dummySections[indexPath.section].rows[indexPath.row]
        cell.title = data.title
        cell.body = data.body
        return cell
    }
}

extension CellConfigViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print(#fileID, #function, #line, "- \(indexPath)")
        touchedRows.append(indexPath)
    }
}
