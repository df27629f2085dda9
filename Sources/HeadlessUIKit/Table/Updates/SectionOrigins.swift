// SPDX-License-Identifier: Apache-2.0

/// Which section before the updates a section after them is.
struct SectionOrigins {
  let shift: IndexShift
  /// The old places of moved sections, by their new ones.
  let moved: [Int: Int]
  /// The sections to be loaded anew, by their old places.
  let reloaded: Set<Int>

  /// The old place of a section whose rows stay; nil if it is inserted or reloaded.
  func origin(of section: Int) -> Int? {
    guard let origin = moved[section] ?? shift.oldIndex(of: section) else { return nil }
    return reloaded.contains(origin) ? nil : origin
  }
}
