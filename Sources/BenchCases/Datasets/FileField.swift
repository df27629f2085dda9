// SPDX-License-Identifier: Apache-2.0

/// A field that a row of a data file may have.
///
/// Names are compared without regard to ASCII case.
enum FileField: Int, CaseIterable {
  case title, source, author, date, body, badge, accent, symbol, emphasized, flagged, read

  /// What kind of value a field takes.
  enum Kind {
    case text, choice, flag

    /// What the field takes, in words.
    var words: String {
      switch self {
      case .text: "a string"
      case .choice: FileRowBuilder.choiceWords
      case .flag: "true or false"
      }
    }
  }

  /// The kind of the field's values.
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

  /// Returns the field of that name.
  init?(named name: String) {
    guard let field = Self.names[name] ?? Self.names[name.lowercased()] else { return nil }
    self = field
  }

  /// Returns the field that `name`, which names none, probably misspells.
  ///
  /// A third of the letters of the longer name may be wrong; in names of up to four letters, which
  /// one letter turns into other words, only two neighbours may be swapped.
  static func nearest(to name: String) -> (name: String, field: FileField)? {
    let letters = Array(name.lowercased().utf8)
    var best: (name: String, field: FileField)?
    var bestDistance = Int.max
    for (candidate, field) in names.sorted(by: { $0.key < $1.key }) {
      let target = Array(candidate.utf8)
      let longer = max(letters.count, target.count)
      let isSwap = letters.count == target.count && letters.sorted() == target.sorted()
      let allowed = longer > 4 ? longer / 3 : isSwap ? 1 : 0
      let distance = editDistance(letters, target)
      if distance <= allowed, distance < bestDistance {
        best = (candidate, field)
        bestDistance = distance
      }
    }
    return best
  }

  /// Number of insertions, deletions, substitutions and swaps of neighbours between two names
  /// (the restricted distance of Damerau).
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var distance = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (letter == other ? 0 : 1)
        )
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
