// SPDX-License-Identifier: Apache-2.0

enum NearestSpelling {
  /// The candidate nearest to a word, the earliest of several, or nil when none is near.
  ///
  /// Near is: the same but for case, or a distance of at most a third of the longer word and
  /// never more than three, or a beginning of at least three characters.
  static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let folded = Array(word.lowercased())
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates {
      let target = Array(candidate.lowercased())
      let reach = min(3, max(1, max(folded.count, target.count) / 3))
      guard abs(folded.count - target.count) <= reach else { continue }
      let distance = damerauLevenshtein(folded, target)
      guard distance <= reach, distance < nearest?.distance ?? .max else { continue }
      nearest = (candidate, distance)
    }
    return nearest?.candidate
      ?? candidates.first { folded.count >= 3 && $0.lowercased().starts(with: folded) }
  }

  /// The fewest insertions, deletions, substitutions and swaps of neighbours between two words.
  ///
  /// Formula: Lowrance and Wagner, "An Extension of the String-to-String Correction Problem",
  /// J. ACM 22 (1975), with all four costs 1, so that letters may be edited between swapped ones.
  ///
  /// - Complexity: O(*n* × *m*) time and memory.
  static func damerauLevenshtein(_ source: [Character], _ target: [Character]) -> Int {
    let width = target.count + 2
    let unreachable = source.count + target.count
    // Row and column 0 hold the value that no path uses; row and column 1 the empty words.
    var table = [Int](repeating: unreachable, count: (source.count + 2) * width)
    for row in 0...source.count { table[(row + 1) * width + 1] = row }
    for column in 0...target.count { table[width + column + 1] = column }
    var lastRowOfCharacter: [Character: Int] = [:]
    for (row, character) in source.enumerated() {
      var lastMatchingColumn = 0
      for (column, other) in target.enumerated() {
        let swapRow = lastRowOfCharacter[other, default: 0]
        let swapColumn = lastMatchingColumn
        let cell = (row + 2) * width + column + 2
        let substituted = table[cell - width - 1] + (character == other ? 0 : 1)
        let inserted = table[cell - 1] + 1
        let deleted = table[cell - width] + 1
        let swapped =
          table[swapRow * width + swapColumn] + (row - swapRow) + 1 + column - swapColumn
        table[cell] = min(substituted, inserted, deleted, swapped)
        if character == other { lastMatchingColumn = column + 1 }
      }
      lastRowOfCharacter[character] = row + 1
    }
    return table[(source.count + 1) * width + target.count + 1]
  }
}

/// What somebody probably meant, from the tables that also read the line.
enum Suggestion {
  /// A verb, a global option without its dashes, or an option whose value the word would be.
  static func forWord(_ word: String, knowing names: KnownNames) -> String? {
    if let verb = NearestSpelling.of(word, among: Verb.allCases.map(\.rawValue)) { return verb }
    if let option = CommandOption.spelled("--\(word.lowercased())").first { return option.spelling }
    for option in CommandOption.taken(by: .whenNoneIsNamed) {
      let name = NearestSpelling.of(word, among: option.choices(names))
      if let name { return "\(option.spelling) \(name)" }
    }
    return nil
  }

  /// The nearest option of the verb, else the nearest of any.
  static func forOption(_ spelling: String, of verb: Verb) -> String? {
    let own = CommandOption.taken(by: verb).map(\.spelling)
    let all = CommandOption.table.map(\.spelling)
    let word = spelling.hasPrefix("--") ? spelling : "-\(spelling)"
    return NearestSpelling.of(word, among: own) ?? NearestSpelling.of(word, among: all)
  }
}
