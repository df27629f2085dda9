// SPDX-License-Identifier: Apache-2.0

/// Gives the variables of the written code their names.
struct NibNames {
  private var taken: Set<String> = [
    "coder", "made", "connect", "addTarget", "owner", "makeObjects",
  ]

  /// A name that no other variable has: the wish, with a number where it is taken.
  mutating func unique(_ wish: String) -> String {
    let start = Self.identifier(wish) ?? "object"
    var name = start
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(start)\(number)"
      number += 1
    }
    return name
  }

  /// The name of a variable that some words give, in camel case; nil if they give none.
  ///
  /// Only letters and digits of ASCII stay: a name is to be typed on any keyboard.
  static func identifier(_ words: String) -> String? {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = ([lowered(first)] + rest).joined()
    guard let letter = name.first, letter.isLetter else { return nil }
    return keywords.contains(name) ? name + "Object" : name
  }

  /// The word with its first letters small: "titleLabel", "urlLabel" from "URLLabel", "id" from "ID".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return capitals.lowercased() + word.dropFirst(capitals.count) }
    let isWhole =
      capitals.count == word.count || word.dropFirst(capitals.count).first?.isNumber == true
    let count = isWhole ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Whether a name can stand for a class: a word of letters, digits and underscores, or some with dots.
  static func isType(_ name: String) -> Bool {
    !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { part in
          part.first.map { $0.isLetter || $0 == "_" } == true
            && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && !keywords.contains(String(part))
        }
  }

  /// What Swift keeps for itself.
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "actor", "any", "as", "associatedtype", "async", "await",
    "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "each",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy",
    "let", "macro", "mutating", "nil", "nonisolated", "open", "operator", "override", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
    "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
