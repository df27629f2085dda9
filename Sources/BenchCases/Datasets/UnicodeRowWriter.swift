// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// Writes the row of one character from its properties.
///
/// Uses only properties of the standard library that the standard hardly ever revises for encoded characters; the
/// numeric values of ideographs are omitted for that reason.
struct UnicodeRowWriter {
  /// The largest denominator tried for a numeric value that is not whole; 1/320 is the smallest value.
  private static let largestDenominator = 320

  private var text = TextBuffer(capacity: 256)

  /// Returns the row of `value`, which must be a counted scalar.
  ///
  /// * title: the character and its name; the name alone if it is invisible by itself
  /// * source: code point, category, age
  /// * body: facts, then the rest of the character's column of sixteen in the code chart
  /// * badge and accent: the category; symbol: half the major version of the age
  /// * emphasized: uppercase or ideographic; flagged: emoji, mathematical or of numeric value
  /// * read: the code point is even
  mutating func row(of value: UInt32) -> Row {
    guard let scalar = Unicode.Scalar(value),
      let category = ScalarCensus.category(ofCounted: scalar),
      let age = scalar.properties.age
    else { preconditionFailure("a row is made of a counted scalar") }
    let properties = scalar.properties
    return Row(
      title: title(of: scalar, category),
      source: source(of: scalar, category, age),
      body: body(of: scalar),
      badge: category.badge,
      accent: category.accent,
      symbol: ScalarCensus.agePeriod(of: scalar),
      isEmphasized: properties.isUppercase || properties.isIdeographic,
      isFlagged: properties.isEmoji || properties.isMath || numericValue(of: scalar) != nil,
      isRead: value % 2 == 0
    )
  }

  mutating func repetition(of row: Row, number: Int) -> Row {
    text.append(row.title)
    text.append(" · row ")
    text.append(String(number))
    var repetition = row
    repetition.title = text.take()
    return repetition
  }

  private mutating func title(of scalar: Unicode.Scalar, _ category: CategoryFacts) -> String {
    if appendVisible(scalar, category) { text.append(" ") }
    text.append(scalar.properties.name ?? "")
    return text.take()
  }

  private mutating func source(
    of scalar: Unicode.Scalar,
    _ category: CategoryFacts,
    _ age: Unicode.Version
  ) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    text.append("U+")
    for _ in digits.utf8.count..<max(4, digits.utf8.count) { text.append("0") }
    text.append(digits)
    text.append(" · ")
    text.append(category.words)
    text.append(" · since ")
    text.append(String(age.major))
    text.append(".")
    text.append(String(age.minor))
    return text.take()
  }

  private mutating func body(of scalar: Unicode.Scalar) -> String {
    appendFacts(of: scalar)
    text.append(": ")
    for value in scalar.value...(scalar.value | 0xF) {
      guard let neighbour = Unicode.Scalar(value),
        let category = ScalarCensus.category(ofCounted: neighbour)
      else { continue }
      _ = appendVisible(neighbour, category)
    }
    return text.take()
  }

  /// Appends the character, a mark on a dotted circle; false for one without a visible form.
  ///
  /// Separators would break lines, and format characters reorder text or hide, so both are omitted.
  private mutating func appendVisible(_ scalar: Unicode.Scalar, _ category: CategoryFacts) -> Bool {
    if category.isInvisible { return false }
    if category.isMark { text.append("\u{25CC}") }
    text.append(scalar)
    return true
  }

  private mutating func appendFacts(of scalar: Unicode.Scalar) {
    let properties = scalar.properties
    let start = text.count
    if let value = numericValue(of: scalar) {
      appendFact("value ", since: start)
      appendNumber(value)
    }
    if properties.changesWhenLowercased {
      appendMapping("lowercase ", properties.lowercaseMapping, since: start)
    }
    if properties.changesWhenUppercased {
      appendMapping("uppercase ", properties.uppercaseMapping, since: start)
    }
    if properties.isIdeographic {
      appendFact("ideograph", since: start)
    } else if properties.isAlphabetic {
      appendFact("alphabetic", since: start)
    }
    if properties.canonicalCombiningClass != .notReordered {
      appendFact("combining class ", since: start)
      text.append(String(properties.canonicalCombiningClass.rawValue))
    }
    if properties.isBidiMirrored { appendFact("mirrored", since: start) }
    if properties.isEmoji { appendFact("emoji", since: start) }
    if properties.isMath { appendFact("mathematical", since: start) }
    if properties.isDash { appendFact("dash", since: start) }
    if properties.isQuotationMark { appendFact("quotation mark", since: start) }
    if properties.isWhitespace { appendFact("white space", since: start) }
    if properties.isVariationSelector { appendFact("variation selector", since: start) }
    if text.count == start { text.append("neither letter nor number") }
  }

  private func numericValue(of scalar: Unicode.Scalar) -> Double? {
    scalar.properties.isIdeographic ? nil : scalar.properties.numericValue
  }

  private mutating func appendFact(_ fact: String, since start: Int) {
    if text.count > start { text.append(", ") }
    text.append(fact)
  }

  /// Omits a mapping to a character too young to be counted.
  private mutating func appendMapping(_ fact: String, _ mapping: String, since start: Int) {
    let scalars = mapping.unicodeScalars
    guard scalars.allSatisfy({ ScalarCensus.category(ofCounted: $0) != nil }) else { return }
    appendFact(fact, since: start)
    text.append(mapping)
  }

  /// Appends a whole number as such and any other as the simplest fraction it is.
  private mutating func appendNumber(_ value: Double) {
    for denominator in 1...Self.largestDenominator {
      let numerator = value * Double(denominator)
      let nearest = numerator.rounded()
      guard abs(numerator - nearest) < 1e-6, let whole = Int(exactly: nearest) else { continue }
      text.append(String(whole))
      if denominator > 1 {
        text.append("/")
        text.append(String(denominator))
      }
      return
    }
    text.append(String(value))
  }
}
