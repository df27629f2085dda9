// SPDX-License-Identifier: Apache-2.0

/// Counts the fields that no row takes, and knows which of them look like slips of the pen.
struct IgnoredFieldTally {
  /// A misspelt name of a known field.
  typealias Slip = (name: String, field: FileField)

  private struct Entry {
    var rowCount: Int
    let slip: Slip?
  }

  private var names: [String] = []
  private var entries: [String: Entry] = [:]

  /// What was counted, in order of first appearance.
  var fields: [IgnoredField] {
    names.map { IgnoredField(name: $0, rowCount: entries[$0]?.rowCount ?? 0) }
  }

  /// Counts `name` for `rowCount` rows and returns the field that it probably misspells.
  mutating func count(_ name: String, rowCount: Int = 1) -> Slip? {
    if let index = entries.index(forKey: name) {
      entries.values[index].rowCount += rowCount
      return entries.values[index].slip
    }
    let slip = FileField.nearest(to: name)
    names.append(name)
    entries[name] = Entry(rowCount: rowCount, slip: slip)
    return slip
  }
}
