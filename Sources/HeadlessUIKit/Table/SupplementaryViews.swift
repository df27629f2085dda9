// SPDX-License-Identifier: Apache-2.0

/// The headers and footers of a table that are on the screen, and those that wait for reuse.
@MainActor struct SupplementaryViews {
  /// Which view of which section.
  enum Key: Hashable {
    case header(Int)
    case footer(Int)

    /// The section.
    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      }
    }
  }

  /// Where a view lies in the content.
  struct Slot {
    let key: Key
    var minY: Double
    let height: Double
  }

  /// The headers and footers that the viewport touches.
  private(set) var window: [Slot] = []
  /// The views on the screen, in the order in which they appeared.
  ///
  /// An array and no dictionary: in which order views are pooled decides what is written and
  /// committed, and must not differ from process to process.
  private var live: [(key: Key, view: UITableViewHeaderFooterView)] = []
  /// The views that wait for reuse.
  private var pool: [UITableViewHeaderFooterView] = []
  /// Whether the table has any header or footer at all.
  var exist = false

  /// Empties the window.
  mutating func forgetWindow() {
    window.removeAll(keepingCapacity: true)
  }

  /// The view of a header or footer on the screen.
  func view(for key: Key) -> UITableViewHeaderFooterView? {
    live.first { $0.key == key }?.view
  }

  /// Puts a view on the screen, one that waited if there is one.
  mutating func makeView(for key: Key) -> UITableViewHeaderFooterView {
    let view = pool.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    live.append((key, view))
    return view
  }

  /// Takes views off the screen that are not in the window.
  mutating func giveBackOutsideWindow() {
    let window = window
    giveBack { key in !window.contains { $0.key == key } }
  }

  /// Takes all views off the screen.
  mutating func giveAllBack() {
    giveBack { _ in true }
  }

  private mutating func giveBack(where leaves: (Key) -> Bool) {
    for (key, view) in live where leaves(key) {
      view.isHidden = true
      pool.append(view)
    }
    live.removeAll { leaves($0.key) }
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
