// SPDX-License-Identifier: Apache-2.0

/// One edit of a batch, in numbers that mean something in every list.
///
/// A number counts round: in a list of 10 rows, row 23 is row 3. So an edit stays sound whatever is
/// taken away before it, which is what makes a failing case shrink.
package enum ThrashEdit: Codable, Hashable, Sendable {
  case deleteRow(Int)
  case insertRow(section: Int, at: Int)
  case moveRow(Int, section: Int, at: Int)
  case reloadRow(Int)
  case deleteSection(Int)
  case insertSection(at: Int, rows: Int)
  case moveSection(Int, at: Int)
  case reloadSection(Int, rows: Int)
}
