// SPDX-License-Identifier: Apache-2.0

import UIKit

final class PlaylistReorderController: UITableViewController {
    enum Section { case upNext, history }

    struct Item: Hashable {
        let id: UUID
        var title: String

        static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Rows of what comes next can be moved, those of the history cannot.
    final class DataSource: UITableViewDiffableDataSource<Section, Item> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            switch sectionIdentifier(for: section) {
            case .upNext: "Up next"
            case .history: "History"
            case nil: nil
            }
        }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            sectionIdentifier(for: indexPath.section) == .upNext
        }

        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            guard source != destination,
                let moved = itemIdentifier(for: source),
                let target = itemIdentifier(for: destination) else { return }
            var snapshot = snapshot()
            if source < destination {
                snapshot.moveItem(moved, afterItem: target)
            } else {
                snapshot.moveItem(moved, beforeItem: target)
            }
            apply(snapshot, animatingDifferences: false)
        }
    }

    private(set) lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        content.textProperties.numberOfLines = 1
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.upNext, .history])
        snapshot.appendItems((0..<18).map { Item(id: UUID(), title: "Song \($0)") }, toSection: .upNext)
        snapshot.appendItems((0..<22).map { Item(id: UUID(), title: "Played \($0)") }, toSection: .history)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func playNext() {
        var snapshot = dataSource.snapshot()
        guard let first = snapshot.itemIdentifiers(inSection: .upNext).first,
            let latest = snapshot.itemIdentifiers(inSection: .history).first else { return }
        snapshot.moveItem(first, beforeItem: latest)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func skipToEnd() {
        dataSource.tableView(
            tableView,
            moveRowAt: IndexPath(row: 0, section: 0),
            to: IndexPath(row: 5, section: 0)
        )
    }
}
