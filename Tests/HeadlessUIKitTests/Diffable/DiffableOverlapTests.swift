// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Dispatch
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Overlapping snapshots") @MainActor final class DiffableOverlapTests {
  private var screen = DiffableScreen()
  private var source: DiffableScreen.Source { screen.source }

  private func elsewhere(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global()
      .async {
        work()
        done.signal()
      }
    done.wait()
  }

  private func drain() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test("L15: snapshots from other threads are displayed in order, and only the last one")
  func background() async {
    screen.render()
    let (source, snapshot) = (source, DiffableScreen.snapshot([1: [10, 11]]))
    nonisolated(unsafe) var wasOnMain = false
    elsewhere { source.apply(snapshot) { wasOnMain = MainQueue.isCurrent } }
    expectEqual(source.snapshot().numberOfItems, 0, "not before the main thread gets to it")
    await drain()
    screen.render()
    expectEqual(screen.titles, ["10", "11"])
    expect(wasOnMain)
    do {
      screen = DiffableScreen()
      screen.render()
      let source = screen.source
      nonisolated(unsafe) var order: [Int] = []
      elsewhere {
        for number in 1...4 {
          source.apply(DiffableScreen.snapshot([1: Array(0..<number)])) { order.append(number) }
        }
      }
      let before = EngineCounters.now()
      await drain()
      screen.render()
      expectEqual(screen.titles, ["0", "1", "2", "3"])
      expectEqual(order, [1, 2, 3, 4], "all are told, in order")
      let done = EngineCounters.now() - before
      expectEqual(screen.provided, [0, 1, 2, 3], "\(done)")
    }
    do {
      screen = DiffableScreen()
      screen.render()
      let source = screen.source
      nonisolated(unsafe) var isTold = false
      elsewhere { source.apply(DiffableScreen.snapshot([1: [1]])) { isTold = true } }
      source.apply(DiffableScreen.snapshot([1: [2]]), completion: nil)
      screen.render()
      expect(screen.titles == ["2"] && !isTold)
      await drain()
      screen.render()
      expectEqual(screen.titles, ["2"])
      expect(isTold, "whoever waits for it goes on")
    }
  }

  @Test("L15: overlapping applies end as the same ones do in sequence", arguments: 1...8)
  func overlapping(seed: UInt64) async {
    let source = source
    screen.render()
    var walk = SnapshotWalk(seed: seed)
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      for _ in 0..<3 { walk.step() }
      let snapshot = walk.snapshot
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: source.apply(snapshot, completion: nil)
      case 1: elsewhere { source.applySnapshotUsingReloadData(snapshot) }
      default: elsewhere { source.apply(snapshot) }
      }
      if Bool.random(using: &generator) { await drain() }
      if Bool.random(using: &generator) { screen.render() }
    }
    await drain()
    screen.render()
    expectEqual(source.snapshot().itemIdentifiers, walk.snapshot.itemIdentifiers, "seed \(seed)")
    expectEqual(screen.titles, screen.expectedTitles(of: walk.snapshot), "seed \(seed)")
  }

  @Test("L15 R37: concurrent and asynchronous applies end with one snapshot displayed")
  func threads() async {
    screen.render()
    let source = source
    await withTaskGroup(of: Void.self) { group in
      for number in 1...16 {
        group.addTask {
          let items = Array((number * 100)..<(number * 100 + number))
          await source.apply(DiffableScreen.snapshot([1: items]))
        }
      }
    }
    screen.render()
    expect(source.snapshot().numberOfItems > 0)
    expectEqual(screen.titles, screen.expectedTitles(of: source.snapshot()))
    screen = DiffableScreen()
    screen.render()
    await screen.source.apply(DiffableScreen.snapshot([1: [10]]), animatingDifferences: false)
    expectEqual(screen.source.snapshot().itemIdentifiers, [10])
    expectEqual(screen.titles, ["10"], "its cells are there")
    await screen.source.applySnapshotUsingReloadData(DiffableScreen.snapshot([1: [11]]))
    expectEqual(screen.titles, ["11"])
  }

  @Test("L15: snapshots applied within a layout or a completion handler follow the one before")
  func fromProvider() {
    source.apply(DiffableScreen.snapshot([1: [10, 11]]))
    var calls = 0
    screen.onProvide = { [source] item in
      guard item == 10, calls == 0 else { return }
      calls += 1
      source.apply(DiffableScreen.snapshot([1: [9, 10, 11]]))
      expectEqual(source.snapshot().itemIdentifiers, [10, 11], "not while cells are made")
    }
    screen.render()
    expectEqual(screen.titles, ["9", "10", "11"], "in the same frame")
    expectEqual(calls, 1)
    expectEqual(screen.provided.sorted(), [9, 10, 11])
    screen = DiffableScreen()
    screen.render()
    var order: [String] = []
    source.apply(DiffableScreen.snapshot([1: [10]])) { [source] in
      order.append("first: \(source.snapshot().itemIdentifiers)")
      source.apply(DiffableScreen.snapshot([1: [10, 11]])) {
        order.append("third: \(source.snapshot().itemIdentifiers)")
      }
      source.apply(DiffableScreen.snapshot([1: [10, 12]])) {
        order.append("fourth: \(source.snapshot().itemIdentifiers)")
      }
      order.append("second: \(source.snapshot().itemIdentifiers)")
    }
    expectEqual(
      order,
      ["first: [10]", "second: [10]", "third: [10, 12]", "fourth: [10, 12]"],
      "of two that wait the last is shown, and both are told"
    )
    screen.render()
    expectEqual(screen.titles, ["10", "12"])
    expectEqual(screen.provided, [10, 12], "what was never shown was never asked for")
    DiffableOverlapTests().chain()
  }

  private func chain() {
    screen.render()
    var left = 2_000
    func next() {
      left -= 1
      if left > 0 { source.apply(DiffableScreen.snapshot([1: [left]])) { next() } }
    }
    next()
    expect(left == 0 && source.snapshot().itemIdentifiers == [1])
  }
}

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
