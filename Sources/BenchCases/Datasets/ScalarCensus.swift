// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// The characters that the `unicode` dataset draws from.
///
/// Counted is every scalar with a visible or formatting use (no control, surrogate, private-use or unassigned one;
/// exactly these have names) that exists since version 15.0 or earlier, so that a newer toolchain leaves every row as
/// it is.
struct ScalarCensus {
  static let youngestAge = (major: 15, minor: 0)

  static let codePoints: [ClosedRange<UInt32>] = [
    0x0...0x1_FBFF, 0x2_0000...0x3_23AF, 0xE_0001...0xE_01EF,
  ]

  /// The blocks whose names may hold the word CJK, HANGUL or KANGXI.
  static let eastAsianBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
    0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1_F200...0x1_F2FF, 0x2_0000...0x3_23AF,
  ]

  /// Long runs of counted ideographs and syllables, each of one category, age and kind.
  ///
  /// They hold three of four counted scalars, so that one query each covers most of the database. Source: DerivedAge of
  /// Unicode 15.0.
  static let uniformRuns: [ClosedRange<UInt32>] = [
    0x3400...0x4DB5, 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0x2_0000...0x2_A6D6, 0x2_A700...0x2_B734,
    0x2_B740...0x2_B81D, 0x2_B820...0x2_CEA1, 0x2_CEB0...0x2_EBE0, 0x3_0000...0x3_134A,
    0x3_1350...0x3_23AF,
  ]

  private(set) var eastAsian: [UInt32]
  private(set) var others: [UInt32]

  /// Takes the census; both lists are in order of category, then of age, then of code point.
  ///
  /// Scripts and blocks are runs of code points, so each (category × age × script) is one stretch or a few.
  init() {
    var strata = Strata()
    var uniform = Self.uniformRuns[...]
    for range in Self.codePoints {
      var next = range.lowerBound
      while next <= range.upperBound {
        let run = uniform.first?.lowerBound == next ? uniform.removeFirst() : next...next
        strata.add(run)
        next = run.upperBound + 1
      }
    }
    eastAsian = Array(strata.eastAsian.joined())
    others = Array(strata.others.joined())
  }

  private struct Strata {
    var eastAsian = [[UInt32]](repeating: [], count: CategoryFacts.count * Row.choiceCount)
    var others = [[UInt32]](repeating: [], count: CategoryFacts.count * Row.choiceCount)

    mutating func add(_ run: ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(run.lowerBound),
        let category = ScalarCensus.category(ofCounted: scalar)
      else { return }
      let stratum =
        category.ordinal * Row.choiceCount + Int(ScalarCensus.agePeriod(of: scalar))
      if ScalarCensus.isEastAsian(scalar) {
        eastAsian[stratum].append(contentsOf: run)
      } else {
        others[stratum].append(contentsOf: run)
      }
    }
  }

  /// Returns half the major version of a counted scalar's age: eight periods, 0 to 7.
  static func agePeriod(of scalar: Unicode.Scalar) -> UInt8 {
    UInt8((scalar.properties.age?.major ?? 0) / 2)
  }

  /// Returns the category of a counted scalar, nil for a scalar that is not counted.
  static func category(ofCounted scalar: Unicode.Scalar) -> CategoryFacts? {
    let properties = scalar.properties
    guard let category = CategoryFacts(properties.generalCategory),
      let age = properties.age,
      (age.major, age.minor) <= youngestAge
    else { return nil }
    return category
  }

  /// Returns true for CJK, HANGUL and KANGXI; every unified ideograph is named CJK, so most names need not be built.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isUnifiedIdeograph { return true }
    guard eastAsianBlocks.contains(where: { $0.contains(scalar.value) }),
      let name = scalar.properties.name
    else { return false }
    return isEastAsian(name: name)
  }

  /// Returns true if a word of a name begins with CJK, HANGUL or KANGXI.
  static func isEastAsian(name: String) -> Bool {
    var rest = name.utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: "CJK".utf8) || rest.starts(with: "HANGUL".utf8)
        || rest.starts(with: "KANGXI".utf8)
      {
        return true
      }
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else { return false }
      rest = rest[rest.index(after: space)...]
    }
    return false
  }
}
