// SPDX-License-Identifier: Apache-2.0

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
