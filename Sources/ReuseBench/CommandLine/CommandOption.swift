// SPDX-License-Identifier: Apache-2.0

/// One row of the table of options: what reading, help and suggestions know of it.
struct CommandOption: Sendable {
  /// What the option does when it stands on a line.
  enum Effect: Sendable {
    /// Help is printed and nothing else is done.
    case help
    /// The version is printed and nothing else is done.
    case version
    /// Something is noted; the option takes no value.
    case note(@Sendable (inout OptionValues) -> Void)
    /// A value is read and kept.
    case read(
      @Sendable (String, KnownNames, inout OptionValues) throws(UsageError.ValueFault) -> Void
    )
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
  /// The one-letter name, if it has one.
  var letter: Character?
  /// What stands for the value in help, or nil for an option that takes none.
  var placeholder: String?
  /// What it does, as one clause of help.
  let summary: String
  /// The registered names among which the value is chosen, for help.
  var choices: (@Sendable (KnownNames) -> [String])?
  /// What holds for a verb when the option is not given, for help.
  var shownDefault: (@Sendable (Verb) -> String?)?
  /// The verbs that take it.
  let verbs: Set<Verb>
  /// The actions of `history` that take it, or nil for all.
  var actions: Set<HistoryAction>?
  /// Whether those verbs cannot do without it.
  var isRequired = false
  /// The group of which a line has at most one.
  var group: ExclusiveGroup?
  /// What it does.
  let effect: Effect

  /// The name as typed.
  var spelling: String { "--\(name)" }

  /// Whether an action of a verb that takes the option takes it.
  func isTaken(by action: HistoryAction) -> Bool { actions?.contains(action) ?? true }

  /// The verbs that take it, in the order of the table of verbs.
  var takers: [Verb] { Verb.allCases.filter(verbs.contains) }
}
