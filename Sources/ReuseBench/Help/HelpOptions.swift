// SPDX-License-Identifier: Apache-2.0

/// What `help` was asked for: nothing, a verb, an action of one, or a word of the report.
struct HelpOptions: VerbOptions {
  static let verb = Verb.help

  static let listing = "words"

  /// All that it explains: verbs, words of the report, and their list.
  static var topics: [String] {
    Verb.allCases.map(\.rawValue) + ReportWord.all.map(\.name) + [listing]
  }

  private let words: [String]

  init(operands: [String]) { words = operands }

  func invocation() throws(UsageError) -> Invocation {
    guard let first = words.first else { return .help(nil) }
    let topic = words.joined(separator: " ")
    if let verb = Verb(rawValue: topic) { return .help(verb) }
    if words.count == 2, let actions = Verb(rawValue: first)?.actions,
      let action = actions.first(where: { $0.rawValue == words[1] })
    {
      return .actionHelp(action)
    }
    if topic == Self.listing { return .words }
    if let word = ReportWord.named(topic) { return .meaning(word) }
    let nearest = NearestSpelling.of(topic, among: Self.topics)
    throw .word(.unknownTopic(found: topic, nearest: nearest), verb: .help)
  }
}
