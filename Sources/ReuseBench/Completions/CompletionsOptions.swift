// SPDX-License-Identifier: Apache-2.0

/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// What `completions` was asked for.
struct CompletionsOptions: Sendable, Equatable {
  /// The shell, as the line names it.
  var word: String
  var output: String?

  var shell: Shell? { Shell(rawValue: word) }
}

extension CompletionsOptions: VerbOptions {
  static let verb = Verb.completions

  init(operands: [String]) { self.init(word: operands[0]) }

  func invocation() throws(UsageError) -> Invocation {
    guard shell != nil else {
      let nearest = NearestSpelling.of(word, among: Shell.allCases.map(\.rawValue))
      throw .word(.unknownShell(found: word, nearest: nearest), verb: .completions)
    }
    return .completions(self)
  }
}
