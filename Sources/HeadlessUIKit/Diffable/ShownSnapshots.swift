// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

@MainActor protocol SnapshotOwner: AnyObject {
  var list: (any SnapshotList)? { get }
  var isInCharge: Bool { get }
  /// The animation of differences (R37).
  var animation: UITableView.RowAnimation { get }
}

/// A list's current snapshot and its updates.
///
/// One at a time: requests during an update or while a cell is created wait, and only the last is
/// applied.
@MainActor final class ShownSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Request = SnapshotRequest<Section, Item>

  weak var owner: (any SnapshotOwner)?
  private(set) var shown = Snapshot()
  private(set) var showCount = 0
  private(set) var comparedCount = 0
  private var isApplying = false
  private var isProviding = false
  private var waiting: [Request] = []
  private var overdue: [() -> Void] = []
  private let tickets = SnapshotTickets<Section, Item>()

  nonisolated init() {}

  nonisolated var current: Snapshot { tickets.current }

  var latest: Snapshot {
    var snapshot = waiting.max { $0.ticket < $1.ticket }?.snapshot ?? current
    snapshot.removeMarks()
    return snapshot
  }

  var isWaiting: Bool { !waiting.isEmpty }

  /// Accepts a request on any thread; retains its data source until it is applied.
  nonisolated func request(
    _ snapshot: Snapshot,
    by way: Request.Way,
    of owner: any SnapshotOwner & Sendable,
    _ completion: (() -> Void)?
  ) {
    let (ticket, current) = tickets.draw()
    var request = Request(snapshot: snapshot, way: way, ticket: ticket, completion: completion)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { [request] in take(request) }
    } else {
      if case .updates = way { request.change = SnapshotChange(from: current, to: snapshot) }
      DispatchQueue.main.async { [request] in
        withExtendedLifetime(owner) { MainActor.assumeIsolated { self.take(request) } }
      }
    }
  }

  func providing<View>(_ make: () -> View) -> View {
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    return make()
  }

  private func take(_ request: Request) {
    waiting.append(request)
    if isApplying { return }
    guard let list = owner?.list, isProviding || list.isPlacingItems else { return showWaiting() }
    list.afterLayout = { [weak self] in self?.showWaiting() }
    list.setNeedsLayout()
  }

  private func showWaiting() {
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    while !waiting.isEmpty {
      let taken = waiting.sorted { $0.ticket < $1.ticket }
      let last = taken[taken.count - 1]
      waiting.removeAll()
      let isShown = show(last)
      var completions = taken.compactMap(\.completion)
      if isShown {
        completions = overdue + completions
      } else if !tickets.isOvertaken(last.ticket) {
        overdue += completions
        completions = []
      }
      if isShown { overdue.removeAll() }
      call(completions)
    }
  }

  private func call(_ completions: [() -> Void]) {
    guard !completions.isEmpty else { return }
    if let owner, owner.isInCharge { owner.list?.layoutIfNeeded() }
    for completion in completions { completion() }
  }

  private func show(_ request: Request) -> Bool {
    let old = shown
    guard tickets.show(request.snapshot, ticket: request.ticket) else { return false }
    let new = tickets.current
    showCount += 1
    guard let owner, owner.isInCharge, let list = owner.list else {
      shown = new
      return true
    }
    require(
      !list.hasUncommittedUpdates,
      "A snapshot cannot be applied between beginUpdates() and endUpdates(): the data source of this "
        + "list makes all its updates."
    )
    switch request.way {
    case .reload:
      new.index.enterAll(new.sections)
      shown = new
      list.reloadData()
    case .updates(let isAnimated):
      comparedCount += 1
      let change = request.change ?? SnapshotChange(from: old, to: request.snapshot)
      let selected = list.selectedPaths.compactMap(shown.item)
      change.carryOut(in: list, with: isAnimated ? owner.animation : .none) { self.shown = new }
      select(selected, in: list)
    }
    return true
  }

  private func select(_ items: [Item], in list: any SnapshotList) {
    guard !items.isEmpty else { return }
    let selected = Set(list.selectedPaths)
    for item in items {
      guard let path = shown.place(of: item)?.indexPath, !selected.contains(path) else { continue }
      list.selectSilently(path)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  var erasedItems: [AnyHashable] { sections.flatMap { $0.items.map(AnyHashable.init) } }
}
