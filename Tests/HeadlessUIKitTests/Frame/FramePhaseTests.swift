// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Frame phases") @MainActor final class FramePhaseTests {
  final class Log: FrameObserver {
    let observesCells: Bool
    var entries: [String] = []

    init(observesCells: Bool) { self.observesCells = observesCells }

    func frameDidEnter(_ phase: FramePhase) { entries.append("\(phase)") }
    func frameDidEnd() { entries.append("end") }
    func cellWillPrepare() { entries.append("prepare") }
    func cellDidDequeue(isReused: Bool) { entries.append(isReused ? "reused" : "made") }
    func cellDidConfigure() { entries.append("configured") }
  }

  private var screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))

  private func entries(observesCells: Bool, _ change: () -> Void = {}) -> [String] {
    let log = Log(observesCells: observesCells)
    screen.renderer.observer = log
    change()
    screen.render()
    screen.renderer.observer = nil
    return log.entries
  }

  private let tablePhases = ["recycle", "configure", "size", "willDisplay"]

  @Test("phases run in order, once, and layout settles within its limit")
  func order() {
    let loaded = entries(observesCells: false)
    expectEqual(loaded, ["layout"] + tablePhases + ["layout", "display", "commit", "end"])
    expectEqual(entries(observesCells: false) { screen.table.contentOffset.y = 50 }, loaded)
    expectEqual(entries(observesCells: false), ["layout", "display", "commit", "end"])
    expectEqual(FramePhase.allCases.map { "\($0)" }, tablePhases + ["layout", "display", "commit"])
    screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    let root = UIView(frame: CGRect(0, 0, 10, 10))
    let child = Restless(frame: root.bounds)
    root.addSubview(child)
    // It asks for more in 99 passes and rests in the hundredth; one more is an endless layout, which
    // ends the program (ProgrammerErrorTests).
    child.layoutsLeft = 99
    FrameRenderer(root: root).renderFrame()
    expectEqual(child.layoutsLeft, 0)
    expect(root.pending.isDisjoint(with: [.layout, .subtreeLayout]))
    screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    var model = ListModel(titles: (0..<400).map { "\($0)" })
    model.sections[0].header = "Header"
    for reuses in [true, false] {
      for heights in [Screen.Heights.fixed(44), .asked, .estimated(60)] {
        let screen = Screen(model, heights: heights)
        screen.source.reuses = reuses
        screen.table.reusePoolCap = 2
        for offset in [0.0, 22, 600, 40, 5000, 4990, 4900, 0] {
          let log = Log(observesCells: false)
          screen.renderer.observer = log
          screen.render(at: offset)
          // One phase of layout before the table's own phases, and one after them.
          expectEqual(log.entries.filter { $0 == "layout" }.count, 2, "\(heights), at \(offset)")
        }
      }
    }
  }

  private final class Restless: UIView {
    var layoutsLeft = 0

    override func layoutSubviews() {
      guard layoutsLeft > 0 else { return }
      layoutsLeft -= 1
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test("requests within layout, look-ups between frames and other trees keep to their phase")
  func requestsWithinLayout() {
    final class Delegate: NSObject, UITableViewDelegate {
      var isDone = false

      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        guard !isDone, indexPath.row == 3 else { return }
        isDone = true
        tableView.contentOffset.y = 440
      }
    }
    let delegate = Delegate()
    screen.table.delegate = delegate
    screen.render()
    expectEqual(screen.table.indexPathsForVisibleRows?.first?.row, 10)
    screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    var log = Log(observesCells: true)
    screen.renderer.observer = log
    _ = screen.table.numberOfRows(inSection: 0)
    screen.table.layoutIfNeeded()
    expect(log.entries.isEmpty)
    expectEqual(screen.table.visibleCells.count, 10)
    screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    let other = Screen(ListModel(titles: ["a"]))
    log = Log(observesCells: true)
    other.renderer.observer = log
    screen.render()
    expect(log.entries.isEmpty)
    other.render()
    expectEqual(log.entries.filter { $0 == "prepare" }.count, 1)
  }

  @Test("R5 R4: cells are stamped in the configure phase, and willDisplay follows sizing")
  func cells() {
    let made = ["prepare", "made", "configured"]
    let reused = ["prepare", "reused", "configured"]
    func configureEntries(_ entries: [String]) -> [String] {
      let start = entries.firstIndex(of: "configure") ?? 0
      let end = entries.firstIndex(of: "size") ?? 0
      return Array(entries[start + 1..<end])
    }
    let first = configureEntries(entries(observesCells: true))
    expectEqual(first, Array(repeating: made, count: 10).flatMap { $0 })
    let second = entries(observesCells: true) { screen.table.contentOffset.y = 88 }
    expectEqual(configureEntries(second), reused + reused)
    let third = entries(observesCells: true) {
      screen.table.reconfigureRows(at: [IndexPath(row: 5, section: 0)])
    }
    expectEqual(configureEntries(third), reused)
    screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    final class Delegate: NSObject, UITableViewDelegate {
      var frames: [CGRect] = []
      var hidden: [Bool] = []

      func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt _: IndexPath) {
        frames.append(cell.frame)
        hidden.append(cell.isHidden)
        cell.backgroundColor = .red
      }
    }
    let delegate = Delegate()
    screen.table.delegate = delegate
    screen.render()
    expectEqual(delegate.frames.map(\.minY), (0..<10).map { CGFloat($0) * 44 })
    expect(delegate.hidden.allSatisfy { !$0 })
    var server = RenderServer()
    #expect(throws: Never.self) { try server.receive(from: screen.renderer) }
    expect(
      screen.table.visibleCells.allSatisfy {
        server.layers[$0.layerIdentifier]?.background == 0xFF00_00FF
      }
    )
  }
}

@Suite("Commit") @MainActor final class CommitTests {
  private var root = UIView(frame: CGRect(0, 0, 300, 300))

  private func records(_ renderer: FrameRenderer) throws -> [CommitReader.Record] {
    renderer.renderFrame()
    return try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
  }

  @Test("each change commits its own part of its own layer once")
  func firstFrame() throws {
    let child = UIView(frame: CGRect(1, 2, 3, 4))
    child.backgroundColor = UIColor(packedRGBA: 0x1122_3344)
    child.alpha = 0.5
    child.clipsToBounds = true
    let grandchild = UIView(frame: .zero)
    grandchild.isHidden = true
    root.addSubview(child)
    child.addSubview(grandchild)
    let found = try records(FrameRenderer(root: root))
    var expected = CommitReader.Record(layer: child.layerIdentifier)
    expected.frame = CGRect(1, 2, 3, 4)
    expected.boundsOrigin = .zero
    expected.background = 0x1122_3344
    expected.alpha = 0.5
    expected.isHidden = false
    expected.clips = true
    expected.sublayers = [grandchild.layerIdentifier]
    expected.contents = []
    expectEqual(found.map(\.layer), [root, child, grandchild].map(\.layerIdentifier))
    expectEqual(found[1], expected)
    expect(found[2].isHidden == true)
    try CommitTests().parts()
    try CommitTests().deepChange()
  }

  private func parts() throws {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    root.addSubview(view)
    let renderer = FrameRenderer(root: root)
    _ = try records(renderer)
    let changes: [(String, () -> Void)] = [
      ("frame", { view.frame.origin.x = 5 }),
      ("bounds", { view.bounds.origin.y = 7 }),
      ("alpha", { view.alpha = 0.25 }),
      ("background", { view.backgroundColor = .red }),
      ("hidden", { view.isHidden = true }),
      ("shown", { view.isHidden = false }),
      ("clips", { view.clipsToBounds = true }),
      ("display", { view.setNeedsDisplay() }),
    ]
    for (name, change) in changes {
      change()
      let found = try records(renderer)
      expectEqual(found.map(\.layer), [view.layerIdentifier], "\(name)")
      expect(found.allSatisfy { $0.sublayers == nil }, "\(name)")
      _ = try records(renderer)
      expectEqual(renderer.committedBytes, 0, "\(name)")
    }
  }

  private func deepChange() throws {
    var parent = root
    for _ in 0..<40 {
      let view = UIView(frame: CGRect(1, 1, 200, 100))
      parent.addSubview(view)
      parent = view
    }
    let label = UILabel(frame: CGRect(0, 0, 200, 20))
    label.text = "one"
    parent.addSubview(label)
    let renderer = FrameRenderer(root: root)
    _ = try records(renderer)
    label.text = "two"
    let found = try records(renderer)
    expectEqual(found.map(\.layer), [label.layerIdentifier])
    guard case .text(let text, _, _, _, _, _, _)? = found.first?.contents?.first else {
      Issue.record("\(found)")
      return
    }
    expectEqual(text, "two")
  }

  @Test("text, far positions, growth and counters of a commit are exact")
  func text() throws {
    let label = UILabel(frame: CGRect(0, 0, 60, 20))
    label.text = "Hamburgefonstiv"
    label.textColor = UIColor(packedRGBA: 0xAABB_CCDD)
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    func committed() throws -> (String, weight: UInt8, size: Float, UInt32)? {
      let found = try records(renderer)
      guard
        case .text(let text, _, _, _, let size, let weight, let color)? = found.last?.contents?
          .first
      else { return nil }
      return (text, weight, size, color)
    }
    let plain = try require(try committed())
    expect(plain.0.hasSuffix("\u{2026}") && "Hamburgefonstiv".hasPrefix(plain.0.dropLast()))
    expect(plain.0.count > 2)
    expect(plain.size == 17 && plain.3 == 0xAABB_CCDD)
    label.font = .systemFont(ofSize: 17, weight: .bold)
    let bold = try require(try committed())
    expect(bold.weight != plain.weight, "a heavier font of one size is another font")
    label.lineBreakMode = .byTruncatingHead
    let head = try require(try committed())
    expect(head.0.hasPrefix("\u{2026}") && "Hamburgefonstiv".hasSuffix(head.0.dropFirst()))
    label.lineBreakMode = .byTruncatingMiddle
    let parts = try require(try committed()).0.split(separator: "\u{2026}")
    expectEqual(parts.count, 2)
    expect("Hamburgefonstiv".hasPrefix(parts[0]) && "Hamburgefonstiv".hasSuffix(parts[1]))
    label.frame.size.width = 300
    try expectEqual(committed()?.0, "Hamburgefonstiv")
    root = UIView(frame: CGRect(0, 0, 300, 300))
    let view = UIView(frame: CGRect(0, 4_400_000_000.5, 1, 1))
    root.addSubview(view)
    root.bounds.origin.y = 4_400_000_000.5
    let found = try records(FrameRenderer(root: root))
    expectEqual(found.last?.frame?.minY, 4_400_000_000.5)
    expectEqual(found.first?.boundsOrigin?.y, 4_400_000_000.5)
    try CommitTests().growth()
    try CommitTests().counters()
  }

  private func growth() throws {
    var layers: [UInt32] = [root.layerIdentifier]
    for number in 0..<3000 {
      let label = UILabel(frame: CGRect(0, 0, 300, 20))
      label.text = "label \(number)"
      root.addSubview(label)
      layers.append(label.layerIdentifier)
    }
    let renderer = FrameRenderer(root: root)
    let found = try records(renderer)
    expect(renderer.committedBytes > 1 << 17)
    expectEqual(found.map(\.layer), layers)
  }

  private func counters() throws {
    for _ in 0..<7 { root.addSubview(UILabel(frame: .zero)) }
    let renderer = FrameRenderer(root: root)
    let before = EngineCounters.now()
    let found = try records(renderer)
    let done = EngineCounters.now() - before
    expectEqual(done["layersCommitted"], found.count)
    expectEqual(done["layersCommitted"], 8)
    expectEqual(done["bytesCommitted"], renderer.committedBytes)
    expectEqual(done["framesRendered"], 1)
  }
}
