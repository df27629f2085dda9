// SPDX-License-Identifier: Apache-2.0

import Foundation

enum ListContentStyle: UInt8, CaseIterable {
  case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case sidebarHeader, prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, header
  case footer

  var turnsWhenSelected: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  var isSideBySide: Bool { self == .valueCell }
}

extension ListContentStyle {
  var textStyle: UIFont.TextStyle {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      .body
    case .plainHeader, .header, .sidebarHeader: .headline
    case .plainFooter, .footer: .subheadline
    case .groupedHeader, .groupedFooter: .footnote
    case .prominentInsetGroupedHeader: .title3
    case .extraProminentInsetGroupedHeader: .title2
    }
  }

  var textWeight: UIFont.Weight? {
    switch self {
    case .prominentInsetGroupedHeader: .semibold
    case .extraProminentInsetGroupedHeader: .bold
    default: nil
    }
  }

  var secondaryTextStyle: UIFont.TextStyle {
    switch self {
    case .valueCell: .body
    case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .groupedHeader, .groupedFooter:
      .caption1
    case .plainHeader, .header, .sidebarHeader, .plainFooter, .footer: .footnote
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .subheadline
    }
  }

  func textColor(_ kind: ListContentState.Kind) -> UIColor {
    switch (kind, self) {
    case (.disabled, _): .tertiaryLabel
    case (.selected, _): .white
    case (.normal, .plainFooter), (.normal, .footer), (.normal, .groupedHeader),
      (.normal, .groupedFooter):
      .secondaryLabel
    case (.normal, _): .label
    }
  }

  func secondaryTextColor(_ kind: ListContentState.Kind) -> UIColor {
    switch kind {
    case .disabled: .tertiaryLabel
    case .selected: .white
    case .normal: .secondaryLabel
    }
  }

  func imageTintColor(_ kind: ListContentState.Kind) -> UIColor? {
    switch kind {
    case .disabled: .tertiaryLabel
    case .selected: .white
    case .normal: nil
    }
  }

  var textTransform: UIListContentConfiguration.TextProperties.TextTransform {
    self == .groupedHeader ? .uppercase : .none
  }

  /// The margins; those of list cells and grouped headers are from device logs (R21).
  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    case .plainHeader, .plainFooter, .header, .footer:
      NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
    default: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }
  }
}
