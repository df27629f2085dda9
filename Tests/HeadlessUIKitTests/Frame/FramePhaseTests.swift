// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Frame phases") @MainActor struct FramePhaseTests {
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

  private let screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))

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
    let scrolled = entries(observesCells: false) { screen.table.contentOffset.y = 50 }
    expectEqual(scrolled, loaded)
    expectEqual(entries(observesCells: false), ["layout", "display", "commit", "end"])
    expectEqual(FramePhase.allCases.map { "\($0)" }, tablePhases + ["layout", "display", "commit"])
    FramePhaseTests().settlesAtLast()
    FramePhaseTests().oneLayout()
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

  private func settlesAtLast() {
    let root = UIView(frame: CGRect(0, 0, 10, 10))
    let child = Restless(frame: root.bounds)
    root.addSubview(child)
    // It asks for more in 99 passes and rests in the hundredth; one more is an endless layout, which
    // ends the program (ProgrammerErrorTests).
    child.layoutsLeft = 99
    FrameRenderer(root: root).renderFrame()
    expectEqual(child.layoutsLeft, 0)
    expect(root.pending.isDisjoint(with: [.layout, .subtreeLayout]))
  }

  private func oneLayout() {
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
    FramePhaseTests().betweenFrames()
    FramePhaseTests().severalTrees()
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
    FramePhaseTests().willDisplay()
  }

  private func betweenFrames() {
    let log = Log(observesCells: true)
    screen.renderer.observer = log
    _ = screen.table.numberOfRows(inSection: 0)
    screen.table.layoutIfNeeded()
    expect(log.entries.isEmpty)
    expectEqual(screen.table.visibleCells.count, 10)
  }

  private func severalTrees() {
    let other = Screen(ListModel(titles: ["a"]))
    let log = Log(observesCells: true)
    other.renderer.observer = log
    screen.render()
    expect(log.entries.isEmpty)
    other.render()
    expectEqual(log.entries.filter { $0 == "prepare" }.count, 1)
  }

  private func willDisplay() {
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
