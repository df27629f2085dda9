// SPDX-License-Identifier: Apache-2.0

/// A snapshot as arrays of arrays, searched from the front for every question.
struct NaiveSnapshot: Equatable {
  /// A section and its items.
  struct Section: Equatable {
    let identifier: Int
    var items: [Int] = []
  }

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }

  func place(of item: Int) -> (section: Int, row: Int)? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.items.firstIndex(of: item) { return (section, row) }
    }
    return nil
  }

  /// Takes an item out; returns whether it was there.
  @discardableResult mutating func remove(_ item: Int) -> Bool {
    guard let place = place(of: item) else { return false }
    sections[place.section].items.remove(at: place.row)
    return true
  }

  /// Puts items in before or after one that is there.
  mutating func insert(_ items: [Int], beside other: Int, offset: Int) {
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.row + offset)
  }

  func position(of identifier: Int) -> Int {
    sections.firstIndex { $0.identifier == identifier } ?? -1
  }
}
