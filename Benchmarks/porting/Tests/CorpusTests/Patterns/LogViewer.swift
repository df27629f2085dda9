// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Notification.Name {
    static let logDidGrow = Notification.Name("LogDidGrow")
}

@MainActor
final class LogStore {
    private(set) var lines: [String] = (0..<80).map { "\($0 * 137 % 60): request \($0) took \($0 * 31 % 400) ms" }
    private let center: NotificationCenter

    init(center: NotificationCenter = NotificationCenter()) {
        self.center = center
    }

    func append(_ line: String) {
        lines.append(line)
        center.post(name: .logDidGrow, object: self, userInfo: ["count": lines.count])
    }

    func observe(_ handler: @escaping @MainActor () -> Void) -> any NSObjectProtocol {
        center.addObserver(forName: .logDidGrow, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(handler)
        }
    }

    func stopObserving(_ token: any NSObjectProtocol) {
        center.removeObserver(token)
    }
}

final class LogViewerController: UITableViewController {
    let store = LogStore()
    private var token: (any NSObjectProtocol)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        token = store.observe { [weak self] in
            guard let self else { return }
            let row = store.lines.count - 1
            tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let token { store.stopObserving(token) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Line")
        tableView.separatorStyle = .none
        tableView.rowHeight = 28
        tableView.allowsSelection = false
        tableView.backgroundColor = .black
        tableView.indicatorStyle = .white
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.lines.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath)
        let line = store.lines[indexPath.row]
        cell.backgroundColor = .clear
        cell.textLabel?.text = line
        cell.textLabel?.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        cell.textLabel?.lineBreakMode = .byTruncatingMiddle
        let milliseconds = line.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
        cell.textLabel?.textColor = milliseconds > 300 ? .systemRed : milliseconds > 150 ? .systemYellow : .systemGreen
        return cell
    }
}
