// SPDX-License-Identifier: Apache-2.0

/// One row of the table of options, by which lines are read and help is written.
///
/// A name with two meanings, as `--base` of `pair` and of `profile`, has a row for each; no verb takes two
/// rows of one name.
struct CommandOption: Sendable {
  /// The change that an option on a line makes to the options of its verb.
  typealias Edit = @Sendable (inout any VerbOptions) -> Void

  enum Effect: Sendable {
    case help
    case version
    /// Notes a constant; the option takes no value.
    case note(Edit)
    case read(@Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Edit)
  }

  /// Options of which a line has at most one.
  enum ExclusiveGroup: Sendable {
    case deadline, pairCount
    case base
    case form
  }

  /// The name without its dashes.
  let name: String
  let letter: Character?
  /// The placeholder of the value in help; nil for an option without a value.
  let placeholder: String?
  let summary: String
  let actions: Set<HistoryAction>?
  let isRequired: Bool
  let group: ExclusiveGroup?
  /// The registered names that the value is one of; empty for free values.
  private(set) var choices: @Sendable (KnownNames) -> [String] = { _ in [] }
  /// True if several of those may follow each other with commas between.
  private(set) var isList = false
  private(set) var takesFile = false
  /// The value without the option, by verb, for help.
  private(set) var standards: [Verb: String] = [:]
  private(set) var verbs: Set<Verb>
  private(set) var effect: Effect

  /// Describes an option as help shows it, such as `rows LIST`; by default its verbs and effect follow from
  /// ``reads(_:into:standard:)`` or ``notes(_:in:)``.
  init(
    _ usage: String,
    letter: Character? = nil,
    _ summary: String,
    only actions: Set<HistoryAction>? = nil,
    isRequired: Bool = false,
    group: ExclusiveGroup? = nil,
    does effect: Effect? = nil
  ) {
    let words = usage.split(separator: " ").map(String.init)
    name = words[0]
    placeholder = words.dropFirst().first
    self.letter = letter
    self.summary = summary
    self.actions = actions
    self.isRequired = isRequired
    self.group = group
    verbs = effect == nil ? [] : Set(Verb.allCases)
    self.effect = effect ?? .note { _ in }
  }

  /// Returns the option with a value, which is read and put in a place of each verb's options.
  func reads<Value: Sendable>(
    _ reader: ValueReader<Value>,
    into places: [OptionPlace<Value>],
    standard: String? = nil
  ) -> CommandOption {
    var option = self
    option.choices = reader.choices
    option.isList = reader.isList
    option.takesFile = reader.takesFile
    option.verbs = OptionPlace.verbs(of: places)
    option.standards = OptionPlace.standards(of: places, otherwise: standard)
    option.effect = .read { text, names throws(UsageError.ValueFault) in
      let value = try reader.read(text, names)
      return { options in for place in places { place.put(value, &options) } }
    }
    return option
  }

  /// Returns the option without a value, which puts a constant in a place of each verb's options.
  func notes<Value: Sendable>(_ value: Value, in places: [OptionPlace<Value>]) -> CommandOption {
    var option = self
    option.verbs = OptionPlace.verbs(of: places)
    option.effect = .note { options in for place in places { place.put(value, &options) } }
    return option
  }

  var spelling: String { "--\(name)" }

  var takers: [Verb] { Verb.allCases.filter(verbs.contains) }

  func isTaken(by action: HistoryAction) -> Bool { actions?.contains(action) ?? true }

  /// Returns the change that the option makes, given the text of its value.
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

/// Where the value of an option goes: a property of what some verbs were asked for.
struct OptionPlace<Value: Sendable>: Sendable {
  let verbs: Set<Verb>
  /// What holds there when the option is not given, for help; nil for what the row says.
  let standard: String?
  let put: @Sendable (Value, inout any VerbOptions) -> Void

  static func at<Options: VerbOptions>(
    _ path: any WritableKeyPath<Options, Value> & Sendable,
    standard: String? = nil
  ) -> OptionPlace {
    OptionPlace(verbs: [Options.verb], standard: standard) { value, options in
      guard var own = options as? Options else { return }
      own[keyPath: path] = value
      options = own
    }
  }

  /// A property of the options of one verb that is nil until it is told.
  static func at<Options: VerbOptions>(
    _ path: any WritableKeyPath<Options, Value?> & Sendable,
    standard: String? = nil
  ) -> OptionPlace {
    OptionPlace(verbs: [Options.verb], standard: standard) { value, options in
      guard var own = options as? Options else { return }
      own[keyPath: path] = value
      options = own
    }
  }

  static func selecting(_ path: any WritableKeyPath<Selection, Value> & Sendable) -> OptionPlace {
    selecting(by: selectingVerbs) { value, selection in selection[keyPath: path] = value }
  }

  static func selecting(
    _ path: any WritableKeyPath<Selection, Value?> & Sendable,
    by verbs: Set<Verb> = selectingVerbs
  ) -> OptionPlace {
    selecting(by: verbs) { value, selection in selection[keyPath: path] = value }
  }

  private static var selectingVerbs: Set<Verb> {
    [
      RunOptions.verb, ListOptions.verb, VerifyOptions.verb, AdviseOptions.verb, PairOptions.verb,
      DriverOptions.verb,
    ]
  }

  private static func selecting(
    by verbs: Set<Verb>,
    _ put: @escaping @Sendable (Value, inout Selection) -> Void
  ) -> OptionPlace {
    OptionPlace(verbs: verbs, standard: nil) { value, options in
      guard var own = options as? any SelectingOptions else { return }
      put(value, &own.selection)
      options = own
    }
  }

  static func verbs(of places: [OptionPlace]) -> Set<Verb> {
    places.reduce(into: []) { $0.formUnion($1.verbs) }
  }

  static func standards(of places: [OptionPlace], otherwise common: String?) -> [Verb: String] {
    var standards: [Verb: String] = [:]
    for place in places {
      for verb in place.verbs { standards[verb] = place.standard ?? common }
    }
    return standards
  }
}
