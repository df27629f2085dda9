// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases

@Suite struct UnicodeRowWriterTests {
  /// Facts as the code charts of the Unicode Standard state them.
  @Test(arguments: [
    (
      0x41, "A LATIN CAPITAL LETTER A", "U+0041 · uppercase letter · since 1.1",
      "lowercase a, alphabetic: ABCDEFGHIJKLMNO", "Lu"
    ),
    (
      0xBD, "½ VULGAR FRACTION ONE HALF", "U+00BD · other number · since 1.1",
      "value 1/2: ½¾¿", "No"
    ),
    (
      0xDF, "ß LATIN SMALL LETTER SHARP S", "U+00DF · lowercase letter · since 1.1",
      "uppercase SS, alphabetic: ß", "Ll"
    ),
    (
      0x20D0, "◌⃐ COMBINING LEFT HARPOON ABOVE", "U+20D0 · nonspacing mark · since 1.1",
      "combining class 230, mathematical: ◌⃐◌⃑◌⃒◌⃓◌⃔◌⃕◌⃖◌⃗◌⃘◌⃙◌⃚◌⃛◌⃜◌⃝◌⃞◌⃟", "Mn"
    ),
    (
      0x202E, "RIGHT-TO-LEFT OVERRIDE", "U+202E · format character · since 1.1",
      "neither letter nor number: ", "Cf"
    ),
    (
      0xAC00, "가 HANGUL SYLLABLE GA", "U+AC00 · other letter · since 2.0",
      "alphabetic: 가각갂갃간갅갆갇갈갉갊갋갌갍갎갏", "Lo"
    ),
    (
      0x9FFF, "鿿 CJK UNIFIED IDEOGRAPH-9FFF", "U+9FFF · other letter · since 14.0",
      "ideograph: 鿿", "Lo"
    ),
    (
      0x1F600, "😀 GRINNING FACE", "U+1F600 · other symbol · since 6.1",
      "emoji: 😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏", "So"
    ),
    (
      0xD70, "൰ MALAYALAM NUMBER TEN", "U+0D70 · other number · since 5.1",
      "value 10: ൰൱൲൳൴൵൶൷൸൹ൺൻർൽൾൿ", "No"
    ),
    (
      0x11FC0, "𑿀 TAMIL FRACTION ONE THREE-HUNDRED-AND-TWENTIETH",
      "U+11FC0 · other number · since 12.0", "value 1/320: 𑿀𑿁𑿂𑿃𑿄𑿅𑿆𑿇𑿈𑿉𑿊𑿋𑿌𑿍𑿎𑿏", "No"
    ),
  ])
  func aRowStatesFactsOfItsCharacter(
    value: UInt32,
    title: String,
    source: String,
    body: String,
    badge: String
  ) {
    var writer = UnicodeRowWriter()
    let row = writer.row(of: value)
    expectEqual(row.title, title)
    expectEqual(row.source, source)
    expectEqual(row.body, body)
    expectEqual(row.badge, badge)
  }

  @Test func mappingsToYoungerCharactersAreLeftOut() {
    do {
      var writer = UnicodeRowWriter()
      expect(writer.row(of: 0x19B).body.hasPrefix("alphabetic: ƛ"))
    }
    do {
      var writer = UnicodeRowWriter()
      expect(writer.row(of: 0x2FFB).body.hasSuffix(": ⿻"))
    }
    do {
      var writer = UnicodeRowWriter()
      let row = writer.row(of: 0x41)
      var expected = row
      expected.title = "A LATIN CAPITAL LETTER A · row 77"
      expectEqual(writer.repetition(of: row, number: 77), expected)
    }
  }

  /// The census goes by category and a few planes; names tell the same over all scalars.
  @Test func countedAreExactlyTheNamedScalarsUpToVersion15() {
    let census = ScalarCensus()
    let counted = Set(census.others + census.eastAsian)
    expectEqual(counted.count, census.others.count + census.eastAsian.count)
    var named: Set<UInt32> = []
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
        (age.major, age.minor) <= (15, 0), scalar.properties.name != nil
      else { continue }
      named.insert(value)
    }
    expectEqual(counted, named)
    expectEqual(named.count, 149_186, "the number of characters that Unicode 15.0 states")
  }
}
