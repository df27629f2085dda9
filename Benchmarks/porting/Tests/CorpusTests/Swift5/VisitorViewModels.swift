// SPDX-License-Identifier: Apache-2.0

import UIKit

// View models behind protocols, a presenter, and a view that the presenter knows by a protocol.
protocol VisitorCellViewModelType {
    var name: String { get }
    var visits: Int { get }
    var badge: UIColor { get }
}

protocol VisitorListView: AnyObject {
    func reload()
    func reloadRow(_ row: Int)
}

struct VisitorCellViewModel: VisitorCellViewModelType {
    let name: String
    let visits: Int
    var badge: UIColor { return visits > 10 ? .systemYellow : .systemGray4 }
}

class VisitorPresenter {
    weak var view: VisitorListView?
    private(set) var models: [VisitorCellViewModelType] = []

    func load() {
        models = (0..<52).map { VisitorCellViewModel(name: "Visitor \($0)", visits: ($0 * 7) % 19) }
        view?.reload()
    }

    func visit(_ row: Int) {
        models[row] = VisitorCellViewModel(name: models[row].name, visits: models[row].visits + 12)
        view?.reloadRow(row)
    }
}

class VisitorCell: UITableViewCell {
    private let badgeView = UIView()

    var viewModel: VisitorCellViewModelType? {
        didSet {
            textLabel?.text = viewModel?.name
            detailTextLabel?.text = viewModel.map { "\($0.visits) visits" }
            badgeView.backgroundColor = viewModel?.badge
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        badgeView.layer.cornerRadius = 8
        badgeView.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        accessoryView = badgeView
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class VisitorListController: UITableViewController, VisitorListView {
    let presenter = VisitorPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(VisitorCell.self, forCellReuseIdentifier: "VisitorCell")
        presenter.view = self
        presenter.load()
    }

    func reload() {
        tableView.reloadData()
    }

    func reloadRow(_ row: Int) {
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.models.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "VisitorCell", for: indexPath) as! VisitorCell
        cell.viewModel = presenter.models[indexPath.row]
        return cell
    }
}
