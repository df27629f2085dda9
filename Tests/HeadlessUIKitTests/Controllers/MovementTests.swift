// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What a controller can ask about why its view comes or goes, and what it shows where content is missing.
@Suite("Movements of controllers") @MainActor struct MovementTests {
  private final class Page: UIViewController {
    var moves: [String] = []
    private func note(_ event: String) {
      let flags = [
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil,
      ]
      moves.append(([event] + flags.compactMap { $0 }).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private final class Results: UITableViewController {
    var found = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      contentUnavailableConfiguration =
        found > 0 ? nil : UIContentUnavailableConfiguration.search().updated(for: state)
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  @Test("a pushed controller moves to its parent and a popped one from it; those below do neither")
  func stack() {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    first.moves = []
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    expectEqual(
      second.moves,
      [
        "will appear to", "did appear to", "will disappear from", "did disappear from",
      ]
    )
    expectEqual(
      first.moves,
      ["will disappear", "did disappear", "will appear", "did appear"]
    )
    expect(!second.isMovingFromParent, "only while it disappears")
    expect(window.rootViewController === navigation)
  }

  @Test("a controller is being presented while it appears by that, and dismissed while it goes")
  func presenting() {
    let (below, above) = (Page(), Page())
    let window = shown(below)
    below.present(above, animated: true)
    expect(above.presentationController?.presentingViewController === below)
    above.dismiss(animated: true)
    expectEqual(
      above.moves,
      [
        "will appear presented", "did appear presented", "will disappear dismissed",
        "did disappear dismissed",
      ]
    )
    expect(!above.isBeingDismissed && window.rootViewController === below)
  }

  @Test(
    "a controller shows over its view what it lacks, asked when it appears and when told to ask"
  )
  func unavailable() throws {
    let results = Results(style: .plain)
    results.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let window = shown(results)
    let content = try require(results.view.subviews.last as? UIContentUnavailableView)
    expectEqual(
      texts(content),
      ["No Results", "Check the spelling or try a new search."]
    )
    window.layoutIfNeeded()
    expectEqual(content.frame, results.view.bounds)
    results.navigationItem.searchController?.searchBar.text = "pears"
    results.setNeedsUpdateContentUnavailableConfiguration()
    expectEqual(texts(content).first, "No Results for “pears”")
    results.found = 2
    results.setNeedsUpdateContentUnavailableConfiguration()
    expect(content.superview == nil && results.contentUnavailableConfiguration == nil)
  }

  @Test("missing content stands in the middle: image, texts and a button that does what it says")
  func content() throws {
    var tapped = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Drafts"
    configuration.secondaryText = "What you begin is kept here."
    configuration.button.title = "Begin"
    configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    let column = try require(view.subviews.last as? UIStackView)
    expectEqual(column.arrangedSubviews.count, 4)
    expect(abs(column.frame.midY - 240) <= 0.5)
    let places = column.arrangedSubviews.map(\.frame)
    expect(places.allSatisfy { abs($0.midX - column.bounds.midX) <= 0.5 })
    expect(places[1].minY == places[0].maxY + 15 && places[2].minY == places[1].maxY + 8)
    expectEqual(places[3].minY, places[2].maxY + 20)
    let button = try require(column.arrangedSubviews.last as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(tapped, 1)
    let loading = UIContentUnavailableConfiguration.loading().makeContentView()
    expectEqual(texts(loading), ["Loading…"])
    expectEqual(
      UIContentUnavailableConfiguration.empty().makeContentView().subviews.last?.subviews,
      []
    )
  }

  @Test("an element without a view is where its container has it")
  func element() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let chart = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 40)
    chart.accessibilityElements = [bar]
    expect(bar.isAccessibilityElement && bar.accessibilityLabel == "Monday" && bar.next === chart)
    expectEqual(bar.accessibilityFrame, CGRect(x: 15, y: 25, width: 10, height: 40))
    bar.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    expectEqual(bar.accessibilityFrame, CGRect(x: 1, y: 1, width: 1, height: 1))
  }
}
