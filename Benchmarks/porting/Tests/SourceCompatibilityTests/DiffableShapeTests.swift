// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// A list of contacts whose data come as snapshots, as an app writes it.
private final class ContactsViewController: UIViewController {
    enum Section: String, CaseIterable {
        case favourites
        case others
    }

    struct Contact: Hashable, Identifiable {
        let id: Int
        var name: String
        var isFavourite = false
    }

    final class DataSource: UITableViewDiffableDataSource<Section, Contact.ID> {
        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
            sectionIdentifier(for: section)?.rawValue
        }

        override func tableView(
            _ tableView: UITableView, canEditRowAt indexPath: IndexPath
        ) -> Bool {
            true
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
            var snapshot = snapshot()
            snapshot.deleteItems([id])
            apply(snapshot, animatingDifferences: true)
        }
    }

    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Contact.ID>

    private(set) var contacts: [Contact.ID: Contact] = [:]
    private(set) var dataSource: DataSource!
    private(set) var finishedCount = 0
    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        view.addSubview(tableView)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = self?.contacts[id]?.name
            cell.contentConfiguration = content
            return cell
        }
        dataSource.defaultRowAnimation = .fade
    }

    func show(_ list: [Contact]) {
        contacts = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(list.filter { $0.isFavourite }.map(\.id), toSection: .favourites)
        snapshot.appendItems(list.filter { !$0.isFavourite }.map(\.id), toSection: .others)
        dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
            self?.finishedCount += 1
        }
    }

    func rename(_ id: Contact.ID, to name: String) {
        contacts[id]?.name = name
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }

    func favour(_ id: Contact.ID) async {
        var snapshot = dataSource.snapshot()
        guard snapshot.sectionIdentifier(containingItem: id) == .others else { return }
        if let first = snapshot.itemIdentifiers(inSection: .favourites).first {
            snapshot.moveItem(id, beforeItem: first)
        } else {
            snapshot.deleteItems([id])
            snapshot.appendItems([id], toSection: .favourites)
        }
        snapshot.reloadItems([id])
        await dataSource.apply(snapshot, animatingDifferences: true)
        finishedCount += 1
    }
}

@Suite @MainActor struct DiffableShapeTests {
    private func makeController() -> ContactsViewController {
        let controller = ContactsViewController()
        controller.loadViewIfNeeded()
        controller.show([
            .init(id: 1, name: "Ada", isFavourite: true), .init(id: 2, name: "Barbara"),
            .init(id: 3, name: "Grace"),
        ])
        return controller
    }

    private func texts(of controller: ContactsViewController) -> [String?] {
        controller.tableView.layoutIfNeeded()
        return controller.tableView.visibleCells.map {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    @Test("R37: a diffable list compiles unchanged and shows its snapshots")
    func list() async {
        let controller = makeController()
        expectEqual(texts(of: controller), ["Ada", "Barbara", "Grace"])
        expectEqual(controller.finishedCount, 1)
        controller.rename(3, to: "Grace H.")
        expectEqual(texts(of: controller), ["Ada", "Barbara", "Grace H."])
        await controller.favour(3)
        expectEqual(texts(of: controller), ["Grace H.", "Ada", "Barbara"])
        expectEqual(controller.finishedCount, 2)
        expectEqual(controller.dataSource.indexPath(for: 3), IndexPath(row: 0, section: 0))
        controller.dataSource.tableView(
            controller.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        expectEqual(texts(of: controller), ["Grace H.", "Barbara"])
    }

    @Test("R37: all members of snapshots have UIKit's names")
    func members() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "d"])
        snapshot.insertSections(["b"], afterSection: "a")
        snapshot.insertSections(["c"], beforeSection: "d")
        snapshot.moveSection("d", beforeSection: "a")
        snapshot.moveSection("d", afterSection: "c")
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([9])
        snapshot.insertItems([3], beforeItem: 1)
        snapshot.insertItems([4], afterItem: 1)
        snapshot.moveItem(2, beforeItem: 3)
        snapshot.moveItem(2, afterItem: 9)
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections(["a"])
        expectEqual(snapshot.sectionIdentifiers, ["a", "b", "c", "d"])
        expectEqual(snapshot.itemIdentifiers, [3, 1, 4, 9, 2])
        expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 4)
        expectEqual(snapshot.numberOfItems(inSection: "d"), 2)
        expect(snapshot.indexOfItem(9) == 3 && snapshot.indexOfSection("c") == 2)
        expectEqual(snapshot.reloadedItemIdentifiers, [1])
        expectEqual(snapshot.reconfiguredItemIdentifiers, [3])
        expectEqual(snapshot.reloadedSectionIdentifiers, ["a"])
        snapshot.deleteItems([9])
        snapshot.deleteSections(["b"])
        expect(snapshot.itemIdentifiers == [3, 1, 4, 2] && snapshot.numberOfSections == 3)
        snapshot.deleteAllItems()
        expectEqual(snapshot.numberOfItems, 0)
    }
}
