// SPDX-License-Identifier: Apache-2.0

extension ListUpdates: CustomStringConvertible {
  /// The calls in words, in one line.
  package var description: String {
    var words: [String] = []
    func add<Item>(_ name: String, _ items: [Item], _ text: (Item) -> String) {
      guard !items.isEmpty else { return }
      words.append("\(name) \(items.map(text).joined(separator: " "))")
    }
    add("delete sections", deletedSections) { "\($0)" }
    add("insert sections", insertedSections) { "\($0.place) of \($0.content.rows.count) rows" }
    add("move sections", movedSections) { "\($0.origin) to \($0.target)" }
    add("reload sections", reloadedSections) { "\($0.place) with \($0.content.rows.count) rows" }
    add("delete", deletedRows) { "\($0)" }
    add("insert", insertedRows) { "\($0.place)" }
    add("move", movedRows) { "\($0.origin) to \($0.target)" }
    add("reload", reloadedRows) { "\($0.place)" }
    return words.joined(separator: ", ")
  }
}
