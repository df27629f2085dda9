// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

@MainActor struct SupplementaryViews {
  enum Key: Hashable {
    case header(Int)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      }
    }

    var isHeader: Bool { if case .header = self { true } else { false } }
    var name: String { "\(isHeader ? "header" : "footer") of section \(section)" }
  }

  struct Slot {
    let key: Key
    var minY: Double
    let height: Double

    var placement: RowIndex.Placement {
      let extent = RowIndex.Extent(minY: minY, height: height)
      return switch key {
      case .header(let section):
        RowIndex.Placement(element: .header(section: section), extent: extent)
      case .footer(let section):
        RowIndex.Placement(element: .footer(section: section), extent: extent)
      }
    }
  }

  struct Shown {
    var key: Key
    let view: UIView
    var isDisplayed = false
    var isFloating = false
  }

  private(set) var window: [Slot] = []
  /// The views on screen; an array, since the order of reuse must be reproducible.
  private var live: [Shown] = []
  /// The reusable views by identifier; the table's own title views have none.
  private var pools: [String: [UITableViewHeaderFooterView]] = [:]
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  var nibs: [String: UINib] = [:]
  var cap: Int?
  var exist = false

  /// True while the delegate is asked for a footer, so that dequeued views are footers.
  var isAskingForFooter = false

  /// The identifier of the table's title views, which no app can register.
  private static let titleIdentifier = ""

  mutating func forgetWindow() { window.removeAll(keepingCapacity: true) }
  func view(for key: Key) -> UIView? { live.first { $0.key == key }?.view }
  mutating func prepare(_ view: UIView, for key: Key) { live.append(Shown(key: key, view: view)) }

  mutating func display(_ key: Key, isFloating: Bool) -> Bool {
    guard let position = live.firstIndex(where: { $0.key == key }) else { return false }
    live[position].isFloating = isFloating
    guard !live[position].isDisplayed else { return false }
    live[position].isDisplayed = true
    return true
  }

  var firstKeptSlot: Slot? {
    window.first { slot in
      live.contains { $0.key == slot.key && $0.isDisplayed && !$0.isFloating }
    }
  }

  mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }

  mutating func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pools[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier]?._registered(identifier)
      ?? nibs[identifier]?.makeReusable(UITableViewHeaderFooterView.self, identifier: identifier)
  }

  mutating func makeTitleView() -> UITableViewHeaderFooterView {
    if let view = pools[Self.titleIdentifier]?.popLast() { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isMadeForTitle = true
    return view
  }

  mutating func giveBackOutsideWindow() -> [Shown] {
    let window = window
    return giveBack { key in !window.contains { $0.key == key } }
  }

  mutating func giveAllBack() -> [Shown] { giveBack { _ in true } }

  /// Moves the views to their sections' new places; returns removed ones without a place.
  mutating func remap(_ newSection: (Int) -> Int?) -> [Shown] {
    let gone = giveBack { newSection($0.section) == nil }
    live = live.compactMap { shown in
      newSection(shown.key.section)
        .map { section in
          var moved = shown
          moved.key = shown.key.isHeader ? .header(section) : .footer(section)
          return moved
        }
    }
    return gone
  }

  private mutating func giveBack(where leaves: (Key) -> Bool) -> [Shown] {
    let leaving = live.filter { leaves($0.key) }
    guard !leaving.isEmpty else { return [] }
    live.removeAll { leaves($0.key) }
    for shown in leaving { recycle(shown.view) }
    return leaving
  }

  mutating func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return view.removeFromSuperview() }
    guard view.isMadeForTitle || view.reuseIdentifier != nil else {
      return view.removeFromSuperview()
    }
    let identifier = view.reuseIdentifier ?? Self.titleIdentifier
    if let cap, pools[identifier]?.count ?? 0 >= cap { return view.removeFromSuperview() }
    view.setHiddenUncounted(true)
    pools[identifier, default: []].append(view)
  }

  var windowSections: ClosedRange<Int>? {
    guard let first = window.first, let last = window.last else { return nil }
    return first.key.section...last.key.section
  }

  mutating func note(_ key: Key, minY: Double, height: Double) {
    if let position = window.firstIndex(where: { $0.key == key }) {
      window[position].minY = minY
    } else {
      window.append(Slot(key: key, minY: minY, height: height))
    }
  }
}
