// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Controllers that present, hold and lead to others.
@Suite("Controllers") @MainActor struct PresentationTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      return nil
    }

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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("S3-35: a presented controller appears over the other, and goes with a dismissal")
  func presenting() {
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

  @Test("S3-30: a full-screen presentation lets the view below go and come back")
  func fullScreen() {
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

  @Test("S3-34: a chosen action of an action sheet runs once the sheet is gone")
  func alert() throws {
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

  @Test("S3-35: an action sheet has a popover that remembers where it points, an alert has none")
  func popover() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let source = UIView(frame: .zero)
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
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

  @Test("S3-53: a segue is prepared by its source, then leads to its destination")
  func segue() {
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
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
  }

  @Test("S3-30: the controller below appears again when the one on top is popped")
  func popping() {
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    navigation.pushViewController(second, animated: true)
    log.lines = []
    expect(navigation.popViewController(animated: true) === second)
    expect(navigation.popViewController(animated: true) == nil)
    expectEqual(
      log.lines,
      [
        "second will go", "second did go", "first will appear", "first did appear",
      ]
    )
    expect(first.view.window === window && second.view.superview == nil)
    expect(second.parent == nil && navigation.viewControllers == [first])
  }

  @Test("a child appears with its parent's view, and leaves with it")
  func children() {
    let (outer, inner) = (Page("outer", log), Page("inner", log))
    let window = shown(outer)
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
