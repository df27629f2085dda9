// SPDX-License-Identifier: Apache-2.0

import UIKit

class ColorViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    let listTable = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    private(set) var sentTitle: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        listTable.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        listTable.dataSource = self
        listTable.delegate = self
        view.addSubview(listTable)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cell = sender as? UITableViewCell, let indexPath = listTable.indexPath(for: cell) {
            if let target = segue.destination as? ColorDetailViewController {
                target.color = color(of: indexPath)
                sentTitle = listTable.cellForRow(at: indexPath)?.textLabel?.text
            }
        }
    }

    func color(of indexPath: IndexPath) -> UIColor {
        return indexPath.row.isMultiple(of: 2) ? .systemTeal : .systemPink
    }

    func title(at point: CGPoint) -> String? {
        guard let indexPath = listTable.indexPathForRow(at: point) else { return nil }
        return listTable.cellForRow(at: indexPath)?.textLabel?.text
    }

    func titles(in rect: CGRect) -> [String] {
        guard let indexPaths = listTable.indexPathsForRows(in: rect) else { return [] }
        return indexPaths.compactMap { listTable.cellForRow(at: $0)?.textLabel?.text }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 40
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.backgroundColor = color(of: indexPath)
    }
}

class ColorDetailViewController: UIViewController {
    var color: UIColor?
}
