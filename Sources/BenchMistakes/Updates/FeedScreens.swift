// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct FeedEntry: Hashable, Sendable {
  let id: Int
  let author: String
  let text: String
  let tags: [String]
  let link: String
  var likeCount: Int

  static func sample(_ number: Int) -> FeedEntry {
    var numbers = SampleNumbers(row: number, of: 15)
    return FeedEntry(
      id: number,
      author: numbers.person(),
      text: numbers.sentence(wordCount: 9),
      tags: (0..<3).map { _ in numbers.choice(of: SampleWords.words) },
      link: "https://example.org/entries/\(number)",
      likeCount: numbers.next(below: 900)
    )
  }
}

extension ItemCell {
  func show(_ entry: FeedEntry) {
    title.text = entry.author
    detail.text = entry.text
    trailing.text = "\(entry.likeCount) likes"
  }
}

/// A feed in a table; subclasses tell the table of changes.
class FeedViewController: UITableViewController {
  final let identifier = "entry"
  final var entries: [FeedEntry]

  init(rows rowCount: Int) {
    entries = (0..<rowCount).map(FeedEntry.sample)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = ItemCell.rowHeight
    tableView.register(ItemCell.self, forCellReuseIdentifier: identifier)
  }

  final func like(_ row: Int) {
    entries[row].likeCount += 1
    showChange(ofRow: row)
  }

  func showChange(ofRow row: Int) {}

  final func cell(for entry: FeedEntry, at path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    (cell as? ItemCell)?.show(entry)
    return cell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(for: entries[indexPath.row], at: indexPath)
  }
}

private final class ReconfiguringViewController: FeedViewController {
  override func showChange(ofRow row: Int) {
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}

/// The mistake: the whole table is loaded again for one row.
private final class ReloadingViewController: FeedViewController {
  override func showChange(ofRow row: Int) { tableView.reloadData() }
}

@MainActor enum FeedScreens {
  static let reload = ScreenBenchmark("reload-for-one") {
    Screen("cured", make: { ReconfiguringViewController(rows: $0) }, change: { $0.like($1) })
    Screen("by-snapshot", make: { SnapshotViewController(rows: $0) }, change: { $0.like($1) })
    Screen("mistake", make: { ReloadingViewController(rows: $0) }, change: { $0.like($1) })
  }
}
