// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The height of a separator: one pixel.
  private static let separatorHeight: CGFloat = 0.5

  /// The line below the cell, in the cell's coordinates, or nil if there is none.
  ///
  /// Decided here: the last line of a section goes from edge to edge in a grouped table and is
  /// missing in an inset grouped one. A cell's own inset beats the table's; both count from the left
  /// and are flipped where text runs from the right (R27).
  var separatorFrame: CGRect? {
    guard let table, table.separatorStyle != .none else { return nil }
    if sectionPlace.contains(.last) {
      return table.style == .insetGrouped ? nil : separator(from: 0, to: 0, at: .last)
    }
    let inset = areas?.separatorInset ?? table.separatorLine.shown
    let (left, right) = (max(0, inset.left.orZero), max(0, inset.right.orZero))
    if left != right && isRightToLeft { return separator(from: right, to: left, at: .last) }
    return separator(from: left, to: right, at: .last)
  }

  /// The line above the first cell of a section of a grouped table.
  var upperSeparatorFrame: CGRect? {
    guard sectionPlace.contains(.first), let table, table.separatorStyle != .none,
      table.style == .grouped
    else { return nil }
    return separator(from: 0, to: 0, at: .first)
  }

  private func separator(from left: CGFloat, to right: CGFloat, at edge: SectionPlace) -> CGRect {
    CGRect(
      x: left,
      y: edge == .first ? 0 : storedFrame.height - Self.separatorHeight,
      width: max(0, storedFrame.width - left - right),
      height: Self.separatorHeight
    )
  }

  /// The line that a cell without an inset of its own has.
  var inheritedSeparatorInset: UIEdgeInsets {
    table?.separatorInset ?? SeparatorLine.automaticInset
  }

  /// Takes over an inset of the cell's own.
  func setSeparatorInset(_ inset: UIEdgeInsets) {
    guard write(.other, isEqual: areas?.separatorInset == inset) else { return }
    madeAreas.separatorInset = inset
    separatorsDidChange()
  }

  /// Notes whether the cell is the first or the last of its section.
  func move(to place: SectionPlace) {
    guard place != sectionPlace else { return }
    let former = sectionPlace
    sectionPlace = place
    separatorsDidChange()
    // A style of the app's own stays.
    guard table?.style == .insetGrouped, layerStyle == former.cornerStyle else { return }
    setLayerStyle(place.cornerStyle)
    // The table's own bookkeeping, as the style is: no write of the app's.
    guard storedClipsToBounds != (layerStyle != nil) else { return }
    storedClipsToBounds = layerStyle != nil
    change(.appearance)
  }

  /// Asks for new lines.
  func separatorsDidChange() {
    setNeedsDisplay()
    background?.separatorView?.setNeedsDisplay()
  }

  /// Draws the lines, unless a view in front of the background does.
  func recordSeparator(into list: inout [DrawCommand]) {
    if background?.separatorView == nil { recordLines(into: &list) }
  }

  /// Draws the lines.
  func recordLines(into list: inout [DrawCommand]) {
    guard let table else { return }
    if let separatorFrame {
      list.append(.fill(separatorFrame, packedRGBA: table.separatorColor.packedRGBA))
    }
    if sectionPlace != [], let upperSeparatorFrame {
      list.append(.fill(upperSeparatorFrame, packedRGBA: table.separatorColor.packedRGBA))
    }
  }

  /// Puts the lines in front of a background that is made of views and would cover them.
  func layOutSeparators() {
    guard let background, background.coversDrawing else { return }
    let view = background.separatorView ?? SeparatorView(frame: .zero)
    if background.separatorView == nil {
      background.separatorView = view
      setNeedsDisplay()
    }
    if view.parent !== self {
      addSubview(view)
    }
    view.frame = CGRect(origin: .zero, size: storedFrame.size)
  }
}
