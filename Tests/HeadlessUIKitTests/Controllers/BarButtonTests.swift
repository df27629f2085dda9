// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Buttons of bars, the navigation items that hold them, and menus.
@Suite("Bar buttons and menus") @MainActor struct BarButtonTests {
  private final class Target: SelectorTarget {
    var calls: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      calls.append("\(selector) by \((sender as? UIBarButtonItem)?.title ?? "none")")
      return true
    }
  }

  @Test("a button calls its target by name, or runs its action, and nothing while it is disabled")
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
  }

  @Test("a system button keeps its title beside an action of its own")
  func systemItems() {
    let button = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "x") { _ in })
    expect(button.title == "Done" && button.style == .done)
    expectEqual(UIBarButtonItem.fixedSpace(12).width, 12)
  }

  @Test("the single entry of an edge is the outermost one")
  func items() {
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
  }

  @Test("the edit button begins and ends editing of a table, and says which")
  func editButton() {
    let list = UITableViewController(style: .plain)
    let button = list.editButtonItem
    expect(button === list.editButtonItem && button.title == "Edit")
    button.tap()
    expect(list.isEditing && list.tableView.isEditing)
    expect(button.title == "Done" && button.style == .done)
    button.tap()
    expect(!list.tableView.isEditing && button.title == "Edit")
  }

  @Test("a place in a menu is asked for its elements once, or each time, and may answer later")
  func deferredElements() {
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
    let menu = UIMenu(children: [once, always, later])
    expect(menu.action(titled: "Once 1") != nil)
    expect(menu.action(titled: "Always 2") != nil)
    expect(menu.action(titled: "Always 3") != nil)
    expect(menu.action(titled: "Once 1") != nil && asked == 3)
    expect(menu.action(titled: "Later") == nil)
    answer?([UIAction(title: "Later") { _ in }])
    expect(menu.action(titled: "Later") != nil)
  }

  @Test("a menu finds its actions and those that are on, through the menus in it")
  func menus() {
    let inner = UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
      ]
    )
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }, inner])
    expectEqual(menu.selectedElements.map(\.title), ["Name"])
    expect(menu.action(titled: "Date") != nil && menu.action(titled: "Size") == nil)
    expectEqual(menu.replacingChildren([]).identifier, menu.identifier)
    let offered = UIContextMenuConfiguration(actionProvider: { _ in menu })
    expect(offered.makeMenu() === menu && offered.makePreview() == nil)
  }
}
