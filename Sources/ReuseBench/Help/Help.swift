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

/// The help texts, made from the tables of verbs, options and exits.
struct Help {
  let program: String
  let names: KnownNames
  /// Columns of the page; lines stay inside where words allow.
  let width: Int

  func text(for verb: Verb?) -> String {
    if let verb { text(of: verb) } else { generalText }
  }

  private var generalText: String {
    let standard = Verb.whenNoneIsNamed
    return """
      \(wrapped("What it costs to fill the cells of a scrolling list, against the frame budget."))

      usage: \(program) [VERB] [OPTIONS]

      verbs
      \(rows(Verb.allCases.map { ($0.rawValue, summary(of: $0)) }))

      options of '\(standard.rawValue)'
      \(optionRows(of: standard))

      exits
      \(rows(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }))

      \(wrapped(closing))

      """
  }

  private var closing: String {
    "Type '\(program) help VERB' for the options of a verb, '\(program) help WORD' for what a word of "
      + "the report means, and '\(program) help \(HelpOptions.listing)' for those words."
  }

  var words: String { rows(ReportWord.all.map { ($0.name, $0.meaning) }) + "\n" }

  func text(for word: ReportWord) -> String { wrapped("\(word.name): \(word.meaning)") + "\n" }

  private func text(of verb: Verb) -> String {
    let required = CommandOption.taken(by: verb).filter(\.isRequired).map(left)
    let words = [program, verb.rawValue] + required + ["[OPTIONS]"]
    let usage = (words + verb.entry.operands.map(\.usage)).joined(separator: " ")
    let operands = verb.entry.operands.map { ($0.name, $0.summary) }
    return """
      \(wrapped(verb.entry.account))

      usage: \(usage)
      \(operands.isEmpty ? "" : "\noperands\n\(rows(operands))\n")\(actions(of: verb))
      options
      \(optionRows(of: verb))

      examples
      \(examples(of: verb.entry))

      """
  }

  func text(for action: HistoryAction) -> String {
    let entry = action.entry
    let words = [program, Verb.history.rawValue, action.rawValue, "[OPTIONS]"]
    let options = CommandOption.taken(by: .history).filter { $0.isTaken(by: action) }
    return """
      \(wrapped(entry.account))

      usage: \((words + entry.operands.map(\.usage)).joined(separator: " "))

      operands
      \(rows(entry.operands.map { ($0.name, $0.summary) }))

      options
      \(rows(options.map { (left(of: $0), explanation(of: $0, for: .history)) }))

      examples
      \(examples(of: entry))

      """
  }

  /// Lines to type; a long one goes on below, as a shell takes it.
  private func examples(of entry: Verb.Entry) -> String {
    entry.examples
      .map { example in
        let lines = TwoColumns.lines(of: "\(program) \(example)", width: width - 8)
        return "  " + lines.joined(separator: " \\\n      ")
      }
      .joined(separator: "\n")
  }

  private func actions(of verb: Verb) -> String {
    guard !verb.actions.isEmpty else { return "" }
    let lines = verb.actions.map { action in
      let words = [action.rawValue] + action.entry.operands.map(\.usage)
      return (words.joined(separator: " "), action.entry.summary)
    }
    return "\nactions\n\(rows(lines))\n"
  }

  private func summary(of verb: Verb) -> String {
    verb.entry.summary + (verb == .whenNoneIsNamed ? " (the verb when none is named)" : "")
  }

  private func optionRows(of verb: Verb) -> String {
    rows(CommandOption.taken(by: verb).map { (left(of: $0), explanation(of: $0, for: verb)) })
  }

  private func left(of option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + [option.spelling, option.placeholder].compactMap(\.self).joined(separator: " ")
  }

  /// What an option does, what it chooses among, and what holds without it.
  func explanation(of option: CommandOption, for verb: Verb) -> String {
    var text = option.summary
    let choices = option.choices(names)
    if !choices.isEmpty {
      text += ": " + choices.joined(separator: ", ")
    }
    let others = CommandOption.table.filter { other in
      other.group != nil && other.group == option.group && other.name != option.name
        && other.verbs.contains(verb)
    }
    var remarks =
      others.isEmpty ? [] : ["not with " + others.map(\.spelling).joined(separator: ", ")]
    if let standard = option.standards[verb] { remarks.append("default \(standard)") }
    if let actions = option.actions, !verb.actions.isEmpty {
      let takers = verb.actions.filter(actions.contains).map(\.rawValue)
      remarks.append("with " + takers.joined(separator: ", "))
    }
    return remarks.isEmpty ? text : "\(text) (\(remarks.joined(separator: "; ")))"
  }

  private func rows(_ rows: [(String, String)]) -> String {
    TwoColumns(rows: rows, width: width).text
  }

  private func wrapped(_ text: String) -> String {
    TwoColumns.lines(of: text, width: width).joined(separator: "\n")
  }
}

/// A list of names with what they mean beside them, wrapped to a width.
struct TwoColumns {
  let rows: [(String, String)]
  let width: Int

  private static let indent = 2
  private static let gap = 2
  /// A meaning narrower than this is not worth reading in a column.
  private static let narrowest = 20

  var text: String {
    let margin = Self.indent + (rows.map(\.0.count).max() ?? 0) + Self.gap
    let room = max(Self.narrowest, width - margin)
    return
      rows.flatMap { name, meaning in
        let lines = Self.lines(of: meaning, width: room)
        let blank = String(repeating: " ", count: margin)
        let label = String(repeating: " ", count: Self.indent) + name
        let head = label + blank.dropFirst(label.count) + (lines.first ?? "")
        return [head] + lines.dropFirst().map { blank + $0 }
      }
      .joined(separator: "\n")
  }

  /// Breaks a text at its spaces so that lines fit, as far as its longest word lets them.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
