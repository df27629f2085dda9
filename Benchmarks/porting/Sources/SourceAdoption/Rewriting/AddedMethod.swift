// SPDX-License-Identifier: Apache-2.0

/// A method that a class is given, and the protocol that asks for it.
///
/// The conformance is added to the first line of the class and the method before its closing brace, on the brace's
/// line, so that no other line moves and a class below can override it.
struct AddedMethod {
  let type: TypeDeclaration
  /// The protocol.
  let conformance: String
  /// The method from `func` on.
  let text: String
  let kind: Edit.Kind
  /// What the mark says of the method.
  let mark: String
  /// Whether a class above has the method.
  let overrides: Bool
  /// Whether something was added to the class before its brace, which ends with a semicolon.
  let isSeparated: Bool
  /// Whether a conformance was added to the class.
  let isConforming: Bool

  /// The changes; none to a class without an end.
  var edits: [(file: Int, edit: Edit)] {
    guard let brace = type.closingBrace else { return [] }
    let access =
      type.modifiers.contains("open") ? "open " : type.modifiers.contains("public") ? "public " : ""
    let separator = type.needsSeparator && !isSeparated ? "; " : ""
    let method = separator + (overrides ? "override " : "") + access + text
    var edits = [
      Edit(range: brace..<brace, replacement: Array(method.utf8), kind: kind, mark: mark)
    ]
    if !overrides {
      let article = "AEIOU".contains(conformance.prefix(1)) ? "an" : "a"
      let start = type.inherited.isEmpty && !isConforming ? ": " : ", "
      edits.append(
        Edit(
          range: type.headerEnd..<type.headerEnd,
          replacement: Array((start + conformance).utf8),
          kind: .conforms,
          mark: "made \(article) \(conformance)"
        )
      )
    }
    return edits.map { (type.file, $0) }
  }
}
