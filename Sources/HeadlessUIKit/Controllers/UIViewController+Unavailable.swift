// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a controller shows over its view in the place of missing content.
@MainActor final class UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, shownAs resolved: any UIContentConfiguration) {
    self.configuration = configuration
    view = resolved.makeContentView()
  }
}

extension UIViewController {
  /// What the state is that `updateContentUnavailableConfiguration(using:)` is called with: the traits, and what
  /// the navigation item's search bar has as its text.
  private var contentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = links.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called; at once here, where the view has appeared.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    if hasAppeared { updateContentUnavailable() }
  }

  /// Asks the controller what is to be shown in the place of missing content.
  func updateContentUnavailable() {
    updateContentUnavailableConfiguration(using: contentUnavailableState)
  }

  /// Shows a configuration over the whole of the view; nil takes away what is shown.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      links.unavailable?.view.removeFromSuperview()
      links.unavailable = nil
      return
    }
    let resolved = configuration.updated(for: contentUnavailableState)
    if let content = links.unavailable, content.view.supports(resolved) {
      content.configuration = configuration
      content.view.configuration = resolved
      return
    }
    links.unavailable?.view.removeFromSuperview()
    let content = UnavailableContent(configuration, shownAs: resolved)
    links.unavailable = content
    guard let holder = view else { return }
    content.view.frame = holder.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(content.view)
  }
}
