// SPDX-License-Identifier: Apache-2.0

/// The kinds of list content that a configuration can start from.
enum ListContentStyle: UInt8, CaseIterable {
  case cell
  case subtitleCell
  case valueCell
  case plainHeader
  case plainFooter
  case groupedHeader
  case groupedFooter
  case sidebarCell
  case sidebarSubtitleCell
  case accompaniedSidebarCell
  case accompaniedSidebarSubtitleCell
  case sidebarHeader
  case prominentInsetGroupedHeader
  case extraProminentInsetGroupedHeader
  case header
  case footer

  /// Whether a selected cell of the kind lies on the tint colour, so that its content turns white.
  var turnsWhenSelected: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// Whether text and secondary text lie side by side if there is room.
  var isSideBySide: Bool { self == .valueCell }
}
