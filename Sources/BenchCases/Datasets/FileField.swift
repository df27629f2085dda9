// SPDX-License-Identifier: Apache-2.0

enum FileField: Int, CaseIterable {
  case title, source, author, date, body, badge, accent, symbol, emphasized, flagged, read

  enum Kind {
    case text, choice, flag

    var words: String {
      switch self {
      case .text: "a string"
      case .choice: FileRowBuilder.choiceWords
      case .flag: "true or false"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .title, .source, .author, .date, .body, .badge: .text
    case .accent, .symbol: .choice
    case .emphasized, .flagged, .read: .flag
    }
  }

  /// Every accepted name; version control says subject, and feeds say category.
  private static let names: [String: FileField] = [
    "title": .title, "subject": .title, "source": .source, "author": .author, "date": .date,
    "body": .body, "badge": .badge, "category": .badge, "accent": .accent, "symbol": .symbol,
    "emphasized": .emphasized, "flagged": .flagged, "read": .read,
  ]

  private static let spellings: [(name: String, letters: [UInt8], field: FileField)] =
    names.sorted { $0.key < $1.key }.map { ($0.key, Array($0.key.utf8), $0.value) }

  /// The most letters of a name that counts as misspelt: a third of them may be wrong.
  private static let longestSlip = (spellings.map(\.letters.count).max() ?? 0) * 3 / 2

  /// The most bytes of such a name, since a small letter has at least a third of the bytes of the capital one.
  private static let longestSpelling = longestSlip * 3

  init?(named name: String) {
    guard name.utf8.count <= Self.longestSpelling,
      let field = Self.names[name] ?? Self.names[name.lowercased()]
    else { return nil }
    self = field
  }

  /// Returns the field that `name`, which names none, probably misspells; O(1), since a long name misspells none.
  ///
  /// A third of the letters of the longer name may be wrong; in names of up to four letters only neighbours may be
  /// swapped.
  static func nearest(to name: String) -> (name: String, field: FileField)? {
    guard name.utf8.count <= longestSpelling else { return nil }
    let letters = Array(name.lowercased().utf8)
    guard letters.count <= longestSlip else { return nil }
    var best: (name: String, field: FileField)?
    var bestDistance = Int.max
    for (candidate, target, field) in spellings {
      let longer = max(letters.count, target.count)
      let isSwap = letters.count == target.count && letters.sorted() == target.sorted()
      let allowed = longer > 4 ? longer / 3 : isSwap ? 1 : 0
      guard abs(letters.count - target.count) <= allowed else { continue }
      let distance = editDistance(letters, target)
      if distance <= allowed, distance < bestDistance {
        best = (candidate, field)
        bestDistance = distance
      }
    }
    return best
  }

  /// Returns the restricted Damerau distance: insertions, deletions, substitutions and swaps of neighbours.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    let width = second.count + 1
    // One block for all three rows: a file may have a hundred thousand names.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      rows.initialize(repeating: 0)
      for column in 0..<width { rows[column] = column }
      for (row, letter) in first.enumerated() {
        let (current, last, beforeLast) = (
          (row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width
        )
        rows[current] = row + 1
        for (column, other) in second.enumerated() {
          var distance = min(
            rows[last + column + 1] + 1,
            rows[current + column] + 1,
            rows[last + column] + (letter == other ? 0 : 1)
          )
          if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
            distance = min(distance, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = distance
        }
      }
      return rows[first.count % 3 * width + second.count]
    }
  }
}

/// A field of a data file that no row takes, for a report to the user.
public struct IgnoredField: Equatable, Sendable {
  public let name: String
  public let rowCount: Int
}

extension IgnoredField: CustomStringConvertible {
  public var description: String {
    "\(Excerpt.of(name)) (\(rowCount) \(rowCount == 1 ? "row" : "rows"))"
  }
}

/// Counts the fields that no row takes and finds probable misspellings among them.
struct IgnoredFieldTally {
  typealias Slip = (name: String, field: FileField)

  private struct Entry {
    var rowCount: Int
    let slip: Slip?
  }

  private var names: [String] = []
  private var entries: [String: Entry] = [:]

  var fields: [IgnoredField] {
    names.map { IgnoredField(name: $0, rowCount: entries[$0]?.rowCount ?? 0) }
  }

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
