// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor final class UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, shownAs resolved: any UIContentConfiguration) {
    self.configuration = configuration
    view = resolved.makeContentView()
  }
}

extension UIViewController {
  /// The state for `updateContentUnavailableConfiguration(using:)`: traits and search text.
  private var contentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = links.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)`, at once if the view has appeared.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    if hasAppeared { updateContentUnavailable() }
  }

  func updateContentUnavailable() {
    updateContentUnavailableConfiguration(using: contentUnavailableState)
  }

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
