// SPDX-License-Identifier: Apache-2.0

import BenchLists
@_spi(Headless) import HeadlessUIKit

/// A cell that shows something other than its row.
public struct StaleCell: Codable, Hashable, Sendable {
  public let row: Int
  public let field: String
  public let expected: String
  public let found: String
  /// The frame, from 1; nil from old builds.
  public var frame: Int?
  /// The row that the cell showed before; nil for its first, or from old builds.
  public var formerRow: Int?

  init(row: Int, field: String, expected: String, found: String) {
    self.row = row
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// The fault as a clause: the row, the property, both values, and the row that left the wrong one.
  public var sentence: String {
    let place = frame.map { "frame \($0), " } ?? ""
    let origin = formerRow.map { "; left by row \($0)" } ?? ""
    return "\(place)row \(row), field \(field): expected \(expected), found \(found)\(origin)"
  }
}

extension StaleCell {
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
      // When an element is left over, the expected one comes right after it.
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
