// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether the lines of the first paragraph run from right to left: its first letter decides.
  ///
  /// Rules P2 and P3 of UAX 9, for what the rows of the kit hold: Hebrew, Arabic and the blocks
  /// beside them run from right to left, every other letter from left to right. The suite's cells
  /// ask this of hosted texts; the suite answers it from a table that needs no UIKit.
  var runsFromRightToLeft: Bool {
    for scalar in unicodeScalars {
      if scalar.value == 0x0A || scalar.value == 0x2029 { return false }
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
