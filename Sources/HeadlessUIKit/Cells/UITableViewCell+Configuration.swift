// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

extension UITableViewCell {
  /// What runs after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Shows a configuration, in the view at hand if that supports it (R15, R16, R17).
  func apply(_ configuration: (any UIContentConfiguration)?) {
    engine_count_configuration_applies(1)
    storedConfiguration = configuration
    guard let configuration else {
      if configuredView != nil {
        configuredView = nil
        configuredType = nil
        replaceContentView(by: UIView(frame: contentView.storedFrame))
      }
      return
    }
    let type = type(of: configuration)
    if let configuredView {
      // A view is not asked about the type it already shows: the answer is known, and asking makes
      // a view that stores the concrete value box it.
      if type == configuredType || configuredView.supports(configuration) {
        configuredType = type
        configuredView.configuration = configuration
        return
      }
      engine_count_content_views_replaced(1)
    }
    engine_count_content_views_made(1)
    let view = configuration.makeContentView()
    configuredView = view
    configuredType = type
    replaceContentView(by: view)
  }

  private func replaceContentView(by view: UIView) {
    // The built-in views lived in the old content view.
    storedClassicContent = nil
    contentView.removeFromSuperview()
    contentView = view
    // The cell places its content view, whatever that asked for.
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: storedFrame.size)
    insertSubview(view, at: 0)
  }

  /// The states as the cell knows them.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedIsSelected
    state.isHighlighted = storedIsHighlighted
    state.isEditing = storedIsEditing
    return state
  }

  /// Answers a change of state: configurations follow, and the selected background is drawn anew.
  func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
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
    if let lastUpdateState, lastUpdateState != state { updateContentAutomatically(state) }
    if lastUpdateState == nil && state != UICellConfigurationState(traitCollection: traitCollection)
    {
      updateContentAutomatically(state)
    }
    lastUpdateState = state
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func updateContentAutomatically(_ state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let storedConfiguration else { return }
    contentConfiguration = storedConfiguration.updated(for: state)
  }
}
