// SPDX-License-Identifier: Apache-2.0

/// What a terminal can show.
public struct ReportOptions: Equatable, Sendable {
  /// The narrowest width that reports are laid out for; a narrower terminal wraps by itself.
  public static let narrowestWidth = 40

  /// Columns of the terminal.
  public var width: Int
  /// Whether colour is wanted.
  public var usesColour: Bool
  /// Whether only ASCII may be written.
  public var usesASCII: Bool
  /// Whether everything is printed, in place of the answer alone.
  public var isFull: Bool
  /// What is typed to start the tool: a program of lists of its own has a name of its own.
  public var program: String

  /// Describes a terminal; without arguments, 100 columns of Unicode without colour, in full.
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

/// How a piece of text stands out; plain where colour is off.
enum TextStyle: Equatable {
  case plain
  case strong
  case faint
  case good
  case bad
  case caution
  /// A caution that a terminal opens with an exclamation mark.
  case warning

  /// The parameters of the terminal's "select graphic rendition" sequence; `nil` for plain text.
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
  /// The figure by which a page puts rows in order.
  var value: Double?
  /// Where the figure stands in the document, as a JSON pointer.
  var source: String?
  /// A class in place of the one of the style.
  var className: String?
  /// What a page shows in place of the text.
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

  /// The same text with the figure that it shows.
  func sorted(by value: Double?, source: String? = nil) -> Span {
    var span = self
    span.value = value
    span.source = source
    return span
  }
}
