// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// Whether the cell shows a selected background.
  var showsSelection: Bool {
    selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
  }

  /// The line below the cell, in the cell's coordinates, or nil if there is none.
  var separatorFrame: CGRect? {
    guard let table, table.separatorStyle == .singleLine else { return nil }
    let inset = table.separatorInset
    return CGRect(
      x: inset.left,
      y: storedFrame.height - 0.5,
      width: max(0, storedFrame.width - inset.left - inset.right),
      height: 0.5
    )
  }

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
        background?.selectedBackgroundView == nil
      else { return }
      color = .systemGray4
    }
    guard color.packedRGBA & 0xFF != 0 else { return }
    list.append(
      .fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color.packedRGBA)
    )
  }

  /// The kind of the automatic background, by the style of the table (R18).
  var automaticKind: UIBackgroundConfiguration.Kind {
    (table?.style ?? .plain) == .plain ? .plainCell : .groupedCell
  }

  func recordSeparator(into list: inout [DrawCommand]) {
    guard let separatorFrame, let table else { return }
    list.append(.fill(separatorFrame, packedRGBA: table.separatorColor.packedRGBA))
  }
}
