// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

/// A feed whose snapshots hold the identifiers of entries.
class SnapshotViewController: FeedViewController {
  fileprivate lazy var source = UITableViewDiffableDataSource<Int, FeedEntry.ID>(
    tableView: tableView
  ) { [weak self] _, path, id in self?.cell(ofEntry: id, at: path) }
  private lazy var rowsByID = Dictionary(
    uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    source.apply(snapshot(of: entries.map(\.id)), animatingDifferences: false)
  }

  fileprivate final func snapshot(
    of ids: [FeedEntry.ID]
  ) -> NSDiffableDataSourceSnapshot<Int, FeedEntry.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedEntry.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    return snapshot
  }

  private func cell(ofEntry id: FeedEntry.ID, at path: IndexPath) -> UITableViewCell? {
    rowsByID[id % entries.count].map { cell(for: entries[$0], at: path) }
  }

  override func showChange(ofRow row: Int) {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([entries[row].id])
    source.apply(snapshot, animatingDifferences: false)
  }
}

extension FeedEntry: Identifiable {}

/// The mistake: snapshots hold whole entries, so that a changed one is another one.
private final class ModelsViewController: FeedViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, FeedEntry>(tableView: tableView) {
    [weak self] _, path, entry in self?.cell(for: entry, at: path)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyEntries()
  }

  override func showChange(ofRow row: Int) { applyEntries() }

  private func applyEntries() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(entries)
    source.apply(snapshot, animatingDifferences: false)
  }
}

private class DismissingViewController: SnapshotViewController {
  private var answerCount = 0

  /// Moves the entry of a row to the end.
  final func dismiss(_ row: Int) {
    var snapshot = source.snapshot()
    let ids = snapshot.itemIdentifiers
    guard row < ids.count - 1 else { return }
    snapshot.moveItem(ids[row], afterItem: ids[ids.count - 1])
    show(snapshot)
  }

  /// Shows a new answer of the server: the entries under new identifiers.
  final func refresh() {
    answerCount += 1
    show(snapshot(of: entries.map { $0.id + answerCount * entries.count }))
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, FeedEntry.ID>) {}
}

private final class ApplyingViewController: DismissingViewController {
  override func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, FeedEntry.ID>) {
    source.apply(snapshot, animatingDifferences: false)
  }
}

private final class ReplacingViewController: DismissingViewController {
  override func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, FeedEntry.ID>) {
    source.applySnapshotUsingReloadData(snapshot)
  }
}

@MainActor enum SnapshotScreens {
  static let models = ScreenBenchmark("model-as-identifier") {
    Screen("cured", make: { SnapshotViewController(rows: $0) }, change: { $0.like($1) })
    Screen("mistake", make: { ModelsViewController(rows: $0) }, change: { $0.like($1) })
  }

  static let reload = ScreenBenchmark("snapshot-reloaded") {
    Screen("cured", make: { ApplyingViewController(rows: $0) }, change: { $0.dismiss($1) })
    Screen("mistake", make: { ReplacingViewController(rows: $0) }, change: { $0.dismiss($1) })
  }

  static let difference = ScreenBenchmark("difference-of-all") {
    Screen(
      "cured",
      make: { ReplacingViewController(rows: $0) },
      change: { screen, _ in screen.refresh() }
    )
    Screen(
      "mistake",
      make: { ApplyingViewController(rows: $0) },
      change: { screen, _ in screen.refresh() }
    )
  }
}
