// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Completions, as each shell itself makes them of a line.
@Suite(.startsPrograms) struct CompletionTests {
  /// A line as a shell sees it, and what has to be offered for its last word.
  struct Line: Sendable, CustomTestStringConvertible {
    /// The words before the one that is completed, then that one.
    let words: [String]
    let offered: Set<String>
    /// Whether files are offered besides.
    var takesFile = false

    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ offered: some Sequence<String>, takesFile: Bool = false) {
      self.words = words
      self.offered = Set(offered)
      self.takesFile = takesFile
    }
  }

  private static let names = CommandLineSamples.names

  /// The verbs, or a verb with an action, as the words of a line.
  private static let heads: [(words: [String], verb: Verb, action: HistoryAction?)] =
    Verb.allCases.flatMap { verb in
      verb.actions.isEmpty
        ? [([verb.rawValue], verb, nil)]
        : verb.actions.map { ([verb.rawValue, $0.rawValue], verb, $0) }
    }

  /// Every option of the table behind every verb that takes it, and behind every action.
  private static var optionLines: [Line] {
    heads.map { head in
      let options = CommandOption.taken(by: head.verb)
        .filter { option in head.action.map(option.isTaken) ?? true }
      let spellings = options.flatMap { [$0.spelling] + ($0.letter.map { ["-\($0)"] } ?? []) }
      return Line(head.words + ["-"], spellings)
    }
  }

  /// Every option with a value, behind the first verb that takes it.
  private static var valueLines: [Line] {
    CommandOption.table.filter { $0.placeholder != nil }
      .compactMap { option in
        let head = heads.first { head in
          option.verbs.contains(head.verb) && head.action.map(option.isTaken) ?? true
        }
        let files: Set = ["FILE", "NAME|FILE", "BINARY", "PLACE", "FOLDER"]
        return head.map { head in
          Line(
            head.words + [option.spelling, ""],
            option.choices(names),
            takesFile: files.contains(option.placeholder ?? "")
          )
        }
      }
  }

  /// Lines whose answers are written down by hand.
  private static let chosenLines = [
    Line([""], Verb.allCases.map(\.rawValue)), Line(["ru"], ["run"]),
    Line(["--suite", ""], ["smoke", "default", "full"]),
    Line(["--suite", "s"], ["smoke"]), Line(["--quiet", "me"], ["merge"]),
    Line(["run", "--cell", "card,n"], ["card,news"]),
    Line(["run", "--suite", "smoke", "--cell", "c"], ["card"]),
    Line(["run", "--pa"], ["--pace"]), Line(["run", "--pace", "p"], ["paced"]),
    Line(["history", ""], ["add", "show", "check", "export"]),
    Line(["history", "add", "--"], ["--commit", "--help", "--version"]),
    Line(["history", "--machine", "x", "ch"], ["check"]),
    Line(["completions", ""], ["bash", "zsh", "fish"]),
    Line(["export", "a.json", "--format", "g"], ["github-action-benchmark", "gobench"]),
    Line(["help", "ru"], ["run"]), Line(["help", "hit"], ["hitch"]),
    Line(["report", ""], [], takesFile: true), Line(["merge", "a", "b", ""], [], takesFile: true),
    Line(["compare", "a", ""], [], takesFile: true), Line(["compare", "a", "b", ""], []),
    Line(["history", "add", ""], [], takesFile: true),
    Line(["history", "add", "d", "e", "f", ""], [], takesFile: true),
    Line(["history", "check", "d", ""], []), Line(["run", "--rows", ""], []),
    Line(["init", ""], [], takesFile: true), Line(["no-such-verb", ""], []),
  ]

  static let lines = optionLines + valueLines + chosenLines

  /// What the shells of this machine offer for each line: the words of one line, a line each.
  private static func answers(
    _ lines: [Line],
    of shell: String,
    _ script: String,
    asking question: (Line) -> String
  ) throws -> [Set<String>] {
    let workplace = try Workplace()
    try workplace.write(Array(script.utf8), as: "completions")
    // The only file that there is to be offered.
    try FileManager.default.createDirectory(
      atPath: workplace.file("folder"),
      withIntermediateDirectories: false
    )
    try workplace.write([], as: "folder/a file")
    let program = lines.map { "\(question($0))\nprintf '%s\\n' '\u{1}'" }.joined(separator: "\n")
    try workplace.write(Array("\(setup[shell] ?? "")\ncd folder\n\(program)\n".utf8), as: "ask")
    let path = try require(Executable.find(shell)?.path)
    let options = ["zsh": ["-f"], "fish": ["--no-config"]][shell] ?? ["--norc"]
    let ending = try workplace.run(
      options + [workplace.file("ask")],
      of: path,
      environment: [
        "SCRIPT": workplace.file("completions"), "HOME": workplace.path, "LC_ALL": "C.UTF-8",
      ]
    )
    expect(ending.status == 0 && ending.error.isEmpty, "\(ending.account)")
    let parts = ending.output.components(separatedBy: "\u{1}\n")
    try require(parts.count == lines.count + 1, "\(ending.account)")
    return parts.dropLast()
      .map { part in
        Set(part.split(separator: "\n").map { String($0.split(separator: "\t")[0]) })
      }
  }

  /// What each shell does before the first line.
  private static let setup = [
    "bash": #"""
    . "$SCRIPT"
    ask() {
      COMP_WORDS=(reuse-bench "$@") COMP_CWORD=$# COMPREPLY=()
      _reuse_bench
      for word in "${COMPREPLY[@]}"; do printf '%s\n' "$word"; done
    }
    """#,
    // The functions by which zsh takes what is offered, with what they do to words and prefixes.
    "zsh": #"""
    compdef() { }
    compset() {
      if [[ $1 == -P && $now == ${~2}* ]]; then
        local rest=${now##${~2}}
        kept=$kept${now%$rest} now=$rest
      fi
    }
    put() { local word; for word; do [[ $word == $now* ]] && print -r -- "$kept$word"; done }
    compadd() { while [[ $1 == -* && $1 != -a ]]; do [[ $1 == -S ]] && shift; shift; done; put ${(P)2} }
    _describe() { [[ $1 == -o ]] && shift; put ${${(P)2}%%:*} }
    _files() { compadd_files=(*); put $compadd_files }
    . "$SCRIPT"
    ask() {
      words=(reuse-bench "$@") CURRENT=$#words now=${words[-1]} kept=
      _reuse_bench
      true
    }
    """#,
    "fish": ". $SCRIPT",
  ]

  /// The shells of this machine, of which bash is always one.
  private static let installed = ["bash"] + ["zsh", "fish"].filter(isThere)

  private static func isThere(_ shell: String) -> Bool { Executable.find(shell) != nil }

  private static func check(_ answers: [Set<String>]) {
    for (line, answer) in zip(lines, answers) {
      let expected = line.takesFile ? line.offered.union(["a file"]) : line.offered
      expectEqual(answer, expected, "\(line.testDescription)")
    }
  }

  private static func quoted(_ line: Line) -> String {
    "ask " + line.words.map { "'\($0)'" }.joined(separator: " ")
  }

  private static let table = CompletionTable(program: "reuse-bench", names: names)

  @Test("bash offers what the table has, for every option and value")
  func bash() throws {
    let script = BashCompletion(table: Self.table).text
    Self.check(try Self.answers(Self.lines, of: "bash", script, asking: Self.quoted))
  }

  @Test(
    "zsh offers what the table has, for every option and value",
    .enabled(if: isThere("zsh"), "there is no zsh; the structure of its script is tested alone")
  )
  func zsh() throws {
    let script = ZshCompletion(table: Self.table).text
    Self.check(try Self.answers(Self.lines, of: "zsh", script, asking: Self.quoted))
  }

  @Test(
    "fish offers what the table has, for every option and value",
    .enabled(if: isThere("fish"), "there is no fish; the structure of its script is tested alone")
  )
  func fish() throws {
    let script = FishCompletion(table: Self.table).text
    let answers = try Self.answers(Self.lines, of: "fish", script) { line in
      let words = (["reuse-bench"] + line.words).joined(separator: " ")
      return "complete -C '\(words)'"
    }
    // For a single dash fish offers the short names and what may follow a long one.
    Self.check(answers)
  }

  @Test("a value may stand behind an equals sign")
  func equalsSign() throws {
    let script = BashCompletion(table: Self.table).text
    // bash cuts the line at the sign, and a value is offered without the name before it.
    let lines = [
      Line(["run", "--suite", "=", "s"], ["smoke"]),
      Line(["run", "--pace", "="], ["tight", "paced"]),
      Line(["run", "--suite", "=", "full", "--pace", "p"], ["paced"]),
    ]
    let answers = try Self.answers(lines, of: "bash", script, asking: Self.quoted)
    expectEqual(answers, lines.map(\.offered))
  }

  @Test("names that a shell would run, expand or cut are offered as they are", arguments: installed)
  func oddNames(_ shell: String) throws {
    var names = Self.names
    names.suites = [
      "$(touch oops)", "`touch oops`", "it's", "a\\b", "*", "\"", "$HOME", "a:b", "=ls", "~",
    ]
    let table = CompletionTable(program: "my bench; touch oops", names: names)
    let script =
      switch shell {
      case "bash": BashCompletion(table: table).text
      case "zsh": ZshCompletion(table: table).text
      default: FishCompletion(table: table).text
      }
    // A program of that name cannot be typed for fish here, so its lines are of the usual one.
    let renamed = script.replacing("my_bench__touch_oops", with: "reuse_bench")
      .replacing("'my bench; touch oops'", with: "reuse-bench")
    let lines = [Line(["run", "--suite", ""], names.suites)]
    let answers = try Self.answers(lines, of: shell, renamed) { line in
      shell == "fish" ? "complete -C 'reuse-bench run --suite '" : Self.quoted(line)
    }
    expectEqual(
      answers.map { $0.map { $0.replacing("\\", with: "") } }.map(Set.init).first,
      Set(names.suites.map { $0.replacing("\\", with: "") })
    )
  }

  @Test("a script has what the tables have, and shells find no fault in it")
  func structure() throws {
    let scripts = [
      BashCompletion(table: Self.table).text, ZshCompletion(table: Self.table).text,
      FishCompletion(table: Self.table).text,
    ]
    for script in scripts {
      for verb in Verb.allCases { expect(script.contains(verb.rawValue)) }
      for option in CommandOption.table {
        let isThere = script.contains(option.spelling) || script.contains("-l \(option.name) ")
        expect(isThere, "\(option.spelling)")
        for choice in option.choices(Self.names) { expect(script.contains(choice), "\(choice)") }
      }
    }
    let lines = Self.table.lines
    for (words, verb, action) in Self.heads {
      let line = try require(lines.first { $0.verb == verb && $0.action == action }, "\(words)")
      let expected = CommandOption.taken(by: verb)
        .filter { option in action.map(option.isTaken) ?? true }
      expectEqual(line.options.map { $0.spellings[0] }, expected.map(\.spelling))
    }
    for shell in Self.installed {
      let path = try require(Executable.find(shell)?.path)
      let workplace = try Workplace()
      let script = try workplace.run(["completions", shell]).exited(0)
      try workplace.write(Array(script.output.utf8), as: "script")
      let check = try workplace.run("-n script", of: path)
      expect(check.status == 0 && check.error.isEmpty, "\(check.account)")
    }
    let workplace = try Workplace()
    let shown = try workplace.run("completions fish")
    let written = try workplace.run("completions fish --output new/folder/reuse-bench.fish")
    expect(written.status == 0 && written.output.isEmpty, "\(written.account)")
    try expectEqual(workplace.bytes(of: "new/folder/reuse-bench.fish"), Data(shown.output.utf8))
    let other = try workplace.run("completions bas")
    expectEqual(other.status, 64)
    expect(other.error.contains("completions of bash, zsh, fish; found 'bas'"))
    expect(other.error.contains("Did you mean 'bash'?"))
  }
}
