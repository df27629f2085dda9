// SPDX-License-Identifier: Apache-2.0

/// One row of the table of options: what reading, help and suggestions know of it.
///
/// A name that means one thing to two verbs and is written differently there, as `--base` is a build
/// to `pair` and a profile to `profile`, has a row for each; no verb takes two rows of one name.
struct CommandOption: Sendable {
  /// A change of what a verb was asked for: what an option on a line comes to.
  typealias Edit = @Sendable (inout any VerbOptions) -> Void

  /// What the option does when it stands on a line.
  enum Effect: Sendable {
    /// Help is printed and nothing else is done.
    case help
    /// The version is printed and nothing else is done.
    case version
    /// Something is noted; the option takes no value.
    case note(Edit)
    case read(@Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Edit)
  }

  /// Options of which a line has at most one.
  enum ExclusiveGroup: Sendable {
    /// What a frame may take.
    case deadline
    /// How many pairs each case gets.
    case pairCount
    /// With what a profile is compared.
    case base
    /// In which form the answer is printed.
    case form
  }

  /// The name without its dashes.
  let name: String
  let letter: Character?
  /// What stands for the value in help, or nil for an option that takes none.
  let placeholder: String?
  /// What it does, as one clause of help.
  let summary: String
  /// The registered names among which the value is chosen, for help; empty where it is not.
  let choices: @Sendable (KnownNames) -> [String]
  /// Whether several of those may stand with commas between.
  let isList: Bool
  /// Whether the value may be a path.
  let takesFile: Bool
  /// What holds for each verb when the option is not given, for help; absent where nothing does.
  let standards: [Verb: String]
  let verbs: Set<Verb>
  let actions: Set<HistoryAction>?
  /// Whether those verbs cannot do without it.
  let isRequired: Bool
  let group: ExclusiveGroup?
  /// What it does.
  let effect: Effect

  var spelling: String { "--\(name)" }

  /// The verbs that take it, in the order of the table of verbs.
  var takers: [Verb] { Verb.allCases.filter(verbs.contains) }

  /// Whether an action of a verb that takes the option takes it.
  func isTaken(by action: HistoryAction) -> Bool { actions?.contains(action) ?? true }

  /// What the option comes to, with the text that was given with it.
  func edit(_ text: String?, knowing names: KnownNames) throws(UsageError.ValueFault) -> Edit {
    switch (effect, text) {
    case (.read(let read), let text?) where !text.isEmpty: return try read(text, names)
    case (.read, _): throw .missing(placeholder: placeholder ?? "")
    case (_, let text?): throw .unexpected(found: text)
    case (.note(let edit), nil): return edit
    case (.help, nil), (.version, nil): return { _ in }
    }
  }
}

extension CommandOption {
  /// An option with a value, which is read and put in a place of each verb's options.
  init<Value: Sendable>(
    _ name: String,
    _ placeholder: String,
    _ summary: String,
    reads reader: ValueReader<Value>,
    into places: [OptionPlace<Value>],
    standard: String? = nil,
    only actions: Set<HistoryAction>? = nil,
    isRequired: Bool = false,
    group: ExclusiveGroup? = nil
  ) {
    self.name = name
    letter = nil
    self.placeholder = placeholder
    self.summary = summary
    choices = reader.choices
    isList = reader.isList
    takesFile = reader.takesFile
    verbs = OptionPlace.verbs(of: places)
    standards = OptionPlace.standards(of: places, otherwise: standard)
    self.actions = actions
    self.isRequired = isRequired
    self.group = group
    effect = .read { text, names throws(UsageError.ValueFault) in
      let value = try reader.read(text, names)
      return { options in for place in places { place.put(value, &options) } }
    }
  }

  /// An option without a value, which puts a constant in a place of each verb's options.
  init<Value: Sendable>(
    _ name: String,
    _ summary: String,
    notes value: Value,
    in places: [OptionPlace<Value>],
    group: ExclusiveGroup? = nil
  ) {
    self.init(
      name,
      summary,
      verbs: OptionPlace.verbs(of: places),
      group: group,
      effect: .note { options in for place in places { place.put(value, &options) } }
    )
  }

  /// An option that says yes.
  init(
    _ name: String,
    _ summary: String,
    sets places: [OptionPlace<Bool>],
    group: ExclusiveGroup? = nil
  ) {
    self.init(name, summary, notes: true, in: places, group: group)
  }

  /// An option without a value.
  init(
    _ name: String,
    letter: Character? = nil,
    _ summary: String,
    verbs: Set<Verb>,
    group: ExclusiveGroup? = nil,
    effect: Effect
  ) {
    self.name = name
    self.letter = letter
    placeholder = nil
    self.summary = summary
    choices = { _ in [] }
    isList = false
    takesFile = false
    standards = [:]
    self.verbs = verbs
    actions = nil
    isRequired = false
    self.group = group
    self.effect = effect
  }
}

extension CommandOption {
  /// The table of options, in the order of help.
  static let table: [CommandOption] =
    choosing + measuring + pairing + profiling + keeping + judging + beginning + writing
    + everywhere

  /// The options that a verb takes, in the order of help.
  static func taken(by verb: Verb) -> [CommandOption] {
    table.filter { $0.verbs.contains(verb) }
  }

  private static let bySpelling: [String: [CommandOption]] = {
    var options: [String: [CommandOption]] = [:]
    for option in table {
      let letter = option.letter.map { "-\($0)" }
      for spelling in [option.spelling, letter].compactMap(\.self) {
        options[spelling, default: []].append(option)
      }
    }
    return options
  }()

  /// The rows with this long or one-letter name, dashes included.
  static func spelled(_ spelling: String) -> [CommandOption] {
    bySpelling[spelling] ?? []
  }
}
