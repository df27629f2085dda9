// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
protocol ReusableView: AnyObject {
    static var defaultReuseIdentifier: String { get }
}

extension ReusableView where Self: UIView {
    static var defaultReuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: ReusableView {}

extension UITableView {
    func registerCell<Cell: UITableViewCell>(_: Cell.Type) {
        register(Cell.self, forCellReuseIdentifier: Cell.defaultReuseIdentifier)
    }

    func dequeueCell<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: Cell.defaultReuseIdentifier, for: indexPath) as? Cell else {
            fatalError("Could not dequeue cell with identifier: \(Cell.defaultReuseIdentifier)")
        }
        return cell
    }
}

@MainActor
protocol ConfigurableCell: UITableViewCell {
    associatedtype Model
    func configure(with model: Model)
}

/// A data source for models of one kind, and whoever wants to know of taps.
final class ListAdapter<Cell: ConfigurableCell>: NSObject, UITableViewDataSource, UITableViewDelegate {
    var models: [Cell.Model] {
        didSet { tableView?.reloadData() }
    }
    var onSelect: ((Cell.Model) -> Void)?
    private weak var tableView: UITableView?

    init(models: [Cell.Model], tableView: UITableView) {
        self.models = models
        self.tableView = tableView
        super.init()
        tableView.registerCell(Cell.self)
        tableView.dataSource = self
        tableView.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        models.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: Cell = tableView.dequeueCell(for: indexPath)
        cell.configure(with: models[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(models[indexPath.row])
    }
}

struct Station {
    let name: String
    let lines: [Int]
}

final class StationCell: UITableViewCell, ConfigurableCell {
    private let lineStack = UIStackView()

    func configure(with model: Station) {
        textLabel?.text = model.name
        if accessoryView == nil {
            lineStack.spacing = 4
            lineStack.distribution = .fillEqually
            accessoryView = lineStack
        }
        lineStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for line in model.lines {
            let label = UILabel()
            label.text = "\(line)"
            label.textAlignment = .center
            label.textColor = .white
            label.font = .boldSystemFont(ofSize: 12)
            label.backgroundColor = line % 2 == 0 ? .systemBlue : .systemRed
            lineStack.addArrangedSubview(label)
        }
        lineStack.frame.size = CGSize(width: 26 * model.lines.count, height: 20)
    }
}

final class ClosureDataSourceController: UIViewController {
    private lazy var tableView = UITableView(frame: view.bounds)
    private(set) lazy var adapter = ListAdapter<StationCell>(
        models: (0..<48).map { Station(name: "Station \($0)", lines: Array(1...(1 + $0 % 4))) },
        tableView: tableView
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        adapter.onSelect = { [weak self] in self?.title = $0.name }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }
}
