// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// Makes a new cell for every question: what a row looks like, and how high it wants to be.
///
/// Answers are kept by everything that they depend on, as the answer of a new cell cannot change.
@MainActor final class ThrashReference {
  /// Everything that a row's look depends on.
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

  /// What a new cell shows of a row.
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

  /// What a cell of the table shows.
  func elements(of cell: UITableViewCell) -> [VisibleElement] {
    inspector.elements(of: cell).filter { !Self.isClear($0) }
  }

  /// Whether an element is a box without colour, as the corners of a clear background are.
  private static func isClear(_ element: VisibleElement) -> Bool {
    if case .box(_, let fill, _, let width) = element.content {
      return fill & 0xFF == 0 && width == 0
    }
    return false
  }

  /// The height that a row has once it is shown at a width.
  func height(_ row: NaiveRow, width: Double, textSize: UIContentSizeCategory) -> Double {
    switch setup.heights {
    case .fixed: return setup.standardHeight
    case .asked, .estimated: return row.height
    case .fitted:
      // What the cell says holds below the standard height too, but for a height of nothing.
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

  /// Makes a cell, in the traits that it is to be seen in.
  private func cell(_ look: Look) -> ThrashCell {
    window.traitOverrides.preferredContentSizeCategory = look.textSize
    let cell = source.cellClass._registered(.default, identifier: "reference")
    window.addSubview(cell)
    cell.fill(look.row)
    return cell
  }
}
