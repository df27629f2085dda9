// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A search bar with a results controller, which is informed and not displayed.
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar: UISearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
  /// True if a search dims the background; stored without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// True if a search hides the navigation bar; stored without effect.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
  private var storedIsActive = false

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.update() },
      for: .editingChanged
    )
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true },
      for: .editingDidBegin
    )
  }

  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { delegate?.willPresentSearchController(self) }
      if !newValue { delegate?.willDismissSearchController(self) }
      storedIsActive = newValue
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = newValue }
      if !newValue {
        searchBar.searchTextField.text = nil
        searchBar.resignFirstResponder()
      }
      update()
      if newValue { delegate?.didPresentSearchController(self) }
      if !newValue { delegate?.didDismissSearchController(self) }
    }
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
