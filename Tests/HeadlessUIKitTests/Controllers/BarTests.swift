// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Bar buttons and menus") @MainActor struct BarButtonTests {
  private final class Target: SelectorTarget {
    var calls: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      calls.append("\(selector) by \((sender as? UIBarButtonItem)?.title ?? "none")")
      return true
    }
  }

  @Test("Bar buttons call their target or action, and the edit button toggles editing")
  func taps() {
    let target = Target()
    let named = UIBarButtonItem(title: "Add", style: .plain, target: target, action: "add:")
    named.tap()
    named.isEnabled = false
    named.tap()
    expectEqual(target.calls, ["add: by Add"])

    var runs = 0
    let run = UIBarButtonItem(primaryAction: UIAction(title: "Run") { _ in runs += 1 })
    expectEqual(run.title, "Run")
    run.tap()
    run.isHidden = true
    run.tap()
    expectEqual(runs, 1)
    do {  // A system button keeps its title beside an action of its own.
      let button = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "x") { _ in })
      expect(button.title == "Done" && button.style == .done)
      expectEqual(UIBarButtonItem.fixedSpace(12).width, 12)
    }
    let controller = UIViewController()
    let (one, two) = (UIBarButtonItem(customView: UIView()), UIBarButtonItem())
    controller.navigationItem.rightBarButtonItems = [one, two]
    expect(controller.navigationItem.rightBarButtonItem === one)
    controller.navigationItem.setRightBarButton(two, animated: true)
    expectEqual(controller.navigationItem.rightBarButtonItems?.count, 1)
    controller.navigationItem.leftBarButtonItem = nil
    expect(controller.navigationItem.leftBarButtonItems == nil)
    let stack = UINavigationController(rootViewController: controller)
    expect(stack.navigationBar.topItem === controller.navigationItem)
    let list = UITableViewController(style: .plain)
    let button = list.editButtonItem
    expect(button === list.editButtonItem && button.title == "Edit")
    button.tap()
    expect(list.isEditing && list.tableView.isEditing)
    expect(button.title == "Done" && button.style == .done)
    button.tap()
    expect(!list.tableView.isEditing && button.title == "Edit")
  }

  @Test("Menus load deferred elements and find selected actions")
  func deferredElements() {
    // A place in a menu is asked for its elements once, or each time, and may answer later.
    var asked = 0
    var answer: (([UIMenuElement]) -> Void)?
    let once = UIDeferredMenuElement { completion in
      asked += 1
      completion([UIAction(title: "Once \(asked)") { _ in }])
    }
    let always = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([UIMenu(children: [UIAction(title: "Always \(asked)") { _ in }])])
    }
    let later = UIDeferredMenuElement { answer = $0 }
    var menu = UIMenu(children: [once, always, later])
    expect(menu.action(titled: "Once 1") != nil)
    expect(menu.action(titled: "Always 2") != nil)
    expect(menu.action(titled: "Always 3") != nil)
    expect(menu.action(titled: "Once 1") != nil && asked == 3)
    expect(menu.action(titled: "Later") == nil)
    answer?([UIAction(title: "Later") { _ in }])
    expect(menu.action(titled: "Later") != nil)
    let inner = UIMenu(
      title: "Sort",
      children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in }]
    )
    menu = UIMenu(children: [UIAction(title: "Share") { _ in }, inner])
    expectEqual(menu.selectedElements.map(\.title), ["Name"])
    expect(menu.action(titled: "Date") != nil && menu.action(titled: "Size") == nil)
    expectEqual(menu.replacingChildren([]).identifier, menu.identifier)
    let offered = UIContextMenuConfiguration(actionProvider: { _ in menu })
    expect(offered.makeMenu() === menu && offered.makePreview() == nil)
  }
}

@Suite("Tabs and scenes", .serialized) @MainActor struct TabBarTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("gone")
    }
  }

  private final class Keeper: UITabBarControllerDelegate {
    var allowed = true
    var chosen = 0

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool { allowed }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { chosen += 1 }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 300, 500))
  private let tabs = UITabBarController()
  private let pages = [Page(), Page(), Page()]

  private func show() {
    tabs.viewControllers = pages
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A tab bar shows the items and titles of its controllers")
  func bar() {
    do {  // The bar has the controllers' items, and is not what stands for all bars.
      let tabs = UITabBarController()
      let pages = [Page(), Page()]
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      expect(tabs.tabBar === tabs.tabBar)
      expectEqual(tabs.tabBar.items?.count, 2)
      expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
      UITabBar.appearance().barTintColor = .red
      expect(UITabBar.appearance().barTintColor == .red && tabs.tabBar.barTintColor == nil)
      UITabBar.appearance().barTintColor = nil
    }
    pages[0].title = "Inbox"
    expectEqual(pages[0].tabBarItem.title, "Inbox")
    pages[0].tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 4)
    pages[0].tabBarItem.badgeValue = "7"
    expect(pages[0].tabBarItem.tag == 4 && pages[0].tabBarItem.badgeValue == "7")
  }

  @Test("the chosen controller's view fills the tabs', and the others have not even loaded theirs")
  func selection() {
    show()
    expect(pages[0].view.superview === tabs.view && pages[0].view.frame == tabs.view.bounds)
    expect(!pages[1].isViewLoaded && pages[0].log == ["appeared"])
    tabs.selectedIndex = 1
    expect(pages[0].view.superview == nil && pages[1].view.superview === tabs.view)
    expect(pages[0].log == ["appeared", "gone"] && pages[1].log == ["appeared"])
    tabs.selectedIndex = 7
    expect(tabs.selectedViewController === pages[1] && pages[1].tabBarController === tabs)
  }

  @Test("a finger's choice is asked for and told, an app's is not")
  func choosing() {
    let keeper = Keeper()
    tabs.delegate = keeper
    show()
    tabs.choose(2)
    expect(tabs.selectedIndex == 2 && keeper.chosen == 1)
    keeper.allowed = false
    tabs.choose(0)
    expect(tabs.selectedIndex == 2 && keeper.chosen == 1)
    tabs.selectedIndex = 0
    expect(tabs.selectedIndex == 0 && keeper.chosen == 1)
  }

  @Test("the controller that is seen stays so where the others change")
  func replacing() {
    show()
    tabs.selectedIndex = 2
    tabs.viewControllers = [pages[2], Page()]
    expect(tabs.selectedIndex == 0 && pages[2].view.superview === tabs.view)
    expect(pages[2].log == ["appeared"] && pages[0].parent == nil)
    tabs.viewControllers = nil
    expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
  }

  @Test("Sheets exist for page sheets, and the pasteboard counts its changes")
  func sheets() {
    let page = pages[0]
    page.sheetPresentationController?.detents = [.medium(), .large()]
    expectEqual(page.sheetPresentationController?.detents.map(\.identifier), [.medium, .large])
    page.modalPresentationStyle = .fullScreen
    expect(page.sheetPresentationController == nil)
    let pasteboard = UIPasteboard()
    expect(!pasteboard.hasStrings && pasteboard.changeCount == 0)
    pasteboard.string = "text"
    pasteboard.url = URL(string: "https://example.org")
    expect(pasteboard.strings == ["text"] && pasteboard.hasURLs && pasteboard.changeCount == 2)
    pasteboard.string = nil
    expect(!pasteboard.hasStrings)
  }

  @Test("The scene has the key window, and a chosen offer ends the sheet")
  func scenes() {
    show()
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    expect(scene?.keyWindow === window && scene?.activationState == .foregroundActive)
    expect(window.windowScene === scene)
    show()
    let offer = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var ends: [UIActivityViewController.ActivityType?] = []
    offer.completionWithItemsHandler = { kind, _, _, _ in ends.append(kind) }
    pages[0].present(offer, animated: true)
    offer.choose(.copyToPasteboard)
    expect(ends == [.copyToPasteboard] && pages[0].presentedViewController == nil)
  }
}

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
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
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

  private let window = UIWindow(frame: CGRect(0, 0, 320, 200))
  private let bar = UISearchBar(frame: CGRect(0, 0, 320, 56))
  private let listener = Listener()

  @Test("A search bar passes on its traits and reports typing, searching and canceling")
  func traits() {
    do {  // What a search bar asks of the keyboard its field asks.
      let bar = UISearchBar()
      bar.autocapitalizationType = .allCharacters
      bar.keyboardType = .emailAddress
      expectEqual(bar.searchTextField.autocapitalizationType, .allCharacters)
      expectEqual(bar.searchTextField.keyboardType, .emailAddress)
      expectEqual(bar.returnKeyType, .search)
    }
    window.addSubview(bar)
    bar.delegate = listener
    bar.layoutIfNeeded()
    expectEqual(bar.searchTextField.frame, CGRect(8, 10, 304, 36))
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

  @Test("a search controller begins with its field, updates with each key, and empties it")
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

  @Test("Alerts have text fields, and toolbars keep their buttons")
  func alertFields() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "first" }
    alert.addTextField()
    expectEqual(alert.textFields?.map(\.placeholder), ["first", nil])
    let toolbar = UIToolbar()
    toolbar.setItems([.flexibleSpace(), UIBarButtonItem(systemItem: .done)], animated: false)
    toolbar.sizeToFit()
    expect(toolbar.items?.count == 2 && toolbar.frame.height == 44)
  }
}

@Suite("The app") @MainActor struct ApplicationTests {
  private final class Target: SelectorTarget {
    var calls: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      guard selector.description == "save:" else { return false }
      calls.append("save by \((sender as? String) ?? "nobody")")
      return true
    }
  }

  @MainActor private final class Answers { var list: [Bool] = [] }

  @Test("The app has a key window, opens no addresses and sends actions by name")
  func keyWindow() throws {
    do {
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      expect(UIApplication.shared.keyWindow === second && second.isKeyWindow && !first.isKeyWindow)
      expect(UIApplication.shared.windows.first === second)
    }
    expect(UIApplication.shared.keyWindow == nil)
    let answers = Answers()
    UIApplication.shared.open(try require(URL(string: "https://example.org"))) {
      answers.list.append($0)
    }
    expectEqual(answers.list, [false])
    expect(!UIApplication.shared.canOpenURL(try require(URL(string: "tel:1"))))
    let target = Target()
    let app = UIApplication.shared
    expect(app.sendAction("save:", to: target, from: "a test", for: nil))
    expect(!app.sendAction("print:", to: target, from: nil, for: nil))
    expectEqual(target.calls, ["save by a test"])
  }
}
