// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Traits") @MainActor struct TraitTests {
  final class TraitView: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let former = previous?.userInterfaceStyle ?? .unspecified
      log.append("\(former) to \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test("S1-16 R47 S1-30 S1-31: Cells are configured, updated and sized with their table's traits")
  func stateOfCell() {
    do {  // A configuration state carries style, size classes and text size of its cell.
      let window = UIWindow(frame: CGRect(0, 0, 320, 44))
      let cell = window.adding(UITableViewCell(style: .default, reuseIdentifier: nil))
      let plain = cell.configurationState.traitCollection
      expectEqual(plain.userInterfaceStyle, .light)
      expectEqual(plain.horizontalSizeClass, .compact)
      expectEqual(plain.verticalSizeClass, .regular)
      expectEqual(plain.preferredContentSizeCategory, .large)
      window.traitOverrides.userInterfaceStyle = .dark
      window.traitOverrides.horizontalSizeClass = .regular
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let changed = cell.configurationState.traitCollection
      expectEqual(changed.userInterfaceStyle, .dark)
      expectEqual(changed.horizontalSizeClass, .regular)
      expectEqual(changed.verticalSizeClass, .regular)
      expectEqual(changed.preferredContentSizeCategory, .accessibilityLarge)
    }
    let screen = Screen(ListModel.plain(rows: 40))
    screen.render()
    screen.render(at: 440)
    var updates = 0
    for cell in screen.table.visibleCells {
      cell.configurationUpdateHandler = { _, state in
        if state.traitCollection.userInterfaceStyle == .dark { updates += 1 }
      }
    }
    screen.window.overrideUserInterfaceStyle = .dark
    screen.render()
    expectEqual(updates, screen.table.visibleCells.count)
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      let table = PictureTable(rows: 1) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = cell.defaultContentConfiguration().with("text")
        return cell
      }
      table.window.traitOverrides.preferredContentSizeCategory = category
      FrameRenderer(root: table.window).renderFrame()
      return table.table.visibleCells[0].frame.height
    }
    // A line of 17 points needs less than the standard row; one of 53 points more than 53 and the
    // margins of 11.
    expectEqual(height(.large), 44)
    expect(height(.accessibilityExtraExtraExtraLarge) > 75)
  }

  @Test("S1-16: A change of traits is reported once to every view that inherits it")
  func propagation() {
    let root = TraitView(frame: .zero)
    let child = root.adding(TraitView(frame: .zero))
    let own = root.adding(TraitView(frame: .zero))
    let grandchild = own.adding(TraitView(frame: .zero))
    own.overrideUserInterfaceStyle = .dark
    expectEqual(grandchild.log, ["light to dark"])
    root.overrideUserInterfaceStyle = .dark
    expectEqual(root.log, ["light to dark"])
    expectEqual(child.log, ["light to dark"])
    expectEqual(own.log, ["light to dark"], "its own decision stays")
    own.overrideUserInterfaceStyle = .unspecified
    expectEqual(own.log.count, 1, "it inherits the same now")
    root.overrideUserInterfaceStyle = .light
    expectEqual(grandchild.log, ["light to dark", "dark to light"])
    do {  // A view that moves to a tree with other traits is told of them.
      let dark = UIView(frame: .zero)
      dark.overrideUserInterfaceStyle = .dark
      let view = dark.adding(TraitView(frame: .zero))
      expectEqual(view.log, ["light to dark"])
      view.removeFromSuperview()
      expectEqual(view.log, ["light to dark", "dark to light"])
    }
    let view = UIView(frame: .zero)
    var told: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      told += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.traitOverrides.preferredContentSizeCategory = .small
    expect(told.isEmpty)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(told, [.light, .dark])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    expectEqual(told.count, 2)
  }

  @Test("R47: dynamic colours are drawn by the traits of their view")
  func colors() throws {
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: window.bounds)
    label.text = "text"
    let byProvider = UIView(frame: window.bounds)
    byProvider.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    for each in [view, label, byProvider] { window.addSubview(each) }
    let renderer = FrameRenderer(root: window)
    var server = RenderServer()
    func colors() throws -> [UInt32?] {
      renderer.renderFrame()
      try server.receive(from: renderer)
      let text = server.layers[label.layerIdentifier]?.contents?.first
      guard case .text(_, _, _, _, _, _, let color)? = text else { return [] }
      return [
        server.layers[view.layerIdentifier]?.background, color,
        server.layers[byProvider.layerIdentifier]?.background,
      ]
    }
    try expectEqual(colors(), [0xFFFF_FFFF, 0x0000_00FF, 0x0000_FFFF])
    window.overrideUserInterfaceStyle = .dark
    try expectEqual(colors(), [0x0000_00FF, 0xFFFF_FFFF, 0xFF00_00FF])
    label.overrideUserInterfaceStyle = .light
    try expectEqual(colors(), [0x0000_00FF, 0x0000_00FF, 0xFF00_00FF])
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light, "as it was before the frame")
  }

  @Test("S1-16 S1-30: Trait collections merge in order, and text styles have the published sizes")
  func collections() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide])
    expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
    expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
    let light = UITraitCollection(traitsFrom: [both, UITraitCollection(userInterfaceStyle: .light)])
    expect(light.userInterfaceStyle == .light && light.horizontalSizeClass == .regular)
    expectEqual(UITraitCollection(userInterfaceStyle: .dark), dark)
    expect(dark.hasDifferentColorAppearance(comparedTo: light))
    expect(!dark.hasDifferentColorAppearance(comparedTo: both))
    // The sizes are those of the Human Interface Guidelines.
    for (style, category, size) in [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.headline, .large, 17),
      (.largeTitle, .large, 34), (.caption2, .extraSmall, 11), (.subheadline, .extraLarge, 17),
      (.footnote, .accessibilityMedium, 23), (.title1, .extraExtraExtraLarge, 34),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      expectEqual(font.pointSize, size)
      // A font that follows the text size is the same whichever way it comes there.
      let started = UIFont.preferredFont(forTextStyle: style)
      expectEqual(started.adjusted(for: traits), font)
    }
    // Metrics scale fonts and lengths by their style, and never past a given size.
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    // Body goes from 17 to 33 points: 34 becomes 66.
    expectEqual(metrics.scaledFont(for: font, compatibleWith: traits).pointSize, 66)
    expectEqual(metrics.scaledFont(for: font).pointSize, 34)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits)
    expectEqual(limited.pointSize, 40)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: traits), 33)
  }
}

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

  @Test("A controller's overrides reach its views and registrations")
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
    // A view that is loaded later has what its controller decided on before.
    var page = Page()
    page.traitOverrides.preferredContentSizeCategory = .extraLarge
    expect(!page.isViewLoaded)
    expectEqual(page.traitCollection.preferredContentSizeCategory, .extraLarge)
    expectEqual(page.view.traitCollection.preferredContentSizeCategory, .extraLarge)
    page = Page()
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
    let window = UIWindow(frame: CGRect(0, 0, 320, 480))
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
