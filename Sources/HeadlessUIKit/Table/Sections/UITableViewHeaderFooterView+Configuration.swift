// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewHeaderFooterView {
  /// What runs after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The table that the view belongs to, or nil for none and after the table's end.
  var table: UITableView? { tableReference?.table }

  /// The kind of the automatic background, by the style of the table (R18).
  var automaticKind: UIBackgroundConfiguration.Kind {
    (table?.style ?? .plain) == .plain ? .plainHeaderFooter : .groupedHeaderFooter
  }

  /// The states as the view knows them.
  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Carries out a requested update, if there is one, in the order that cells keep.
  func flushConfigurationUpdate() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    if state != lastUpdateState ?? UIViewConfigurationState(traitCollection: .system) {
      updateAutomatically(for: state, backgroundState: state)
    }
    lastUpdateState = state
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
