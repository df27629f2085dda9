// SPDX-License-Identifier: Apache-2.0

/// The abilities of a terminal.
public struct ReportOptions: Equatable, Sendable {
  /// The narrowest width that reports are laid out for; a narrower terminal wraps by itself.
  public static let narrowestWidth = 40
  public var width: Int
  public var usesColour: Bool
  public var usesASCII: Bool
  public var isFull: Bool
  /// The name of the tool, which a program with lists of its own changes.
  public var program: String

  public init(
    width: Int = 100,
    usesColour: Bool = false,
    usesASCII: Bool = false,
    isFull: Bool = true,
    program: String = "reuse-bench"
  ) {
    self.program = program
    self.width = width
    self.usesColour = usesColour
    self.usesASCII = usesASCII
    self.isFull = isFull
  }
}

enum TextStyle: Equatable {
  case plain
  case strong
  case faint
  case good
  case bad
  case caution
  /// A caution that a terminal opens with an exclamation mark.
  case warning

  /// The "select graphic rendition" parameters of a terminal; nil for plain text.
  var rendition: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    case .caution, .warning: "33"
    }
  }
}

/// A piece of text in one style, with what a page adds to it.
struct Span: Equatable, ExpressibleByStringInterpolation {
  var text: String
  var style: TextStyle
  /// The figure by which a page sorts rows.
  var value: Double?
  /// The place of the figure in the document, as a JSON pointer.
  var source: String?
  /// Replaces the class of the style.
  var className: String?
  /// Replaces the text on a page.
  var picture: Markup?

  init(
    _ text: String,
    _ style: TextStyle = .plain,
    value: Double? = nil,
    source: String? = nil,
    picture: Markup? = nil
  ) {
    self.text = text
    self.style = style
    self.value = value
    self.source = source
    self.picture = picture
  }

  init(stringLiteral value: String) { self.init(value) }

  func sorted(by value: Double?, source: String? = nil) -> Span {
    var span = self
    span.value = value
    span.source = source
    return span
  }
}
