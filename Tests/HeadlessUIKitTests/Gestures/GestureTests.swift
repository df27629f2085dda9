// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Gestures") @MainActor struct GestureTests {
  private final class Listener: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private final class Diary: SelectorTarget {
    var lines: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      guard selector.description == "tapped:", let recognizer = sender as? UIGestureRecognizer
      else { return false }
      lines.append("\(recognizer.name ?? "") \(recognizer.state)")
      return true
    }
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isSimultaneous = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 300, 300))
  private let outer = UIView(frame: CGRect(0, 0, 300, 300))
  private let inner = Listener(frame: CGRect(50, 50, 200, 200))
  private let diary = Diary()
  private let middle = CGPoint(150, 150)

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @discardableResult private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(diary, action: "tapped:")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func drag(from start: CGPoint, by step: CGPoint, times: Int) throws {
    let touch = try require(window.beginTouch(at: start))
    for number in 1...times {
      let share = CGFloat(number)
      window.moveTouch(touch, to: CGPoint(start.x + step.x * share, start.y + step.y * share))
    }
    window.endTouch(touch)
  }

  @Test("a tap is told to its target, and the view's touch is cancelled")
  func tap() {
    let tap = add(UITapGestureRecognizer(), "tap", to: inner)
    window.tap(at: middle)
    expectEqual(diary.lines, ["tap ended"])
    expectEqual(inner.heard, ["began", "cancelled"])
    expect(tap.state == .possible && tap.numberOfTouches == 0)
  }

  @Test("with cancelsTouchesInView off the view keeps its touch")
  func keepsTouch() {
    add(UITapGestureRecognizer(), "tap", to: inner).cancelsTouchesInView = false
    window.tap(at: middle)
    expectEqual(diary.lines, ["tap ended"])
    expectEqual(inner.heard, ["began", "ended"])
  }

  @Test("the nearest recogniser wins, unless a delegate lets both", arguments: [false, true])
  func nearest(lets: Bool) {
    let judge = Judge()
    judge.isSimultaneous = lets
    add(UITapGestureRecognizer(), "outer", to: outer).delegate = judge
    add(UITapGestureRecognizer(), "inner", to: inner)
    window.tap(at: middle)
    expectEqual(diary.lines, (lets ? ["inner ended", "outer ended"] : ["inner ended"]))
    // Beside the inner view the outer one is alone.
    window.tap(at: CGPoint(10, 10))
    expectEqual(diary.lines.last, "outer ended")
  }

  @Test("a finger that slips off, or stays too long, taps no more")
  func noTap() throws {
    add(UITapGestureRecognizer(), "tap", to: inner)
    try drag(from: middle, by: CGPoint(50, 0), times: 1)
    let touch = try require(window.beginTouch(at: middle))
    window.letTouchTimePass(seconds: 5)
    window.endTouch(touch)
    expect(diary.lines.isEmpty)
    expectEqual(inner.heard, ["began", "moved", "ended", "began", "ended"])
  }

  @Test("two taps: without a wish the first tap is told, then both; a third is the first again")
  func doubleTap() {
    add(UITapGestureRecognizer(), "one", to: inner)
    add(UITapGestureRecognizer(), "two", to: inner).numberOfTapsRequired = 2
    window.tap(at: middle)
    expectEqual(diary.lines, ["one ended"])
    window.tap(at: middle)
    expect(diary.lines.contains("two ended"))
  }

  @Test("one that needs two to fail waits for the time in which a second tap may come")
  func waitsForSecond() {
    let one = add(UITapGestureRecognizer(), "one", to: inner)
    let two = add(UITapGestureRecognizer(), "two", to: inner)
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    window.tap(at: middle)
    expect(diary.lines.isEmpty)
    window.letTouchTimePass(seconds: 0.2)
    expect(diary.lines.isEmpty)
    window.letTouchTimePass(seconds: 0.2)
    expectEqual(diary.lines, ["one ended"])
    window.tap(at: middle)
    window.tap(at: middle)
    expectEqual(diary.lines, ["one ended", "two ended"])
    window.letTouchTimePass(seconds: 1)
    expectEqual(diary.lines.count, 2)
  }

  @Test("two taps that lie apart are no double tap")
  func apart() {
    add(UITapGestureRecognizer(), "two", to: inner).numberOfTapsRequired = 2
    window.tap(at: CGPoint(60, 60))
    window.tap(at: CGPoint(240, 240))
    expect(diary.lines.isEmpty)
  }

  @Test("a button above a view that is tapped keeps its tap; a plain view does not")
  func button() {
    let button = UIButton(frame: inner.bounds)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    inner.addSubview(button)
    add(UITapGestureRecognizer(), "tap", to: outer)
    window.tap(at: middle)
    expect(count == 1 && diary.lines.isEmpty)
    button.isEnabled = false
    window.tap(at: middle)
    expect(count == 1 && diary.lines == ["tap ended"])
  }

  @Test("a delegate and the view may refuse a gesture, and a delegate a touch")
  func refusals() {
    let judge = Judge()
    add(UITapGestureRecognizer(), "tap", to: inner).delegate = judge
    judge.begins = false
    window.tap(at: middle)
    judge.begins = true
    judge.receives = false
    window.tap(at: middle)
    expect(diary.lines.isEmpty && inner.heard == ["began", "ended", "began", "ended"])
    judge.receives = true
    window.tap(at: middle)
    expectEqual(diary.lines, ["tap ended"])
  }

  @Test("a press is long after half a second, goes on with the finger and ends with it")
  func longPress() throws {
    add(UILongPressGestureRecognizer(), "press", to: inner)
    let touch = try require(window.beginTouch(at: middle))
    window.letTouchTimePass(seconds: 0.4)
    expect(diary.lines.isEmpty)
    window.letTouchTimePass(seconds: 0.2)
    window.moveTouch(touch, to: CGPoint(160, 150))
    window.endTouch(touch)
    expectEqual(diary.lines, ["press began", "press changed", "press ended"])
    expectEqual(inner.heard, ["began", "cancelled"])
    // A finger that moves away before is no press.
    let other = try require(window.beginTouch(at: middle))
    window.moveTouch(other, to: CGPoint(165, 150))
    window.letTouchTimePass(seconds: 1)
    window.endTouch(other)
    expectEqual(diary.lines.count, 3)
  }

  @Test("a pan begins after ten points, and its translation counts from where the finger came down")
  func pan() throws {
    let pan = add(UIPanGestureRecognizer(), "pan", to: inner)
    var translations: [CGPoint] = []
    pan.addTarget(diary, named: "read") { _, recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      translations.append(pan.translation(in: inner))
      if pan.state == .changed { pan.setTranslation(.zero, in: inner) }
    }
    try drag(from: middle, by: CGPoint(6, 0), times: 4)
    expectEqual(diary.lines, ["pan began", "pan changed", "pan changed", "pan ended"])
    expectEqual(translations.map(\.x), [12, 18, 6, 0])
    expectEqual(inner.heard, ["began", "moved", "cancelled"])
  }

  @Test(
    "a swipe goes its way, straight and in time",
    arguments: [
      (CGPoint(-30, 0), 0.0, true), (CGPoint(30, 0), 0, false), (CGPoint(-30, 25), 0, false),
      (CGPoint(-20, 0), 1, false),
    ]
  )
  func swipe(_ swipe: (step: CGPoint, pause: TimeInterval, isSeen: Bool)) throws {
    add(UISwipeGestureRecognizer(), "swipe", to: inner).direction = .left
    let touch = try require(window.beginTouch(at: middle))
    if swipe.pause > 0 { window.letTouchTimePass(seconds: swipe.pause) }
    for number in 1...3 {
      let share = CGFloat(number)
      window.moveTouch(touch, to: CGPoint(150 + swipe.step.x * share, 150 + swipe.step.y * share))
    }
    window.endTouch(touch)
    expectEqual(diary.lines, swipe.isSeen ? ["swipe ended"] : [])
  }

  @Test("what has begun is taken away with the touch, by switching off and by removing")
  func takenAway() throws {
    for way in 0..<3 {
      diary.lines = []
      let pan = add(UIPanGestureRecognizer(), "pan", to: inner)
      let touch = try require(window.beginTouch(at: middle))
      window.moveTouch(touch, to: CGPoint(180, 150))
      switch way {
      case 0: window.cancelTouch(touch)
      case 1: pan.isEnabled = false
      default: inner.removeGestureRecognizer(pan)
      }
      expectEqual(diary.lines, ["pan began", "pan cancelled"])
      if way > 0 { window.endTouch(touch) }
      inner.removeGestureRecognizer(pan)
      expect(inner.gestureRecognizers == nil && pan.view == nil)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(
    "a tap of the table selects no row unless it leaves it the touch",
    arguments: [true, false]
  )
  func tapOnTable(takes: Bool) {
    let rows = Rows()
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    add(UITapGestureRecognizer(), "tap", to: table).cancelsTouchesInView = takes
    FrameRenderer(root: window).renderFrame()
    window.tap(at: CGPoint(100, 60))
    expectEqual(diary.lines, ["tap ended"])
    expectEqual(table.indexPathForSelectedRow, takes ? nil : IndexPath(row: 1, section: 0))
  }

  @Test("a target that is gone is told nothing, and the same one is added once")
  func targets() {
    let tap = add(UITapGestureRecognizer(), "tap", to: inner)
    tap.addTarget(diary, action: "tapped:")
    do {
      let other = Diary()
      tap.addTarget(other, action: "tapped:")
    }
    window.tap(at: middle)
    expectEqual(diary.lines, ["tap ended"])
    tap.removeTarget(nil, action: nil)
    window.tap(at: middle)
    expectEqual(diary.lines.count, 1)
  }
}
