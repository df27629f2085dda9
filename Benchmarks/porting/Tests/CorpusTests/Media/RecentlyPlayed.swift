// SPDX-License-Identifier: Apache-2.0

import Observation
import UIKit

@Observable @MainActor
final class PlayedItem {
    let title: String
    var plays: Int
    var isFavorite = false

    init(title: String, plays: Int) {
        self.title = title
        self.plays = plays
    }
}

final class RecentlyPlayedViewController: UIViewController {
    let items = (0..<48).map { PlayedItem(title: "Record \($0)", plays: ($0 * 17) % 40) }
    private var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Played")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }
}

extension RecentlyPlayedViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Played", for: indexPath)
        let item = items[indexPath.row]
        // Reads the model: the cell is updated again when what it read changes.
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.subtitleCell().updated(for: state)
            content.text = item.title
            content.secondaryText = item.plays == 1 ? "Played once" : "Played \(item.plays) times"
            content.image = UIImage(systemName: item.isFavorite ? "star.fill" : "star")
            cell.contentConfiguration = content
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        items[indexPath.row].plays += 1
    }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let item = items[indexPath.row]
        let favorite = UIContextualAction(style: .normal, title: nil) { _, _, completion in
            item.isFavorite.toggle()
            completion(true)
        }
        favorite.image = UIImage(systemName: item.isFavorite ? "xmark" : "star.fill")
        favorite.backgroundColor = .systemYellow
        return UISwipeActionsConfiguration(actions: [favorite])
    }
}
