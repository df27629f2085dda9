// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Automatic observation tracking") @MainActor struct ObservationTests {
  @Observable fileprivate final class Note {
    var title: String
    var isPinned = false
    var unread = 0

    init(_ title: String) { self.title = title }
  }

  /// A list of notes whose cells read them in their update handlers; nobody tells a cell of a change.
  fileprivate final class Notes: NSObject, UITableViewDataSource {
    var notes: [Note]
    var updates: [Int] = []
    let table = UITableView(frame: CGRect(0, 0, 320, 440))
    let renderer: FrameRenderer

    init(count: Int = 100) {
      notes = (0..<count).map { Note("note \($0)") }
      renderer = FrameRenderer(root: table)
      super.init()
    }

    func show() {
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
      table.dataSource = self
      renderer.renderFrame()
      updates = []
    }

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      let note = notes[indexPath.row]
      let row = indexPath.row
      cell.configurationUpdateHandler = { [unowned self] cell, _ in
        updates.append(row)
        cell.contentConfiguration = UIListContentConfiguration.cell().with(note.title)
      }
      return cell
    }

    func frame() -> [Int] {
      updates = []
      renderer.renderFrame()
      return updates
    }

    func title(of row: Int) -> String? {
      let cell = table.cellForRow(at: [0, row])
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("a cell updates alone in the next frame for what its last update read")
  func cells() {
    do {
      let list = Notes()
      list.show()
      expect(list.frame().isEmpty, "nothing changed")
      list.notes[3].title = "milk"
      expectEqual(list.title(of: 3), "note 3", "not before the frame")
      expectEqual(list.frame(), [3])
      expectEqual(list.title(of: 3), "milk")
      expect(list.frame().isEmpty)
      list.notes[3].title = "bread"
      list.notes[5].title = "salt"
      list.notes[3].title = "butter"
      expectEqual(list.frame().sorted(), [3, 5], "two changes before a frame are one update")
    }
    do {
      let list = Notes()
      list.show()
      list.notes[3].isPinned = true
      list.notes[3].unread = 7
      expect(list.frame().isEmpty)
    }
    let list = Notes()
    list.show()
    list.table.contentOffset.y = 2000
    _ = list.frame()
    list.notes[3].title = "gone"
    expect(list.frame().isEmpty)
    list.notes[47].title = "here"
    expectEqual(list.frame(), [47])
    list.table.contentOffset.y = 0
    _ = list.frame()
    expectEqual(list.title(of: 3), "gone", "what is filled again reads what is true by then")
  }

  @Test("changes on the way: any trace of scrolls and changes ends as a new list")
  func trace() {
    var random = SystemLikeRandom(seed: 7)
    let list = Notes(count: 60)
    list.show()
    for step in 0..<300 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = Int.random(in: 0..<60, using: &random)
        list.notes[row].title = "note \(row) at \(step)"
      }
      if Bool.random(using: &random) {
        list.table.contentOffset.y = CGFloat(Int.random(in: 0...2200, using: &random))
      }
      _ = list.frame()
      for path in list.table.indexPathsForVisibleRows ?? [] {
        expectEqual(list.title(of: path.row), list.notes[path.row].title, "seed 7, step \(step)")
      }
    }
  }

  private final class Reader: UIView {
    let note: Note
    var calls: [String] = []

    init(_ note: Note) {
      self.note = note
      super.init(frame: CGRect(0, 0, 100, 40))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() { calls.append("properties \(note.title)") }
    override func layoutSubviews() { calls.append("layout \(note.unread)") }
    override func draw(_ rect: CGRect) { calls.append("draw \(note.isPinned)") }
  }

  @Test("properties, layout and drawing each follow what their last run read")
  func methods() throws {
    let root = UIView(frame: CGRect(0, 0, 320, 440))
    var view = Reader(Note("a"))
    root.addSubview(view)
    var renderer = FrameRenderer(root: root)
    expectEqual(
      renderer.rendered(view.calls.suffix(3)),
      ["properties a", "layout 0", "draw false"]
    )
    view.calls = []
    expect(renderer.rendered(view.calls.isEmpty))
    view.note.title = "b"
    expectEqual(renderer.rendered(view.calls), ["properties b"])
    view.note.unread = 1
    view.note.isPinned = true
    expectEqual(renderer.rendered(view.calls), ["properties b", "layout 1", "draw true"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    expect(view.calls.count == 4 && view.calls.last == "properties b")
    do {
      let view = Chooser(frame: CGRect(0, 0, 10, 10))
      let renderer = FrameRenderer(root: view)
      renderer.renderFrame()
      view.readsTitle = false
      view.setNeedsUpdateProperties()
      renderer.renderFrame()
      view.calls = 0
      view.note.title = "b"
      expectEqual(renderer.rendered(view.calls), 0)
      view.note.unread = 1
      expectEqual(renderer.rendered(view.calls), 1)
    }
    view = Reader(Note("a"))
    renderer = FrameRenderer(root: view)
    renderer.renderFrame()
    let place = AutomaticTracking.Place(view: view.layerIdentifier, method: .properties)
    let link = try require(AutomaticTracking.readings[place]).link
    // Whatever the model remembers of a reading keeps the way to its view.
    var counts: [UInt] = []
    for _ in 0..<10 {
      view.setNeedsUpdateProperties()
      renderer.renderFrame()
      counts.append(_getRetainCount(link))
    }
    expectEqual(Set(counts).count, 1, "\(counts)")
  }

  /// A view that reads one of two properties, by a word that nobody observes.
  private final class Chooser: UIView {
    let note = Note("a")
    var readsTitle = true
    var calls = 0

    override func updateProperties() {
      calls += 1
      if readsTitle { _ = note.title } else { _ = note.unread }
    }
  }

  @Test("a change from another thread reaches the view by the main queue")
  func otherThread() async {
    let root = UIView(frame: CGRect(0, 0, 320, 440))
    let note = Note("a")
    let view = Reader(note)
    root.addSubview(view)
    // The renderer ends before the wait, so that tests beside this one run in trees that are not tracked.
    FrameRenderer(root: root).renderFrame()
    expect(!view.pending.contains(.properties))
    nonisolated(unsafe) let shared = note
    await Task.detached { shared.title = "b" }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(view.pending.contains(.properties))
  }

  @Test("trees follow what they read themselves, in and outside of frames")
  func untracked() {
    let before = AutomaticTracking.trackedTrees
    do {
      let plain = Reader(Note("a"))
      plain.isHidden = true
      let root = UIView(frame: .zero)
      root.addSubview(plain)
      let renderer = FrameRenderer(root: root)
      renderer.renderFrame()
      expectEqual(AutomaticTracking.trackedTrees, before, "a hidden view was not asked")
      plain.isHidden = false
      expectEqual(renderer.rendered(AutomaticTracking.trackedTrees), before + 1)
    }
    expectEqual(AutomaticTracking.trackedTrees, before)
    do {
      let root = UIView(frame: CGRect(0, 0, 320, 440))
      let view = Reader(Note("a"))
      root.addSubview(view)
      root.layoutIfNeeded()
      let renderer = FrameRenderer(root: root)
      renderer.renderFrame()
      view.calls = []
      view.note.title = "b"
      expectEqual(renderer.rendered(view.calls), ["properties b"])
    }
    let plain = Witness(frame: CGRect(0, 0, 10, 10))
    let reading = Witness(frame: CGRect(0, 0, 10, 10))
    let renderers = [FrameRenderer(root: plain), FrameRenderer(root: reading)]
    reading.addSubview(Reader(Note("a")))
    for _ in 0..<2 {
      plain.setNeedsLayout()
      reading.setNeedsLayout()
      for renderer in renderers.reversed() { renderer.renderFrame() }
    }
    expectEqual(plain.layoutsAreTracked, [false, false])
    expectEqual(
      reading.layoutsAreTracked,
      [false, true, true],
      "twice in the frame that first read"
    )
    do {
      let (root, other) = (UIView(frame: .zero), UIView(frame: .zero))
      let view = Reader(Note("a"))
      // Read in a tree of its own first, and only then put where its frames are made.
      view.layoutIfNeeded()
      root.addSubview(view)
      FrameRenderer(root: other).renderFrame()
      let renderer = FrameRenderer(root: root)
      renderer.renderFrame()
      view.calls = []
      view.note.title = "b"
      expectEqual(renderer.rendered(view.calls), ["properties b"])
    }
  }

  private final class Witness: UIView {
    var layoutsAreTracked: [Bool] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutsAreTracked.append(AutomaticTracking.isOn)
    }
  }
}

/// A generator of its own, so that a seed gives the same trace everywhere.
private struct SystemLikeRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
