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

  /// The parameters of the terminal's "select graphic rendition" sequence; `nil` for plain text.
  var rendition: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    case .caution: "33"
    }
  }
}

/// A piece of text in one style.
struct Span: Equatable {
  var text: String
  var style: TextStyle

  init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
