// SPDX-License-Identifier: Apache-2.0

/// The headers and footers of a table that are on the screen, and those that wait for reuse.
@MainActor struct SupplementaryViews {
  /// Which view of which section.
  enum Key: Hashable {
    case header(Int)
    case footer(Int)
  }

  /// Where a view lies in the content.
  struct Slot {
    let key: Key
    var minY: Double
    let height: Double
  }

  /// The headers and footers that the viewport touches.
  private(set) var window: [Slot] = []
  /// The views on the screen.
  var live: [Key: UITableViewHeaderFooterView] = [:]
  /// The views that wait for reuse.
  var pool: [UITableViewHeaderFooterView] = []

  /// Whether there is nothing to show and nothing to take away.
  var isIdle: Bool { window.isEmpty && live.isEmpty }

  /// Empties the window.
  mutating func forgetWindow() {
    window.removeAll(keepingCapacity: true)
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
