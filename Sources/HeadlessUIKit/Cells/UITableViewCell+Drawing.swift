// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// Whether the cell shows a selected background.
  var showsSelection: Bool {
    selectionStyle != .none && (storedIsSelected || storedIsHighlighted)
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
}
