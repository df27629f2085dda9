// SPDX-License-Identifier: Apache-2.0

/// A piece of a line of Markdown, in which text from elsewhere has no effect.
///
/// GitHub links names after @, numbers after # and addresses; a space without width, as an entity, prevents it.
struct MarkdownText: Equatable {
  let source: String

  private static let joint = "&#8203;"

  init(_ plain: String) { source = Self.escaped(plain) }

  private init(source: String) { self.source = source }

  static func strong(_ plain: String) -> MarkdownText {
    let text = MarkdownText(plain)
    return text.source.isEmpty ? text : MarkdownText(source: "**\(text.source)**")
  }

  init(_ span: Span) {
    switch span.style {
    case .good, .bad, .strong: self = .strong(span.text)
    case .plain, .faint, .caution, .warning: self.init(span.text)
    }
  }

  private static func escaped(_ plain: String) -> String {
    let line = plain.inOneLine
    let trimmed = line.trimmingSpaces
    let indent = line.prefix { $0 == " " }.count
    let scalars = Array(trimmed.unicodeScalars)
    var result = trimmed.isEmpty ? "" : String(repeating: "&nbsp;", count: indent)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      result += escaped(scalar, before: next, opensLine: index == 0)
      if closesListNumber(scalar, at: index, of: scalars) {
        result.removeLast()
        result += "\\" + String(scalar)
      }
      if isOfAddress(at: index, of: scalars) { result += joint }
    }
    return result
  }

  /// True if a point or bracket would turn the start of the line into a list number.
  private static func closesListNumber(
    _ scalar: Unicode.Scalar,
    at index: Int,
    of scalars: [Unicode.Scalar]
  ) -> Bool {
    (scalar == "." || scalar == ")") && (1...9).contains(index)
      && (index + 1 == scalars.count || scalars[index + 1] == " ")
      && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
  }

  /// True if the next scalar may continue a link: after `http:` or after `www`.
  private static func isOfAddress(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count else { return false }
    if scalars[index] == ":" { return scalars[index + 1] == "/" }
    guard index >= 2, scalars[index + 1] == "." else { return false }
    return scalars[(index - 2)...index].allSatisfy { $0 == "w" || $0 == "W" }
  }

  private static func escaped(
    _ scalar: Unicode.Scalar,
    before next: Unicode.Scalar?,
    opensLine: Bool
  ) -> String {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "@": return "@" + joint
    case "#":
      let isNumber = next.map { ("0"..."9").contains($0) } ?? false
      return "\\#" + (isNumber ? joint : "")
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": return "\\" + String(scalar)
    case "-", "+", "=":
      // A bullet, or a line that would make a heading of the one above.
      let isMark = opensLine && (next == nil || next == " " || next == scalar)
      return (isMark ? "\\" : "") + String(scalar)
    default: return String(scalar)
    }
  }
}

extension String {
  /// The text with spaces in place of line ends and other invisible characters.
  fileprivate var inOneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
