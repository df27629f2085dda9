// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// A data source that is given snapshots.
@MainActor protocol SnapshotOwner: AnyObject {
  var list: (any SnapshotList)? { get }
  /// Whether the list asks this data source and no other.
  var isInCharge: Bool { get }
  /// How rows come and go when differences are animated (R37).
  var animation: UITableView.RowAnimation { get }
}

/// What a list shows, and how snapshots reach it.
///
/// One at a time: what is requested while one is being shown, or while a cell is being made, waits.
/// Of what waits only the last is shown.
@MainActor
final class ShownSnapshots<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Request = SnapshotRequest<Section, Item>

  /// The data source that these are of.
  weak var owner: (any SnapshotOwner)?
  /// What the list has been told, so what its index paths mean.
  private(set) var shown = Snapshot()
  /// How many snapshots were shown, by whichever way.
  private(set) var showCount = 0
  /// How many snapshots were compared with what was shown, and not loaded as a whole.
  private(set) var comparedCount = 0
  /// Whether a snapshot is being shown; requests wait for its end.
  private var isApplying = false
  /// Whether a cell is being made; requests wait for the end of the layout.
  private var isProviding = false
  private var waiting: [Request] = []
  /// Completion handlers of requests that a later one, still on its way, has replaced.
  private var overdue: [() -> Void] = []
  private let tickets = SnapshotTickets<Section, Item>()

  nonisolated init() {}

  /// The snapshot that is shown, or being shown.
  nonisolated var current: Snapshot { tickets.current }

  /// The snapshot that was requested last, as far as it has come to the main thread.
  var latest: Snapshot {
    var snapshot = waiting.max { $0.ticket < $1.ticket }?.snapshot ?? current
    snapshot.removeMarks()
    return snapshot
  }

  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes a request up on any thread; its data source is kept alive until it is shown.
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

  /// Makes a cell or another view; what is requested meanwhile waits.
  func providing<View>(_ make: () -> View) -> View {
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    return make()
  }

  /// Shows a request's snapshot, at once if nothing is in its way.
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

  /// Calls completion handlers, after the list has its cells.
  private func call(_ completions: [() -> Void]) {
    guard !completions.isEmpty else { return }
    if let owner, owner.isInCharge { owner.list?.layoutIfNeeded() }
    for completion in completions { completion() }
  }

  /// Brings the list to a snapshot, unless a later one has been requested; returns whether.
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

  /// Selects again what was selected, where it left with its section or came with another.
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
  /// Returns the item at a place, or nil if there is no such place; O(1).
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the identifier of a section, or nil if there is no such section; O(1).
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The identifiers of all items, in their order.
  var erasedItems: [AnyHashable] { sections.flatMap { $0.items.map(AnyHashable.init) } }
}
