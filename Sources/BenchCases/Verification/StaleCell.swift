// SPDX-License-Identifier: Apache-2.0

import BenchLists
@_spi(Headless) import HeadlessUIKit

/// A cell that shows what its row does not hold.
public struct StaleCell: Codable, Hashable, Sendable {
  /// The number of the row.
  public let row: Int
  /// The field that is wrong.
  public let field: String
  /// What the row calls for.
  public let expected: String
  /// What the cell shows.
  public let found: String
  /// The frame, from 1; nil from builds that did not tell.
  public var frame: Int?
  /// The row that the cell showed before; nil where it showed none, or from builds that did not tell.
  public var formerRow: Int?

  init(row: Int, field: String, expected: String, found: String) {
    self.row = row
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// What is wrong, in a clause: the row, the property, both values, and where the wrong one is from.
  public var sentence: String {
    let place = frame.map { "frame \($0), " } ?? ""
    let origin = formerRow.map { "; left by row \($0)" } ?? ""
    return "\(place)row \(row), field \(field): expected \(expected), found \(found)\(origin)"
  }
}

extension StaleCell {
  /// Names the property in which a recycled cell differs from a fresh one.
  @MainActor init(_ difference: CellDifference, row: Int) {
    self.init(
      row: row,
      field: "\(difference.view).\(difference.property)",
      expected: difference.expected,
      found: difference.found
    )
  }

  /// Names the first element that is missing, wrong or too many.
  init(shown: [VisibleElement], expected reference: [ReferenceElement], row: Int) {
    for (position, wanted) in reference.enumerated() {
      guard position < shown.count else {
        self.init(
          row: row,
          field: wanted.field,
          expected: wanted.element.description,
          found: "nothing"
        )
        return
      }
      let found = shown[position]
      guard !found.looks(like: wanted.element) else { continue }
      // When an element is left over, the one that is wanted comes right behind it.
      if position + 1 < shown.count, shown[position + 1].looks(like: wanted.element) {
        self.init(
          row: row,
          field: "an element before \(wanted.field)",
          expected: "nothing",
          found: found.description
        )
        return
      }
      let aspect = found.difference(from: wanted.element)
      self.init(
        row: row,
        field: aspect.name.map { "\(wanted.field).\($0)" } ?? wanted.field,
        expected: aspect.expected,
        found: aspect.found
      )
      return
    }
    self.init(
      row: row,
      field: "an element after the last",
      expected: "nothing",
      found: shown.count > reference.count ? shown[reference.count].description : "nothing"
    )
  }
}
