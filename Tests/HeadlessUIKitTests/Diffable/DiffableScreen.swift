// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A table on a screen whose data come as snapshots of numbers, and what its cell provider was asked.
@MainActor final class DiffableScreen {
  typealias Source = UITableViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let window: UIWindow
  let table: UITableView
  let renderer: FrameRenderer
  let source: Source
  private let log: Log

  @MainActor private final class Log {
    var provided: [Int] = []
    var suffix = ""
    var onProvide: ((Int) -> Void)?
  }

  init() {
    let frame = CGRect(0, 0, 320, 440)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame)
    table.rowHeight = 44
    table.register(TrackedCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
    let log = Log()
    source = Source(tableView: table) { table, path, item in
      log.provided.append(item)
      log.onProvide?(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? TrackedCell)?.life.note(.fill)
      (cell as? TrackedCell)?.title.text = "\(item)\(log.suffix)"
      return cell
    }
    self.log = log
  }

  var provided: [Int] {
    get { log.provided }
    set { log.provided = newValue }
  }

  var suffix: String {
    get { log.suffix }
    set { log.suffix = newValue }
  }

  var onProvide: ((Int) -> Void)? {
    get { log.onProvide }
    set { log.onProvide = newValue }
  }

  nonisolated static func snapshot(_ sections: KeyValuePairs<Int, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  func render() { renderer.renderFrame() }

  var titles: [String] { table.visibleCells.map { ($0 as? TrackedCell)?.title.text ?? "no title" } }

  func cell(of item: Int) -> UITableViewCell? {
    source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
  }

  /// What a table must show of a snapshot that is as far down as its offset says.
  func expectedTitles(of snapshot: Snapshot) -> [String] {
    let first = Int(table.contentOffset.y / 44)
    let last = Int(((table.contentOffset.y + table.frame.height) / 44).rounded(.up))
    let items = snapshot.itemIdentifiers
    return items[min(first, items.count)..<min(last, items.count)].map { "\($0)" }
  }
}
