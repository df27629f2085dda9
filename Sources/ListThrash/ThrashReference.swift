// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// Answers each question on a row's look and height by a new cell, and caches the answer.
@MainActor final class ThrashReference {
  /// The inputs of a row's look.
  struct Look: Hashable {
    var row: NaiveRow
    var width: Double
    var height: Double
    var textSize: UIContentSizeCategory
    var isSelected = false
    var isEditing = false
  }

  private let source: ThrashSource
  private let setup: ThrashSetup
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 1_000))
  private var inspector = CellInspector()
  private var looks: [Look: [VisibleElement]] = [:]
  private var heights: [Look: Double] = [:]

  private static let keptCount = 4_096

  init(_ setup: ThrashSetup, source: ThrashSource) {
    self.setup = setup
    self.source = source
  }

  /// Returns the elements of a new cell for a row.
  func elements(_ look: Look) -> [VisibleElement] {
    if let known = looks[look] { return known }
    if looks.count >= Self.keptCount { looks.removeAll() }
    let cell = cell(look)
    cell.frame = CGRect(x: 0, y: 0, width: look.width, height: look.height)
    cell.setSelected(look.isSelected, animated: false)
    cell.setEditing(look.isEditing, animated: false)
    cell.layoutIfNeeded()
    let elements = self.elements(of: cell)
    cell.removeFromSuperview()
    looks[look] = elements
    return elements
  }

  /// Returns the elements of a cell of the table.
  func elements(of cell: UITableViewCell) -> [VisibleElement] {
    inspector.elements(of: cell).filter { !Self.isClear($0) }
  }

  /// Returns true for a box without colour, such as the corners of a clear background.
  private static func isClear(_ element: VisibleElement) -> Bool {
    if case .box(_, let fill, _, let width) = element.content {
      return fill & 0xFF == 0 && width == 0
    }
    return false
  }

  /// Returns the height of a visible row at a width.
  func height(_ row: NaiveRow, width: Double, textSize: UIContentSizeCategory) -> Double {
    switch setup.heights {
    case .fixed: return setup.standardHeight
    case .asked, .estimated: return row.height
    case .fitted:
      // The cell's height holds below the standard height too, except for 0.
      return row.height > 0 ? row.height * (textSize > .large ? 1.5 : 1) : 44
    case .constraints: break
    }
    let look = Look(row: row, width: width, height: 0, textSize: textSize)
    if let known = heights[look] { return known }
    if heights.count >= Self.keptCount { heights.removeAll() }
    let cell = cell(look)
    let height =
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      .height
    cell.removeFromSuperview()
    heights[look] = Double(height)
    return Double(height)
  }

  /// Creates a cell in its traits.
  private func cell(_ look: Look) -> ThrashCell {
    window.traitOverrides.preferredContentSizeCategory = look.textSize
    let cell = source.cellClass._registered(.default, identifier: "reference")
    window.addSubview(cell)
    cell.fill(look.row)
    return cell
  }
}
