// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension UITableViewCell {
  var automaticBackground: UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: backgroundState(of: configurationState))
  }

  /// Releases the built-in views, as a content configuration does (R13).
  func forgetBuiltInViews() { storedClassicContent = nil }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedIsSelected
    state.isHighlighted = storedIsHighlighted
    state.isEditing = storedIsEditing
    state.isDisabled = !isUserInteractionEnabled
    if let areas { state.isSwiped = areas.isSwiped }
    return state
  }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
    if background != nil { showSelectedBackground() }
    storedClassicContent?.highlight(showsSelection)
  }

  func showSelectedBackground() {
    guard let background else { return }
    let multiple = shownMultipleSelectionBackgroundView
    background.multipleSelectionBackgroundView?
      .setHiddenUncounted(multiple == nil || !showsSelection)
    background.selectedBackgroundView?.setHiddenUncounted(multiple != nil || !showsSelection)
  }

  var shownMultipleSelectionBackgroundView: UIView? {
    guard let view = background?.multipleSelectionBackgroundView, let table else { return nil }
    let several =
      storedIsEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    return several ? view : nil
  }

  /// Performs a requested update.
  ///
  /// Order (unpublished by Apple): the automatic update if the state changed, the override, the
  /// handler. The automatic update is outside the override, so that calling super makes no
  /// difference.
  func flushConfigurationUpdate() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    engine_count_configuration_updates(1)
    let state = configurationState
    if state != lastUpdateState ?? UICellConfigurationState(traitCollection: .system) {
      updateAutomatically(for: state)
    }
    lastUpdateState = state
    if AutomaticTracking.isOn {
      AutomaticTracking.run(.configuration, of: self) { update(using: state) }
    } else {
      update(using: state)
    }
  }

  @inline(__always) private func update(using state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Resets the former row's selection, so that a new configuration finds a changed state.
  func leaveSelection() {
    setSelected(false, animated: false)
    let state = configurationState
    updateAutomatically(for: state)
    lastUpdateState = state
  }

  private func updateAutomatically(for state: UICellConfigurationState) {
    updateAutomatically(for: state, backgroundState: backgroundState(of: state))
  }

  /// Returns the background's state: without selection and highlight in style none.
  private func backgroundState(of state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    state.isSelected = false
    state.isHighlighted = false
    return state
  }
}
