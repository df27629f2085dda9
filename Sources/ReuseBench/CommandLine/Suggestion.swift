// SPDX-License-Identifier: Apache-2.0

/// What somebody probably meant, from the tables that also read the line.
enum Suggestion {
  /// A verb, a global option without its dashes, or an option whose value the word would be.
  static func forWord(_ word: String, knowing names: KnownNames) -> String? {
    if let verb = NearestSpelling.of(word, among: Verb.allCases.map(\.rawValue)) { return verb }
    if let option = CommandOption.spelled("--\(word.lowercased())") { return option.spelling }
    for option in CommandOption.taken(by: .whenNoneIsNamed) {
      guard let choices = option.choices?(names) else { continue }
      if let name = NearestSpelling.of(word, among: choices) { return "\(option.spelling) \(name)" }
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
