// SPDX-License-Identifier: Apache-2.0

/// The characters that the `unicode` dataset draws from.
///
/// Counted is every scalar that the character database assigns a visible or formatting use (so
/// no control, surrogate, private-use or unassigned one; exactly these have names) and that
/// exists since version 15.0 or earlier, so that a newer toolchain leaves every row as it is.
struct ScalarCensus {
  /// The youngest version of the Unicode Standard whose characters are counted.
  static let youngestAge = (major: 15, minor: 0)

  /// Planes 0 to 3 and 14; up to ``youngestAge`` no other plane holds a counted scalar.
  private static let planes = [0x0...0x3_FFFF, 0xE_0000...0xE_FFFF]

  /// Counted scalars whose names hold the word CJK, HANGUL or KANGXI.
  private(set) var eastAsian: [UInt32]
  /// All other counted scalars.
  private(set) var others: [UInt32]

  /// Takes the census; both lists are in order of category, then of code point.
  ///
  /// Scripts and blocks are runs of code points, so in this order each (script × category) is
  /// one stretch or a few.
  init() {
    var eastAsian = [[UInt32]](repeating: [], count: CategoryFacts.count)
    var others = eastAsian
    for value in Self.planes.joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)),
        let ordinal = Self.category(ofCounted: scalar)?.ordinal
      else { continue }
      if Self.isEastAsian(scalar) {
        eastAsian[ordinal].append(scalar.value)
      } else {
        others[ordinal].append(scalar.value)
      }
    }
    self.eastAsian = Array(eastAsian.joined())
    self.others = Array(others.joined())
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

  /// Every unified ideograph is named CJK, so most names need not be built to know.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isUnifiedIdeograph { return true }
    guard let name = scalar.properties.name else { return false }
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
