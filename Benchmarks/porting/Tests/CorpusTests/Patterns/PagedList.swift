// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Loads the next page when its last row is near, with a spinner in the meantime.
final class PagedListController: UITableViewController {
    private struct Page: Sendable {
        let number: Int
        let items: [String]
    }

    private actor Server {
        func page(_ number: Int) async -> Page {
            Page(number: number, items: (0..<25).map { "Result \(number * 25 + $0)" })
        }
    }

    private let server = Server()
    private var items: [String] = (0..<25).map { "Result \($0)" }
    private var nextPage = 1
    private var isLoading = false
    private let lastPage = 2

    private var hasMore: Bool { nextPage <= lastPage }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Result")
        tableView.register(SpinnerCell.self, forCellReuseIdentifier: "Spinner")
        tableView.rowHeight = 50
    }

    func loadMore() {
        guard hasMore, !isLoading else { return }
        isLoading = true
        Task { @MainActor in
            let page = await server.page(nextPage)
            isLoading = false
            guard page.number == nextPage else { return }
            nextPage += 1
            items += page.items
            tableView.reloadData()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? items.count : (hasMore ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Spinner", for: indexPath) as! SpinnerCell
            cell.spinner.startAnimating()
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Result", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.textLabel?.font = .preferredFont(forTextStyle: indexPath.row % 25 == 0 ? .headline : .body)
        return cell
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.section == 0, indexPath.row > items.count - 6 { loadMore() }
    }

    override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        (cell as? SpinnerCell)?.spinner.stopAnimating()
    }
}

private final class SpinnerCell: UITableViewCell {
    let spinner = UIActivityIndicatorView(style: .medium)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        spinner.hidesWhenStopped = true
        spinner.color = .systemGray
        spinner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(spinner)
        spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
        spinner.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
