// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    // Two steps of one element each make Foundation's pair form, which needs no array.
    self = IndexPath(index: section).appending(row)
  }

  /// The section of the row.
  public var section: Int {
    require(count == 2, "An index path of a table has a section and a row, found \(self).")
    return self[0]
  }

  /// The row in its section.
  public var row: Int {
    require(count == 2, "An index path of a table has a section and a row, found \(self).")
    return self[1]
  }
}
