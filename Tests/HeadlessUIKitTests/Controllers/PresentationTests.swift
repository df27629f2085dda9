// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Controllers") @MainActor struct PresentationTests {
  private final class Log { var lines: [String] = [] }

  private final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did go") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.lines.append("\(segue.identifier ?? "none") for \((sender as? String) ?? "nobody")")
      (segue.destination as? Page)?.title = "set up"
    }
  }

  private let log = Log()

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(0, 0, 320, 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("S3-35 S3-30: A presented controller appears and disappears with the right reports")
  func presenting() {
    do {  // A presented controller appears over the other, and goes with a dismissal.
      let (first, second) = (Page("first", log), Page("second", log))
      let window = shown(first)
      var isDone = false
      first.present(second, animated: true) { isDone = true }
      expect(isDone && first.presentedViewController === second)
      expect(second.presentingViewController === first)
      expect(second.view.superview === window && window.hitTest(.zero, with: nil) === second.view)
      first.present(Page("third", log), animated: false)
      expect(first.presentedViewController === second, "one at a time")
      second.dismiss(animated: true)
      expect(first.presentedViewController == nil && second.presentingViewController == nil)
      expect(second.view.superview == nil)
      expectEqual(
        log.lines,
        [
          "first will appear", "first did appear", "second will appear", "second did appear",
          "second will go", "second did go",
        ]
      )
    }
    let (first, second) = (Page("first", log), Page("second", log))
    let window = shown(first)
    log.lines = []
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    first.dismiss(animated: true)
    expectEqual(
      log.lines,
      [
        "first will go", "first did go", "second will appear", "second did appear",
        "second will go", "second did go", "first will appear", "first did appear",
      ]
    )
    expectEqual(window.subviews.count, 1)
  }

  @Test("S3-34 S3-35: Alerts and sheets run the chosen action and remember their popover")
  func alert() throws {
    do {  // A chosen action of an action sheet runs once the sheet is gone.
      let first = Page("first", log)
      let window = shown(first)
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
      let delete = UIAlertAction(title: "Delete", style: .destructive) { [log] action in
        log.lines.append("\(action.title ?? "") \(first.presentedViewController == nil)")
      }
      let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
      alert.addAction(delete)
      alert.addAction(cancel)
      expectEqual(alert.actions.map(\.title), ["Delete", "Cancel"])
      expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .actionSheet)
      first.present(alert, animated: true, completion: nil)
      log.lines = []
      delete.isEnabled = false
      alert.choose(delete)
      expect(log.lines.isEmpty && first.presentedViewController === alert)
      delete.isEnabled = true
      alert.choose(delete)
      expectEqual(log.lines, ["Delete true"])
      expectEqual(window.subviews.count, 1)
    }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let source = UIView(frame: .zero)
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = CGRect(1, 2, 3, 4)
    let popover = try require(sheet.popoverPresentationController)
    let button = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    popover.barButtonItem = button
    expect(popover.sourceItem === button)
    popover.sourceItem = source
    expect(popover.barButtonItem == nil)
    expect(popover.sourceView === source && popover.sourceRect.width == 3)
    expect(popover.presentedViewController === sheet)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    expect(alert.popoverPresentationController == nil)
  }

  @Test("S3-53 S3-30: Segues, pops and children report appearance in order")
  func segue() {
    // A segue is prepared by its source, then leads to its destination.
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController(rootViewController: first)
    var window = shown(navigation)
    first.registerSegue(withIdentifier: "detail") { source in
      UIStoryboardSegue(identifier: "detail", source: source, destination: second)
    }
    log.lines = []
    first.performSegue(withIdentifier: "detail", sender: "row")
    expectEqual(
      log.lines,
      [
        "detail for row", "first will go", "first did go", "second will appear",
        "second did appear",
      ]
    )
    expect(second.title == "set up" && navigation.topViewController === second)
    expectEqual(second.navigationItem.title, "set up")
    expect(second.view.window === window)
    expect(second.navigationController === navigation)
    do {  // The controller below appears again when the one on top is popped.
      let (first, second) = (Page("first", log), Page("second", log))
      let navigation = UINavigationController(rootViewController: first)
      let window = shown(navigation)
      navigation.pushViewController(second, animated: true)
      log.lines = []
      expect(navigation.popViewController(animated: true) === second)
      expect(navigation.popViewController(animated: true) == nil)
      expectEqual(
        log.lines,
        ["second will go", "second did go", "first will appear", "first did appear"]
      )
      expect(first.view.window === window && second.view.superview == nil)
      expect(second.parent == nil && navigation.viewControllers == [first])
    }
    let (outer, inner) = (Page("outer", log), Page("inner", log))
    window = shown(outer)
    log.lines = []
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    expect(log.lines.isEmpty)
    inner.didMove(toParent: outer)
    expectEqual(log.lines, ["inner will appear", "inner did appear"])
    expect(inner.parent === outer && outer.children == [inner])
    expect(inner.view.next === inner && inner.next === outer.view && outer.view.next === outer)
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    expectEqual(log.lines.suffix(2), ["inner will go", "inner did go"])
    expect(outer.children.isEmpty && window.subviews.count == 1)
  }
}

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
    let window = UIWindow(frame: CGRect(0, 0, 320, 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  @Test("Pushes and presentations report moving, presenting and dismissing")
  func stack() {
    // A pushed controller moves to its parent and a popped one from it; those below do neither.
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    var window = shown(navigation)
    first.moves = []
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    expectEqual(
      second.moves,
      ["will appear to", "did appear to", "will disappear from", "did disappear from"]
    )
    expectEqual(first.moves, ["will disappear", "did disappear", "will appear", "did appear"])
    expect(!second.isMovingFromParent, "only while it disappears")
    expect(window.rootViewController === navigation)
    let (below, above) = (Page(), Page())
    window = shown(below)
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

  @Test("An unavailable configuration stands in the middle of the controller's view")
  func unavailable() throws {
    // A controller shows over its view what it lacks, asked when it appears and when told to ask.
    let results = Results(style: .plain)
    results.navigationItem.searchController = UISearchController(searchResultsController: nil)
    var window = shown(results)
    let content = try require(results.view.subviews.last as? UIContentUnavailableView)
    expectEqual(texts(content), ["No Results", "Check the spelling or try a new search."])
    window.layoutIfNeeded()
    expectEqual(content.frame, results.view.bounds)
    results.navigationItem.searchController?.searchBar.text = "pears"
    results.setNeedsUpdateContentUnavailableConfiguration()
    expectEqual(texts(content).first, "No Results for “pears”")
    results.found = 2
    results.setNeedsUpdateContentUnavailableConfiguration()
    expect(content.superview == nil && results.contentUnavailableConfiguration == nil)
    var tapped = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Drafts"
    configuration.secondaryText = "What you begin is kept here."
    configuration.button.title = "Begin"
    configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
    let view = configuration.makeContentView()
    view.frame = CGRect(0, 0, 320, 480)
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
    window = UIWindow(frame: CGRect(0, 0, 100, 100))
    let chart = window.adding(UIView(frame: CGRect(10, 20, 50, 50)))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityFrameInContainerSpace = CGRect(5, 5, 10, 40)
    chart.accessibilityElements = [bar]
    expect(bar.isAccessibilityElement && bar.accessibilityLabel == "Monday" && bar.next === chart)
    expectEqual(bar.accessibilityFrame, CGRect(15, 25, 10, 40))
    bar.accessibilityFrame = CGRect(1, 1, 1, 1)
    expectEqual(bar.accessibilityFrame, CGRect(1, 1, 1, 1))
  }
}
