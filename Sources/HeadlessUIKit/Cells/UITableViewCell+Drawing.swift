// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  var showsSelection: Bool { selectionStyle != .none && (storedIsSelected || storedIsHighlighted) }

  func recordBackground(into list: inout [DrawCommand]) {
    let color: UIColor
    if hasAutomaticBackground {
      // A plain, untouched cell lets the table show through.
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

  /// The kind of the automatic background, by the table's style (R18).
  var automaticKind: UIBackgroundConfiguration.Kind {
    (table?.style ?? .plain) == .plain ? .plainCell : .groupedCell
  }

  private static let separatorHeight: CGFloat = 0.5

  /// The separator below the cell, or nil.
  ///
  /// Chosen here: a section's last line is full-width in a grouped table and absent in an inset
  /// grouped one. A cell's own inset wins over the table's; both are mirrored for right-to-left
  /// text (R27).
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

  var inheritedSeparatorInset: UIEdgeInsets {
    table?.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
  }

  func setSeparatorInset(_ inset: UIEdgeInsets) {
    guard write(.other, isEqual: areas?.separatorInset == inset) else { return }
    madeAreas.separatorInset = inset
    separatorsDidChange()
  }

  func move(to place: SectionPlace) {
    guard place != sectionPlace else { return }
    let former = sectionPlace
    sectionPlace = place
    separatorsDidChange()
    // An app's own style stays.
    guard table?.style == .insetGrouped, layerStyle?.proper == former.cornerStyle else { return }
    setLayerStyle(place.cornerStyle)
    // The table's bookkeeping, as the style is: no write by the app.
    guard storedClipsToBounds != (place.cornerStyle != nil) else { return }
    storedClipsToBounds = place.cornerStyle != nil
    change(.appearance)
  }

  func separatorsDidChange() {
    setNeedsDisplay()
    background?.separatorView?.setNeedsDisplay()
  }

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

  func layOutSeparators() {
    guard let background, background.coversDrawing else { return }
    let view = background.separatorView ?? SeparatorView(frame: .zero)
    if background.separatorView == nil {
      background.separatorView = view
      setNeedsDisplay()
    }
    if view.parent !== self { addSubview(view) }
    view.frame = CGRect(origin: .zero, size: storedFrame.size)
  }
}

/// The position of a cell in its section, if the table's style depends on it.
struct SectionPlace: OptionSet {
  let rawValue: UInt8
  static let first = SectionPlace(rawValue: 1)
  static let last = SectionPlace(rawValue: 2)

  /// The corner radius of an inset section, in points; chosen here.
  private static let cornerRadius: CGFloat = 10

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
