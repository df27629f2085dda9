// SPDX-License-Identifier: Apache-2.0

enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

struct CompletionsOptions: VerbOptions {
  typealias Command = CompletionsVerb

  static let verb = Verb.completions

  let shell: Shell
  var output: String?

  init(operands: [String]) throws(UsageError) {
    guard let shell = Shell(rawValue: operands[0]) else {
      let nearest = NearestSpelling.of(operands[0], among: Shell.allCases.map(\.rawValue))
      throw .word(.unknownShell(found: operands[0], nearest: nearest), verb: .completions)
    }
    self.shell = shell
  }
}

/// `completions`: writes the script by which a shell completes lines of this program.
struct CompletionsVerb: VerbCommand {
  let options: CompletionsOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let table = CompletionTable(program: Tool.program, names: BenchmarkTool.names)
    let text =
      switch options.shell {
      case .bash: BashCompletion(table: table).text
      case .zsh: ZshCompletion(table: table).text
      case .fish: FishCompletion(table: table).text
      }
    try OutputFile.put(text, at: options.output, else: terminal)
    return .success
  }
}
