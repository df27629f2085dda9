// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Tabs, sheets, scenes and what is copied.
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
    ) {
      chosen += 1
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let tabs = UITabBarController()
  private let pages = [Page(), Page(), Page()]

  private func show() {
    tabs.viewControllers = pages
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("the bar has the controllers' items, and is not what stands for all bars")
  func bar() {
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

  @Test("a tab shows the controller's title until it has an item of its own")
  func items() {
    pages[0].title = "Inbox"
    expectEqual(pages[0].tabBarItem.title, "Inbox")
    pages[0].tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 4)
    pages[0].tabBarItem.badgeValue = "7"
    expect(pages[0].tabBarItem.tag == 4 && pages[0].tabBarItem.badgeValue == "7")
  }

  @Test("a sheet is there for controllers that come as one")
  func sheets() {
    let page = pages[0]
    page.sheetPresentationController?.detents = [.medium(), .large()]
    expectEqual(page.sheetPresentationController?.detents.map(\.identifier), [.medium, .large])
    page.modalPresentationStyle = .fullScreen
    expect(page.sheetPresentationController == nil)
  }

  @Test("the only scene has the key window")
  func scenes() {
    show()
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    expect(scene?.keyWindow === window && scene?.activationState == .foregroundActive)
    expect(window.windowScene === scene)
  }

  @Test("what is copied is there, and each copying counts")
  func pasteboard() {
    let pasteboard = UIPasteboard()
    expect(!pasteboard.hasStrings && pasteboard.changeCount == 0)
    pasteboard.string = "text"
    pasteboard.url = URL(string: "https://example.org")
    expect(pasteboard.strings == ["text"] && pasteboard.hasURLs && pasteboard.changeCount == 2)
    pasteboard.string = nil
    expect(!pasteboard.hasStrings)
  }

  @Test("an offer that is chosen from goes and tells its handler")
  func offers() {
    show()
    let offer = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var ends: [UIActivityViewController.ActivityType?] = []
    offer.completionWithItemsHandler = { kind, _, _, _ in ends.append(kind) }
    pages[0].present(offer, animated: true)
    offer.choose(.copyToPasteboard)
    expect(ends == [.copyToPasteboard] && pages[0].presentedViewController == nil)
  }
}
