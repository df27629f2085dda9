// SPDX-License-Identifier: Apache-2.0

/// Whether a cell is the first or the last of its section, where the table's style depends on that.
struct SectionPlace: OptionSet {
  let rawValue: UInt8

  static let first = SectionPlace(rawValue: 1)
  static let last = SectionPlace(rawValue: 2)
}
