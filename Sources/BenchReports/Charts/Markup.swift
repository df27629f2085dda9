// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A piece of HTML or SVG; texts and attribute values are escaped, so that nothing in a document is read as markup.
struct Markup: Equatable {
  private(set) var source: String
  var isEmpty: Bool { source.isEmpty }
  static let empty = Markup(source: "")

  /// Trusts markup of this program's own; never pass text of a document.
  init(source: String) { self.source = source }

  init(_ text: String) { source = Self.escaped(text) }

  init(_ pieces: [Markup], separator: String = "") {
    source = pieces.map(\.source).joined(separator: separator)
  }

  /// An element; attributes without a value are omitted, and without content it closes itself.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ content: [Markup]? = nil
  ) -> Markup {
    var source = "<\(name)"
    for (key, value) in attributes {
      if let value { source += " \(key)=\"\(escaped(value))\"" }
    }
    guard let content else { return Markup(source: source + "/>") }
    source += ">"
    for piece in content { source += piece.source }
    return Markup(source: source + "</\(name)>")
  }

  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    text: String
  ) -> Markup { element(name, attributes, [Markup(text)]) }

  /// Escapes a text for HTML and XML, in content and in attributes; what XML forbids becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        // What turns a line round or does not show is spelled out.
        if !scalar.isASCII,
          PrintableText.steers(scalar) || scalar.properties.generalCategory == .privateUse
        {
          result += scalar.escaped(asASCII: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A number with at most two decimals; beyond what a whole number holds, as Swift writes it.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let tenths = rest.isMultiple(of: 10)
    return sign + "\(whole)." + (tenths ? "\(rest / 10)" : (rest < 10 ? "0" : "") + "\(rest)")
  }
}
