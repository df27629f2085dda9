// SPDX-License-Identifier: Apache-2.0

struct ManualOptions: OperandlessOptions {
  typealias Command = ManualVerb

  static let verb = Verb.manual

  var output: String?
}

/// `manual`: writes the manual page.
struct ManualVerb: VerbCommand {
  let options: ManualOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let page = ManualPage(program: Tool.program, names: BenchmarkTool.names).text
    try OutputFile.put(page, at: options.output, else: terminal)
    return .success
  }
}

/// The manual page in roff, by the macros of man(7), made from the tables of verbs, options and exits.
struct ManualPage {
  let program: String
  let names: KnownNames

  var text: String {
    let title = program.uppercased()
    let lines =
      [
        #".\" Written by '\#(program) manual'."#,
        ".TH \(quoted(title)) 1 \(Tool.versionDate) \(quoted("\(program) \(Tool.version)")) \"User commands\"",
        ".SH NAME",
      ] + filled("\(program) - \(Self.purpose)") + [
        ".SH SYNOPSIS", line(bold(program)), "[\\fIVERB\\fR] [\\fIOPTIONS\\fR] [\\fIWORDS\\fR]",
        ".SH DESCRIPTION",
      ] + filled(Self.description) + Verb.allCases.flatMap(verb)
      + [".SH \"EXIT STATUS\""]
      + ExitCode.allCases.flatMap { tagged(bold(String($0.rawValue)), $0.meaning) }
      + [".SH FILES"] + tagged(italic(RunOptions.standardOutput), Self.document)
      + [".SH ENVIRONMENT"] + tagged(bold("NO_COLOR"), Self.color)
      + tagged(bold("COLUMNS"), Self.columns)
      + [".SH \"REPORT WORDS\""] + ReportWord.all.flatMap { tagged(bold($0.name), $0.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Columns of the lines of text in the page itself.
  private static let width = 78

  private static let purpose =
    "measure what it costs to fill the cells of a scrolling list, against the frame budget"
  private static let description =
    "The first word that is no option is the verb; without one the verb is"
    + " '\(Verb.whenNoneIsNamed.rawValue)'. Data goes to standard output, progress, remarks and faults go to"
    + " standard error. An option that takes a value has it as the next word or behind an equals sign."
  private static let document = "The document that a run or a merge writes unless told otherwise."
  private static let color = "Where it is set and not empty, nothing is coloured unless told to."
  private static let columns = "How many columns a page has."

  /// A section for a verb: what it does, how it is called, its words, options and examples.
  private func verb(_ verb: Verb) -> [String] {
    let entry = verb.entry
    var lines = [".SH \(quoted(verb.rawValue.uppercased()))"] + filled(entry.account)
    if verb.actions.isEmpty {
      lines += call(verb, nil, entry)
      lines += options(CommandOption.taken(by: verb), of: verb)
    } else {
      for action in verb.actions {
        lines += [".SS \(quoted("\(verb.rawValue) \(action.rawValue)"))"]
        lines += filled(action.entry.account) + call(verb, action, action.entry)
        lines += options(CommandOption.taken(by: verb).filter { $0.isTaken(by: action) }, of: verb)
      }
    }
    return lines
  }

  /// The line to type, its words and two examples.
  private func call(_ verb: Verb, _ action: HistoryAction?, _ entry: Verb.Entry) -> [String] {
    let required = CommandOption.taken(by: verb).filter(\.isRequired)
      .map { "\(bold($0.spelling)) \(italic($0.placeholder ?? ""))" }
    let command = [program, verb.rawValue, action?.rawValue].compactMap(\.self)
    let words =
      command.map(bold) + required + ["[" + italic("OPTIONS") + "]"]
      + entry.operands.map { italic($0.usage) }
    return [".PP", line(words.joined(separator: " "))]
      + entry.operands.flatMap { tagged(italic($0.name), $0.summary) }
      + [".PP", "Examples:", ".PP", ".RS 4", ".nf"]
      + entry.examples.map { line(plain("\(program) \($0)")) } + [".fi", ".RE"]
  }

  private func options(_ options: [CommandOption], of verb: Verb) -> [String] {
    let help = Help(program: program, names: names, width: Terminal.widths.upperBound)
    return options.flatMap { option in
      let spellings = (option.letter.map { ["-\($0)"] } ?? []) + [option.spelling]
      let value = option.placeholder.map { " " + italic($0) } ?? ""
      return tagged(
        spellings.map(bold).joined(separator: ", ") + value,
        help.explanation(of: option, for: verb)
      )
    }
  }

  private func tagged(_ tag: String, _ text: String) -> [String] {
    [".TP", line(tag)] + filled(text)
  }

  private func filled(_ text: String) -> [String] {
    TwoColumns.lines(of: plain(text), width: Self.width).map(line)
  }

  private func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

  private func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

  private func quoted(_ text: String) -> String {
    "\"" + plain(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// A text that begins a line, which a dot or an apostrophe would make a request.
  private func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") || text.hasPrefix("\\(aq") ? "\\&" + text : text
  }

  /// A text as it is: what roff gives a meaning is escaped, and what is not ASCII stands as its number.
  private func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F:
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0xA0: result += " "
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return result
  }
}
