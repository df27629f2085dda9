// SPDX-License-Identifier: Apache-2.0

import UIKit

final class MailSearchController: UIViewController {
    private let table = UITableView(frame: .zero, style: .plain)
    private let search = UISearchController(searchResultsController: nil)
    private let refresh = UIRefreshControl()
    private var all = (0..<80).map { "Letter \($0) about \(["rent", "the garden", "a parcel", "music"][$0 % 4])" }
    private var query = ""

    private var shown: [String] {
        query.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mail"
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        table.refreshControl = refresh
        table.keyboardDismissMode = .onDrag
        refresh.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search letters"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    func fetch() {
        all.insert("Letter \(all.count) about news", at: 0)
        refresh.endRefreshing()
        table.reloadData()
    }

    func look(for text: String) {
        search.searchBar.text = text
        updateSearchResults(for: search)
    }
}

extension MailSearchController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        table.reloadData()
    }
}

extension MailSearchController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        let text = shown[indexPath.row]
        let regular = UIFont.preferredFont(forTextStyle: .body)
        let marked = NSMutableAttributedString(string: text, attributes: [.font: regular])
        let found = (text as NSString).range(of: query, options: .caseInsensitive)
        if !query.isEmpty, found.location != NSNotFound, let bold = regular.fontDescriptor.withSymbolicTraits(.traitBold) {
            marked.addAttribute(.font, value: UIFont(descriptor: bold, size: 0), range: found)
        }
        var content = cell.defaultContentConfiguration()
        content.attributedText = marked
        cell.contentConfiguration = content
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let text = shown[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = text }])
        }
    }
}
