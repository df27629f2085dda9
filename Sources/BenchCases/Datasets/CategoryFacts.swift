// SPDX-License-Identifier: Apache-2.0

/// The badge, words and accent of a general category (names: Unicode Standard Annex #44, table 12, in lower case).
struct CategoryFacts {
  static let count = 26

  let ordinal: Int
  let badge: String
  let words: String
  let accent: UInt8

  /// Returns the facts of a category; nil for those that hold no named character.
  init?(_ category: Unicode.GeneralCategory) {
    switch category {
    case .uppercaseLetter: self.init(0, "Lu", "uppercase letter", accent: 0)
    case .lowercaseLetter: self.init(1, "Ll", "lowercase letter", accent: 1)
    case .titlecaseLetter: self.init(2, "Lt", "titlecase letter", accent: 0)
    case .modifierLetter: self.init(3, "Lm", "modifier letter", accent: 2)
    case .otherLetter: self.init(4, "Lo", "other letter", accent: 2)
    case .nonspacingMark: self.init(5, "Mn", "nonspacing mark", accent: 3)
    case .spacingMark: self.init(6, "Mc", "spacing mark", accent: 3)
    case .enclosingMark: self.init(7, "Me", "enclosing mark", accent: 3)
    case .decimalNumber: self.init(8, "Nd", "decimal number", accent: 4)
    case .letterNumber: self.init(9, "Nl", "letter number", accent: 4)
    case .otherNumber: self.init(10, "No", "other number", accent: 4)
    case .connectorPunctuation: self.init(11, "Pc", "connector punctuation", accent: 5)
    case .dashPunctuation: self.init(12, "Pd", "dash punctuation", accent: 5)
    case .openPunctuation: self.init(13, "Ps", "open punctuation", accent: 5)
    case .closePunctuation: self.init(14, "Pe", "close punctuation", accent: 5)
    case .initialPunctuation: self.init(15, "Pi", "initial punctuation", accent: 5)
    case .finalPunctuation: self.init(16, "Pf", "final punctuation", accent: 5)
    case .otherPunctuation: self.init(17, "Po", "other punctuation", accent: 5)
    case .mathSymbol: self.init(18, "Sm", "math symbol", accent: 6)
    case .currencySymbol: self.init(19, "Sc", "currency symbol", accent: 6)
    case .modifierSymbol: self.init(20, "Sk", "modifier symbol", accent: 6)
    case .otherSymbol: self.init(21, "So", "other symbol", accent: 6)
    case .spaceSeparator: self.init(22, "Zs", "space separator", accent: 7)
    case .lineSeparator: self.init(23, "Zl", "line separator", accent: 7)
    case .paragraphSeparator: self.init(24, "Zp", "paragraph separator", accent: 7)
    case .format: self.init(25, "Cf", "format character", accent: 7)
    case .control, .surrogate, .privateUse, .unassigned: return nil
    @unknown default: return nil
    }
  }

  var isInvisible: Bool { accent == 7 }

  var isMark: Bool { accent == 3 }

  private init(_ ordinal: Int, _ badge: String, _ words: String, accent: UInt8) {
    self.ordinal = ordinal
    self.badge = badge
    self.words = words
    self.accent = accent
  }
}

enum Excerpt {
  private static let limit = 32

  /// Returns `text` in quotes, cut to 32 scalars; unprintable ones are escaped, so that no file can steer a terminal.
  package static func of(_ text: String) -> String {
    var shown = "'"
    for scalar in text.unicodeScalars.prefix(limit) {
      let category = CategoryFacts(scalar.properties.generalCategory)
      if let category, !category.isInvisible || scalar == " " {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return shown + (text.unicodeScalars.count > limit ? "…'" : "'")
  }
}
