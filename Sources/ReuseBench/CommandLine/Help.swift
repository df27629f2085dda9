// SPDX-License-Identifier: Apache-2.0

/// The help texts, made from the tables of verbs, options and exits.
struct Help {
  /// The name under which the executable was started.
  let program: String
  /// What the registered scenarios define, for the options that choose among names.
  let names: KnownNames
  /// Columns of the page; lines stay inside where words allow.
  let width: Int

  /// The help of one verb, or the general one.
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

      \(wrapped("Type '\(program) VERB --help' for the options of a verb."))

      """
  }

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

      """
  }

  /// The help of one action of a verb.
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
      \(rows(options.map { (left(of: $0), right(of: $0, for: .history)) }))

      """
  }

  /// The actions of a verb that has some, with the words that each needs.
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
    rows(CommandOption.taken(by: verb).map { (left(of: $0), right(of: $0, for: verb)) })
  }

  private func left(of option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + [option.spelling, option.placeholder].compactMap(\.self).joined(separator: " ")
  }

  private func right(of option: CommandOption, for verb: Verb) -> String {
    var text = option.summary
    if let choices = option.choices?(names), !choices.isEmpty {
      text += ": " + choices.joined(separator: ", ")
    }
    let others = CommandOption.table.filter { other in
      other.group != nil && other.group == option.group && other.name != option.name
        && other.verbs.contains(verb)
    }
    var remarks =
      others.isEmpty ? [] : ["not with " + others.map(\.spelling).joined(separator: ", ")]
    if let standard = option.shownDefault?(verb) { remarks.append("default \(standard)") }
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
