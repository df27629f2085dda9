// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension UITableViewCell {
  /// The background of the cell's state where the app sets none.
  var automaticBackground: UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: backgroundState(of: configurationState))
  }

  /// Lets go of the built-in views, as a content configuration does (R13).
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

  /// Answers a change of state: configurations follow, and the selected background is drawn anew.
  func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
    if background != nil { showSelectedBackground() }
    storedClassicContent?.highlight(showsSelection)
  }

  /// Shows the classic views behind the content that the state asks for.
  func showSelectedBackground() {
    guard let background else { return }
    let multiple = shownMultipleSelectionBackgroundView
    background.multipleSelectionBackgroundView?
      .setHiddenUncounted(multiple == nil || !showsSelection)
    background.selectedBackgroundView?.setHiddenUncounted(multiple != nil || !showsSelection)
  }

  /// The view behind a row that is selected as one of several, nil where only one can be.
  var shownMultipleSelectionBackgroundView: UIView? {
    guard let view = background?.multipleSelectionBackgroundView, let table else { return nil }
    let several =
      storedIsEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    return several ? view : nil
  }

  /// Carries out a requested update, if there is one.
  ///
  /// Order (unpublished by Apple): the automatic update, when the state is not that of the last
  /// update, then the override, then the handler. The automatic update lies outside the override,
  /// so that an override works alike with and without a call of super.
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

  @inline(__always)
  private func update(using state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Takes the selection of the former row away, together with what it made of the configurations.
  ///
  /// Otherwise a fresh configuration for a row that is selected too would find the state unchanged
  /// and keep the look of a row that is not.
  func leaveSelection() {
    setSelected(false, animated: false)
    let state = configurationState
    updateAutomatically(for: state)
    lastUpdateState = state
  }

  private func updateAutomatically(for state: UICellConfigurationState) {
    updateAutomatically(for: state, backgroundState: backgroundState(of: state))
  }

  /// The state that the background shows: without selection and highlight where the style is none.
  private func backgroundState(of state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    state.isSelected = false
    state.isHighlighted = false
    return state
  }
}
