// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Traits that controllers decide on and are told of, and the notification of text size.
@Suite("Traits of controllers") @MainActor struct ControllerTraitTests {
  private final class Page: UIViewController {
    var told: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private final class Target: SelectorTarget {
    var calls = 0

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      calls += 1
      return selector.description == "traitsChanged"
    }
  }

  @Test(
    "what a controller decides on reaches its view, the views below and the controllers that it holds"
  )
  func overrides() {
    let (outer, inner) = (Page(), Page())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(outer.traitCollection.userInterfaceStyle, .dark)
    expectEqual(outer.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expect(outer.told == [.light] && inner.told == [.light])

    inner.view.overrideUserInterfaceStyle = .light
    expectEqual(inner.view.traitCollection.userInterfaceStyle, .light, "the view has the last word")
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark, "which is not the controller's")
    outer.overrideUserInterfaceStyle = .unspecified
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  @Test("a view that is loaded later has what its controller decided on before")
  func beforeLoading() {
    let page = Page()
    page.traitOverrides.preferredContentSizeCategory = .extraLarge
    expect(!page.isViewLoaded)
    expectEqual(page.traitCollection.preferredContentSizeCategory, .extraLarge)
    expectEqual(page.view.traitCollection.preferredContentSizeCategory, .extraLarge)
  }

  @Test(
    "registrations of a controller are told of the traits that they name, until they are taken back"
  )
  func registrations() {
    let page = Page()
    let target = Target()
    var heard = 0
    let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: Page, _: UITraitCollection) in heard += 1
    }
    page.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      target: target,
      action: "traitsChanged"
    )
    _ = page.view
    page.overrideUserInterfaceStyle = .dark
    page.traitOverrides.preferredContentSizeCategory = .small
    expect(heard == 1 && target.calls == 1)
    page.unregisterForTraitChanges(registration)
    page.overrideUserInterfaceStyle = .light
    expect(heard == 1 && target.calls == 2)
  }

  @Test("another text size of a window is posted, with the new size")
  func textSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var sizes: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let size = note.userInfo?[key] as? UIContentSizeCategory ?? .unspecified
      MainActor.assumeIsolated { sizes.append(size) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    window.overrideUserInterfaceStyle = .dark
    expectEqual(sizes.filter { $0 == .extraExtraLarge }.count, 1)
  }
}
