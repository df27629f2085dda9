// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

@MainActor
final class DownloadStore: ObservableObject {
    struct Download: Hashable {
        let name: String
        var percent: Int
    }

    @Published private(set) var downloads: [Download] = (0..<40).map { Download(name: "Part \($0)", percent: ($0 * 23) % 101) }

    func advance(_ index: Int, to percent: Int) { downloads[index].percent = percent }
    func remove(_ name: String) { downloads.removeAll { $0.name == name } }
}

final class DownloadCell: UITableViewCell {
    private let bar = UIProgressView()
    private let label = UILabel()
    private var subscription: AnyCancellable?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [label, bar])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        subscription = nil
    }

    func follow(_ name: String, in store: DownloadStore) {
        subscription = store.$downloads
            .compactMap { $0.first { $0.name == name } }
            .removeDuplicates()
            .sink { [weak self] download in
                self?.bar.progress = Float(download.percent) / 100
                self?.label.text = "\(download.name), \(download.percent) %"
                self?.accessibilityValue = "\(download.percent) per cent"
            }
    }
}

final class DownloadQueueController: UITableViewController {
    let store = DownloadStore()
    private var subscription: AnyCancellable?
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { [store] table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "Download", for: path)
        (cell as? DownloadCell)?.follow(name, in: store)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 58
        tableView.register(DownloadCell.self, forCellReuseIdentifier: "Download")
        subscription = store.$downloads
            .map { $0.map(\.name) }
            .removeDuplicates()
            .sink { [weak self] names in
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(names)
                self?.source.apply(snapshot)
            }
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let name = source.itemIdentifier(for: indexPath) else { return nil }
        let cancel = UIContextualAction(style: .destructive, title: "Cancel") { [store] _, _, done in
            store.remove(name)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [cancel])
    }
}
