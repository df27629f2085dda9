// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBackgroundConfiguration {
  /// The built-in backgrounds with defaults by state.
  ///
  /// The numbers and most colours are unpublished; see the page "Decisions".
  enum Kind: UInt8, Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    case sidebarCell, accompaniedSidebarCell

    var cornerRadius: CGFloat {
      switch self {
      case .sidebarCell, .accompaniedSidebarCell: 10
      default: 0
      }
    }

    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .sidebarCell, .accompaniedSidebarCell:
        NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      default: .zero
      }
    }

    func color(in state: (any UIConfigurationState)?) -> UIColor {
      switch self {
      case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
      case .plainHeaderFooter: return .secondarySystemBackground
      case .plainCell: return isActive(state) ? .systemGray4 : .clear
      case .groupedCell:
        return isActive(state) ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell, .accompaniedSidebarCell:
        if isSelected(state) { return .systemBlue }
        return isActive(state) ? .systemGray4 : .clear
      }
    }

    private func isActive(_ state: (any UIConfigurationState)?) -> Bool {
      if let state = state as? UICellConfigurationState {
        return state.isSelected || state.isHighlighted || state.cellDropState == .targeted
      }
      guard let state = state as? UIViewConfigurationState else { return false }
      return state.isSelected || state.isHighlighted
    }

    private func isSelected(_ state: (any UIConfigurationState)?) -> Bool {
      if let state = state as? UICellConfigurationState { return state.isSelected }
      return (state as? UIViewConfigurationState)?.isSelected ?? false
    }
  }
}
