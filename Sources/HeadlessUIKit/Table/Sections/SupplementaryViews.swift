// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// The headers and footers of a table that are on the screen, and those that wait for reuse.
@MainActor struct SupplementaryViews {
  /// Which view of which section.
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

  /// Where a view lies in the row index, or would if it did not float, and how high it is.
  struct Slot {
    let key: Key
    var minY: Double
    let height: Double

    /// The view as the row index knows it.
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

  /// A view on the screen, or about to come there.
  struct Shown {
    var key: Key
    let view: UIView
    var isDisplayed = false
    /// Whether it lies elsewhere than in its place.
    var isFloating = false
  }

  /// The headers and footers that the viewport touches.
  private(set) var window: [Slot] = []
  /// The views on the screen, in the order in which they appeared.
  ///
  /// An array and no dictionary: in which order views are pooled decides what is written and
  /// committed, and must not differ from process to process.
  private var live: [Shown] = []
  /// The views that wait for reuse, by identifier; those that the table makes for titles have none.
  private var pools: [String: [UITableViewHeaderFooterView]] = [:]
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The nibs of identifiers that have no class.
  var nibs: [String: UINib] = [:]
  /// The most views that wait under each identifier; nil keeps all.
  var cap: Int?
  /// Whether the table has any header or footer at all.
  var exist = false

  /// Whether the delegate is being asked for a footer, so that views dequeued meanwhile are footers.
  var isAskingForFooter = false

  /// The identifier of views that the table makes for titles: no app can register it.
  private static let titleIdentifier = ""

  mutating func forgetWindow() { window.removeAll(keepingCapacity: true) }

  /// The view of a header or footer on the screen.
  func view(for key: Key) -> UIView? { live.first { $0.key == key }?.view }
  mutating func prepare(_ view: UIView, for key: Key) { live.append(Shown(key: key, view: view)) }

  /// Puts a view on the screen; returns whether it comes there now.
  mutating func display(_ key: Key, isFloating: Bool) -> Bool {
    guard let position = live.firstIndex(where: { $0.key == key }) else { return false }
    live[position].isFloating = isFloating
    guard !live[position].isDisplayed else { return false }
    live[position].isDisplayed = true
    return true
  }

  /// The topmost place in the window, before any floats, whose view was seen there before.
  var firstKeptSlot: Slot? {
    window.first { slot in
      live.contains { $0.key == slot.key && $0.isDisplayed && !$0.isFloating }
    }
  }

  /// Names the class of an identifier; nil takes it back.
  mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }

  /// Returns a view of an identifier, reused or newly made, or nil if there is none and no class is
  /// registered.
  mutating func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pools[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier]?._registered(identifier)
      ?? nibs[identifier]?
      .makeReusable(UITableViewHeaderFooterView.self, identifier: identifier)
  }

  mutating func makeTitleView() -> UITableViewHeaderFooterView {
    if let view = pools[Self.titleIdentifier]?.popLast() { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isMadeForTitle = true
    return view
  }

  /// Takes views off the screen that are not in the window; returns them.
  mutating func giveBackOutsideWindow() -> [Shown] {
    let window = window
    return giveBack { key in !window.contains { $0.key == key } }
  }

  /// Takes all views off the screen; returns them.
  mutating func giveAllBack() -> [Shown] { giveBack { _ in true } }

  /// Gives the views on the screen the new places of their sections; returns those that have none,
  /// taken off the screen.
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

  /// Keeps a view for reuse, or lets go of one that cannot be dequeued.
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

  /// The sections whose headers and footers are in the window, from the first to the last.
  var windowSections: ClosedRange<Int>? {
    guard let first = window.first, let last = window.last else { return nil }
    return first.key.section...last.key.section
  }

  /// Adds a header or footer to the window, or moves it there.
  mutating func note(_ key: Key, minY: Double, height: Double) {
    if let position = window.firstIndex(where: { $0.key == key }) {
      window[position].minY = minY
    } else {
      window.append(Slot(key: key, minY: minY, height: height))
    }
  }
}
