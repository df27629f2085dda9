// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  var showsSelection: Bool { selectionStyle != .none && (storedIsSelected || storedIsHighlighted) }

  /// Draws the automatic background, or the selection of a cell without a view for it.
  func recordBackground(into list: inout [DrawCommand]) {
    let color: UIColor
    if hasAutomaticBackground {
      // A plain cell that nobody touches lets the table show through.
      guard showsSelection || (table?.style ?? .plain) != .plain else { return }
      var state = UICellConfigurationState(traitCollection: .current)
      state.isSelected = showsSelection
      color = automaticKind.color(in: state)
    } else {
      guard showsSelection, background?.configuration == nil,
        background?.selectedBackgroundView == nil, shownMultipleSelectionBackgroundView == nil
      else { return }
      color = .systemGray4
    }
    guard color.packedRGBA & 0xFF != 0 else { return }
    list.append(.fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color.packedRGBA))
  }

  /// The kind of the automatic background, by the style of the table (R18).
  var automaticKind: UIBackgroundConfiguration.Kind {
    (table?.style ?? .plain) == .plain ? .plainCell : .groupedCell
  }
}

extension UITableViewCell {
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
    let inset =
      areas?.separatorInset ?? table.separatorLine.shown(beside: table.automaticSeparatorInset)
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
    table?.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
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
    guard table?.style == .insetGrouped, layerStyle?.proper == former.cornerStyle else { return }
    setLayerStyle(place.cornerStyle)
    // The table's own bookkeeping, as the style is: no write of the app's.
    guard storedClipsToBounds != (place.cornerStyle != nil) else { return }
    storedClipsToBounds = place.cornerStyle != nil
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

/// Whether a cell is the first or the last of its section, where the table's style depends on that.
struct SectionPlace: OptionSet {
  let rawValue: UInt8
  static let first = SectionPlace(rawValue: 1)
  static let last = SectionPlace(rawValue: 2)

  /// The radius of the corners of an inset section, in points; decided here.
  private static let cornerRadius: CGFloat = 10

  /// The rounded corners of the cell in an inset section; nil in its middle.
  var cornerStyle: LayerStyle? {
    guard !isEmpty else { return nil }
    var style = LayerStyle(cornerRadius: Self.cornerRadius)
    style.maskedCorners = []
    if contains(.first) {
      style.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if contains(.last) {
      style.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return style
  }
}

/// Draws the separators of a cell in front of views that would cover the cell's own drawing.
final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    (parent as? UITableViewCell)?.recordLines(into: &list)
  }
}
