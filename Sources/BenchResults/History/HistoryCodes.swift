// SPDX-License-Identifier: Apache-2.0

/// Short codes for the names of figures, so that a file of a thousand cases stays small.
///
/// A code is the initials of the words of a name, with as much of the last word as tells it from
/// all the others: `cDe` for `cellsDequeued` beside `cDi` for `cellsDisplayed`. The file names
/// them at its head, so reading needs no knowledge of this rule.
enum HistoryCodes {
  /// A code for each name, in order.
  ///
  /// - Precondition: no name occurs twice.
  static func codes(for names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let others = names.filter { $0 != name }
      let code =
        lengths(of: name).lazy
        .map { length in (code: shortened(name, length), rest: others.map { shortened($0, length) })
        }
        .first { $0.code.count > 1 && !taken.contains($0.code) && !$0.rest.contains($0.code) }?
        .code ?? name
      taken.insert(code)
      return code
    }
  }

  /// How many letters a word gives: first the last word more and more, then every word.
  private static func lengths(of name: String) -> [(each: Int, last: Int)] {
    (1...max(1, name.count)).map { (1, $0) } + (2...max(2, name.count)).map { ($0, $0) }
  }

  /// The beginnings of the words, which capital letters part.
  private static func shortened(_ name: String, _ length: (each: Int, last: Int)) -> String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.dropLast().map { String($0.prefix(length.each)) }.joined()
      + (words.last ?? "").prefix(length.last)
  }
}
