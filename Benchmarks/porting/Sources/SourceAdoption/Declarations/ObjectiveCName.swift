// SPDX-License-Identifier: Apache-2.0

/// The names that the compiler gives to methods and properties for Objective-C.
enum ObjectiveCName {
  /// The name of a method: its base name and labels, joined as the compiler joins them.
  ///
  /// The first label stands behind "With" unless it begins with a preposition or the base name ends
  /// with one.
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base)) {
        name += "With"
      }
      name += capitalised(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// The name of the method that sets a property.
  static func setter(_ property: String) -> String {
    "set" + capitalised(property) + ":"
  }

  /// A word with its first letter as a capital, if it is one of ASCII's.
  private static func capitalised(_ word: String) -> String {
    guard let first = word.first, first.isASCII else { return word }
    return first.uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String { words(of: name).first ?? "" }
  private static func lastWord(of name: String) -> String { words(of: name).last ?? "" }

  /// A name cut where a capital begins a word and where an underscore stands: a run of capitals is one
  /// word, but for the last where small letters follow it.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      let former = place > 0 ? letters[place - 1] : nil
      let begins =
        isCapital(letter)
        && (!isCapital(former) || (next.map { $0.isLetter && !isCapital($0) } ?? false))
      if (begins || letter == "_") && !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter == "_" { words.append("_") } else { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isCapital(_ letter: Character?) -> Bool {
    letter.map { ("A"..."Z").contains($0) } ?? false
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// The words that the compiler takes for prepositions, each tried with it.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding",
    "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
