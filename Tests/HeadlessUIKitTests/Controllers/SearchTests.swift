// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Search bars and search controllers: what is typed and tapped, and who is told, in what order.
@Suite("Search", .serialized) @MainActor struct SearchTests {
  private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var heard: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      text != "!"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      heard.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("will")
    }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("gone") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let listener = Listener()

  @Test("what a search bar asks of the keyboard its field asks")
  func traits() {
    let bar = UISearchBar()
    bar.autocapitalizationType = .allCharacters
    bar.keyboardType = .emailAddress
    expectEqual(bar.searchTextField.autocapitalizationType, .allCharacters)
    expectEqual(bar.searchTextField.keyboardType, .emailAddress)
    expectEqual(bar.returnKeyType, .search)
  }

  @Test("what is typed, searched for and given up reaches the delegate in that order")
  func bars() {
    window.addSubview(bar)
    bar.delegate = listener
    bar.layoutIfNeeded()
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
    expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    window.type("ab!\n")
    expectEqual(bar.text, "ab")
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.chooseScope(1)
    bar.tapCancel()
    bar.resignFirstResponder()
    expectEqual(
      listener.heard,
      ["began", "text a", "text ab", "search", "scope 1", "cancel", "ended"]
    )
    bar.text = "set"
    expect(bar.searchTextField.text == "set" && bar.selectedScopeButtonIndex == 1)
    expectEqual(listener.heard.last, "ended", "only what the user changes is told")
  }

  @Test(
    "a controller begins with the field, updates with each key, and empties the field at its end"
  )
  func controllers() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.delegate = listener
    window.addSubview(search.searchBar)
    let item = UINavigationItem(title: "List")
    item.searchController = search
    expect(item.searchController === search && !search.isActive)
    search.searchBar.becomeFirstResponder()
    expect(search.isActive && search.searchBar.showsCancelButton)
    window.type("x")
    search.isActive = false
    expectEqual(listener.heard, ["will", "update ", "update x", "update ", "gone"])
    expect(search.searchBar.text ?? "" == "" && !search.searchBar.isFirstResponder)
  }

  @Test("an alert has the fields that an app adds, each set up once")
  func alertFields() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "first" }
    alert.addTextField()
    expectEqual(alert.textFields?.map(\.placeholder), ["first", nil])
  }

  @Test("a toolbar keeps its buttons, and is as high as one")
  func toolbars() {
    let toolbar = UIToolbar()
    toolbar.setItems([.flexibleSpace(), UIBarButtonItem(systemItem: .done)], animated: false)
    toolbar.sizeToFit()
    expect(toolbar.items?.count == 2 && toolbar.frame.height == 44)
  }
}
