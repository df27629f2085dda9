// SPDX-License-Identifier: Apache-2.0

/// Reads a command line by the tables of verbs and options.
struct CommandLineReader {
  private struct Given {
    let option: CommandOption
    var edit: CommandOption.Edit = { _ in }
  }

  private let tokens: [CommandLineToken]
  private let names: KnownNames

  /// Reads the arguments that follow the program's name.
  static func read(
    _ arguments: [String],
    knowing names: KnownNames
  ) throws(UsageError) -> any VerbOptions {
    let reader = CommandLineReader(tokens: CommandLineToken.pieces(of: arguments), names: names)
    return try reader.options()
  }

  private func options() throws(UsageError) -> any VerbOptions {
    let word = tokens.lazy.compactMap(\.word).first
    let verb = word.flatMap { Verb(rawValue: $0) }
    let wantsHelp = tokens.contains { $0.asksForHelp }
    if !wantsHelp, let spelling = tokens.lazy.compactMap(\.unknownOption).first {
      throw unknownOption(spelling, verb: verb)
    }
    if let word, verb == nil { throw unknownVerb(word) }
    if wantsHelp { return HelpOptions(topicOfHelp(on: verb)) }
    if tokens.contains(where: { $0.asksForVersion }) { return HelpOptions(.version) }

    let chosen = verb ?? .whenNoneIsNamed
    let operands = tokens.compactMap(\.operand).dropFirst(word == nil ? 0 : 1)
    let action = try action(of: chosen, operands.first)
    let given = try given(for: chosen, action)
    try check(Array(operands), of: chosen, action)
    var options: any VerbOptions = try chosen.options.init(operands: Array(operands))
    for option in given { option.edit(&options) }
    return options
  }

  private func topicOfHelp(on verb: Verb?) -> HelpOptions.Topic {
    let words = tokens.compactMap(\.word)
    guard let verb, !verb.actions.isEmpty, words.count > 1,
      let action = verb.actions.first(where: { $0.rawValue == words[1] })
    else { return .verb(verb) }
    return .action(action)
  }

  private func action(of verb: Verb, _ word: String?) throws(UsageError) -> HistoryAction? {
    guard let operand = verb.entry.operands.first, !verb.actions.isEmpty else { return nil }
    guard let word else { throw .word(.missingOperand(operand, verb: verb), verb: verb) }
    guard let action = verb.actions.first(where: { $0.rawValue == word }) else {
      let nearest = NearestSpelling.of(word, among: verb.actions.map(\.rawValue))
      throw .word(.unknownAction(found: word, nearest: nearest, verb: verb), verb: verb)
    }
    return action
  }

  private func given(for verb: Verb, _ action: HistoryAction?) throws(UsageError) -> [Given] {
    var given: [Given] = []
    for case .option(let spelling, let rows, let text) in tokens {
      var next = try row(of: spelling, rows, after: given, for: verb, action)
      do throws(UsageError.ValueFault) {
        next.edit = try next.option.edit(text, knowing: names)
      } catch {
        throw .value(error, option: next.option.spelling, verb: verb)
      }
      given.append(next)
    }
    for option in CommandOption.taken(by: verb) where option.isRequired {
      guard given.contains(where: { $0.option.name == option.name }) else {
        let fault = UsageError.OptionFault.missing(
          option: option.spelling,
          placeholder: option.placeholder ?? "",
          verb: verb
        )
        throw .option(fault, verb: verb)
      }
    }
    return given
  }

  /// The row of an option that a verb and its action take, after the options before it.
  private func row(
    of spelling: String,
    _ rows: [CommandOption],
    after given: [Given],
    for verb: Verb,
    _ action: HistoryAction?
  ) throws(UsageError) -> Given {
    guard let option = rows.first(where: { $0.verbs.contains(verb) }) else {
      let takers = Verb.allCases.filter { verb in rows.contains { $0.verbs.contains(verb) } }
      let fault = UsageError.OptionFault.ofAnotherVerb(option: spelling, verb: verb, takers: takers)
      throw .option(fault, verb: verb)
    }
    guard !given.contains(where: { $0.option.name == option.name }) else {
      throw .option(.repeated(option: option.spelling), verb: verb)
    }
    if let group = option.group, let other = given.first(where: { $0.option.group == group }) {
      throw .option(.excluded(option: other.option.spelling, other: option.spelling), verb: verb)
    }
    if let action, !option.isTaken(by: action) {
      let fault = UsageError.OptionFault.ofAnotherAction(
        option: option.spelling,
        action: action,
        takers: verb.actions.filter(option.isTaken)
      )
      throw .option(fault, verb: verb)
    }
    return Given(option: option)
  }

  private func check(
    _ operands: [String],
    of verb: Verb,
    _ action: HistoryAction?
  ) throws(UsageError) {
    let needed =
      (action == nil ? [] : verb.entry.operands) + (action?.entry.operands ?? verb.entry.operands)
    let most = needed.last?.isRepeated == true ? Int.max : needed.count
    let least = needed.count { !$0.isOptional }
    if operands.count > most {
      let fault = UsageError.WordFault.unexpectedOperand(found: operands[most], verb: verb)
      throw .word(fault, verb: verb)
    }
    if operands.count < least {
      throw .word(.missingOperand(needed[operands.count], verb: verb), verb: verb)
    }
    if let place = operands.firstIndex(of: ""), let last = needed.last {
      let operand = place < needed.count ? needed[place] : last
      throw .word(.emptyOperand(operand, verb: verb), verb: verb)
    }
  }

  private func unknownVerb(_ word: String) -> UsageError {
    .word(.unknownVerb(found: word, nearest: Suggestion.forWord(word, knowing: names)), verb: nil)
  }

  private func unknownOption(_ spelling: String, verb: Verb?) -> UsageError {
    let nearest = Suggestion.forOption(spelling, of: verb ?? .whenNoneIsNamed)
    return .option(.unknown(found: spelling, nearest: nearest), verb: verb)
  }
}

/// One piece of a command line, before anybody asks whether it makes sense.
enum CommandLineToken: Sendable {
  case word(String)
  /// A word after `--`, never a verb or an option.
  case operand(String)
  /// An option as it was spelled, the rows that have this spelling, and the text that belongs to it:
  /// joined by "=" or the next argument.
  case option(spelling: String, rows: [CommandOption], text: String?)
  /// Something with a dash in front that is in no table.
  case unknownOption(String)

  /// Cuts arguments into pieces.
  ///
  /// An argument that begins with two dashes is never taken as the value of the one before it, so
  /// that a forgotten value is noticed; `--name=--value` gives such a value.
  static func pieces(of arguments: [String]) -> [CommandLineToken] {
    var tokens: [CommandLineToken] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        return tokens + rest.map(CommandLineToken.operand)
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        tokens.append(.word(argument))
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let rows = CommandOption.spelled(name)
      guard let option = rows.first else {
        tokens.append(.unknownOption(name))
        continue
      }
      var text = parts.count == 2 ? String(parts[1]) : nil
      if text == nil, option.placeholder != nil, let next = rest.first, !next.hasPrefix("--") {
        text = rest.popFirst()
      }
      tokens.append(.option(spelling: name, rows: rows, text: text))
    }
    return tokens
  }

  /// The text of a word before `--`.
  var word: String? {
    if case .word(let text) = self { text } else { nil }
  }

  /// The text of a word, wherever it stands.
  var operand: String? {
    switch self {
    case .word(let text), .operand(let text): text
    case .option, .unknownOption: nil
    }
  }

  var unknownOption: String? {
    if case .unknownOption(let spelling) = self { spelling } else { nil }
  }

  private var effectWithoutValue: CommandOption.Effect? {
    if case .option(_, let rows, text: nil) = self { rows.first?.effect } else { nil }
  }

  /// Whether this asks for help, without a value that it cannot take.
  var asksForHelp: Bool {
    if case .help = effectWithoutValue { true } else { false }
  }

  var asksForVersion: Bool {
    if case .version = effectWithoutValue { true } else { false }
  }
}
