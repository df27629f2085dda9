// SPDX-License-Identifier: Apache-2.0

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
