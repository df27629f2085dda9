// SPDX-License-Identifier: Apache-2.0

import UIKit

final class DiffableTodoController: UIViewController {
    enum Section: String, CaseIterable {
        case overdue = "Overdue", today = "Today", later = "Later"
    }

    struct Todo: Hashable, Identifiable {
        let id: Int
        var title: String
        var section: Section
    }

    private var todos: [Todo.ID: Todo] = [:]
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = makeDataSource()

    private final class HeadedDataSource: UITableViewDiffableDataSource<Section, Todo.ID> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            guard let identifier = sectionIdentifier(for: section) else { return nil }
            let count = snapshot().numberOfItems(inSection: identifier)
            return "\(identifier.rawValue) (\(count))"
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Todo")
        view.addSubview(tableView)
        for id in 0..<54 {
            todos[id] = Todo(id: id, title: "Water plant \(id)", section: Section.allCases[id % 3])
        }
        dataSource.defaultRowAnimation = .fade
        applySnapshot(animated: false)
    }

    private func makeDataSource() -> HeadedDataSource {
        HeadedDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Todo", for: indexPath)
            guard let todo = self.todos[id] else { return cell }
            var content = UIListContentConfiguration.cell()
            content.text = todo.title
            content.textProperties.color = todo.section == .overdue ? .systemRed : .label
            cell.contentConfiguration = content
            return cell
        }
    }

    private func applySnapshot(animated: Bool, reconfiguring ids: [Todo.ID] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Todo.ID>()
        let grouped = Dictionary(grouping: todos.values, by: \.section)
        for section in Section.allCases {
            guard let items = grouped[section], !items.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(items.map(\.id).sorted(), toSection: section)
        }
        snapshot.reconfigureItems(ids.filter { snapshot.indexOfItem($0) != nil })
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    func postpone(_ id: Todo.ID) {
        todos[id]?.section = .later
        applySnapshot(animated: true, reconfiguring: [id])
    }

    func rename(_ id: Todo.ID, to title: String) {
        todos[id]?.title = title
        applySnapshot(animated: true, reconfiguring: [id])
    }
}

extension DiffableTodoController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        defer { tableView.deselectRow(at: indexPath, animated: true) }
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        postpone(id)
    }
}
