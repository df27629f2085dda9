// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// The topic of `help`, and of `--help` and `--version` on any line.
struct HelpOptions: VerbOptions {
  typealias Command = HelpVerb

  enum Topic: Equatable {
    /// One verb; nil for the general help.
    case verb(Verb?)
    case action(HistoryAction)
    case word(ReportWord)
    case words
    case version
  }

  static let verb = Verb.help

  static let listing = "words"

  /// The names of all topics: verbs, words of the report, and their list.
  static var topics: [String] {
    Verb.allCases.map(\.rawValue) + ReportWord.all.map(\.name) + [listing]
  }

  let topic: Topic

  init(_ topic: Topic) { self.topic = topic }

  init(operands words: [String]) throws(UsageError) {
    let name = words.joined(separator: " ")
    if words.isEmpty {
      topic = .verb(nil)
    } else if let verb = Verb(rawValue: name) {
      topic = .verb(verb)
    } else if words.count == 2,
      let action = Verb(rawValue: words[0])?.actions.first(where: { $0.rawValue == words[1] })
    {
      topic = .action(action)
    } else if name == Self.listing {
      topic = .words
    } else if let word = ReportWord.named(name) {
      topic = .word(word)
    } else {
      let nearest = NearestSpelling.of(name, among: Self.topics)
      throw .word(.unknownTopic(found: name, nearest: nearest), verb: .help)
    }
  }
}

struct HelpVerb: VerbCommand {
  let options: HelpOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    var names = BenchmarkTool.names
    // There are many mistakes, and `list --suite mistakes` prints them.
    names.cells = CellDesign.standard.map(\.name)
    let help = Help(program: Tool.program, names: names, width: terminal.width)
    let text =
      switch options.topic {
      case .verb(let verb): help.text(for: verb)
      case .action(let action): help.text(for: action)
      case .word(let word): help.text(for: word)
      case .words: help.words
      case .version: "reuse-bench \(Tool.version)\n"
      }
    try terminal.write(text)
    return .success
  }
}
