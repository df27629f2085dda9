// SPDX-License-Identifier: Apache-2.0

/// A command line as a shell takes it.
struct TypedCommand {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./=,:+@%"
  )

  /// The line: words with anything unusual in them stand between single quotation marks.
  let text: String

  /// Joins a program and its arguments.
  init(program: String, arguments: [String], _ typography: Typography) {
    text = ([program] + arguments).map { Self.quoted(typography.foreign($0)) }
      .joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
