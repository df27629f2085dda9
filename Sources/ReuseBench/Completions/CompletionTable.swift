// SPDX-License-Identifier: Apache-2.0

/// What may stand where on a line, as the tables of verbs and options have it: the same for all shells.
struct CompletionTable {
  /// What a value or an operand is completed from.
  struct Words: Equatable {
    var choices: [String] = []
    var isList = false
    var takesFile = false
  }

  struct Option {
    /// What is typed: the long name, and the one-letter one where there is one.
    let spellings: [String]
    let summary: String
    /// What follows it; nil for an option without a value.
    let value: Words?
  }

  /// A verb, or one action of a verb that has some: it decides which options and words there are.
  struct Line {
    let verb: Verb
    let action: HistoryAction?
    let options: [Option]
    let operands: [Words]
    let isRepeated: Bool
  }

  let program: String
  /// All lines, in the order of the table of verbs; an action after its verb.
  let lines: [Line]
  /// The options that take a value, whatever the verb.
  let valueOptions: [String]

  init(program: String, names: KnownNames) {
    self.program = program
    lines = Verb.allCases.flatMap { verb in
      [Self.line(of: verb, nil, names)] + verb.actions.map { Self.line(of: verb, $0, names) }
    }
    let taking = CommandOption.table.filter { $0.placeholder != nil }
      .map(\.spelling)
    valueOptions = Set(taking).sorted()
  }

  /// The name as a part of a shell's function names.
  var identifier: String {
    String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func line(of verb: Verb, _ action: HistoryAction?, _ names: KnownNames) -> Line {
    let options = CommandOption.taken(by: verb)
      .filter { option in action.map(option.isTaken) ?? true }
    let operands = action?.entry.operands ?? verb.entry.operands
    return Line(
      verb: verb,
      action: action,
      options: options.map { Option($0, names) },
      operands: operands.map { words(of: $0, verb) },
      isRepeated: operands.last?.isRepeated == true
    )
  }

  private static func words(of operand: Verb.Operand, _ verb: Verb) -> Words {
    switch operand.completion {
    case .nothing: Words()
    case .file: Words(takesFile: true)
    case .words(let choices): Words(choices: choices)
    }
  }
}

extension CompletionTable.Option {
  fileprivate init(_ option: CommandOption, _ names: KnownNames) {
    spellings = [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
    summary = option.summary
    value =
      option.placeholder == nil
      ? nil
      : CompletionTable.Words(
        choices: option.choices(names),
        isList: option.isList,
        takesFile: option.takesFile
      )
  }
}

extension [String] {
  var shellWords: String { map(\.shellWord).joined(separator: " ") }
}
