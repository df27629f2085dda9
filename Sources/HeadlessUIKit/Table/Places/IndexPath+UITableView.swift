// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    // Two steps of one element each make Foundation's pair form, which needs no array.
    self = IndexPath(index: section).appending(row)
  }

  /// Creates the path of an item in a section: that of a row, in the words of other lists.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
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

  /// The item in its section: the row, in the words of other lists.
  public var item: Int { row }
}
