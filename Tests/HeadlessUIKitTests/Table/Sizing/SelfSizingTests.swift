// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Self-sizing") @MainActor struct SelfSizingTests {
  private func heights(_ count: Int, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in Double(Int.random(in: 60...1000, using: &random)) / 2 }
  }

  private let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]

  @Test("L10 S3-53: jumps land within half a point, heights 30 to 500 against an estimate of 30")
  func jumps() {
    for seed in 0..<UInt64(6) {
      let screen = SizingScreen(rows: [
        heights(2000, seed: seed), [], heights(500, seed: seed + 50),
      ])
      var random = SplitMix64(seed: seed)
      for _ in 0..<40 {
        let section = Int.random(in: 0..<10, using: &random) < 8 ? 0 : 2
        let row = Int.random(in: 0..<screen.rows[section].count, using: &random)
        let path = IndexPath(row: row, section: section)
        let position = positions[Int.random(in: 0..<4, using: &random)]
        screen.render()
        let wasSeen = screen.table.cellForRow(at: path) != nil
        screen.table.scrollToRow(at: path, at: position, animated: false)
        screen.render()
        let height = screen.rows[section][row]
        let top = screen.top(path)
        let range = screen.table.verticalOffsetRange
        let offset = screen.table.contentOffset.y
        let isAtEnd = offset == range.lowerBound || offset == range.upperBound
        let wanted: [Double] =
          switch position {
          case .top: [0]
          case .middle: [(440 - height) / 2]
          case .bottom: [440 - height]
          default: [0, 440 - height]
          }
        let isRight = wanted.contains { abs($0 - top) <= 0.5 }
        let isWhole = top >= -0.5 && top + height <= 440.5
        expect(
          isRight || (isAtEnd && isWhole) || (position == .none && (wasSeen || isWhole)),
          "seed \(seed), row \(row) of \(section) to \(position): top \(top), height \(height)"
        )
        expectEqual(screen.table.cellForRow(at: path)?.frame.height, CGFloat(height))
      }
    }
  }

  @Test("L10: rows above the viewport that turn out otherwise move nothing that is seen")
  func anchorWhileScrolling() throws {
    for seed in 0..<UInt64(10) {
      let screen = SizingScreen(rows: [heights(300, seed: seed)], estimate: 120)
      var random = SplitMix64(seed: seed)
      screen.table.scrollToRow(at: [0, 200], at: .top, animated: false)
      screen.render()
      for step in 0..<60 {
        guard let path = screen.table.indexPathsForVisibleRows?.first else { break }
        let before = screen.top(path)
        let distance = Double(Int.random(in: 1...60, using: &random))
        screen.table.contentOffset.y -= CGFloat(distance)
        screen.render()
        if screen.table.contentOffset.y <= 0 { break }
        guard before + distance < 440 else { continue }
        expectEqual(screen.top(path), before + distance, "seed \(seed), step \(step)")
      }
    }
    do {
      let screen = SizingScreen(rows: [Array(repeating: 100, count: 50)])
      screen.render(at: 0)
      screen.render(at: 1050)
      let path = try require(screen.table.indexPathsForVisibleRows?.first)
      let top = screen.top(path)
      expect(top < 0 && top > -100)
      let offset = screen.table.contentOffset.y
      let cell = try require(screen.table.cellForRow(at: path))
      cell.contentConfiguration = SizingScreen.BlockConfiguration(height: 260)
      cell.invalidateIntrinsicContentSize()
      screen.render()
      expectEqual(screen.table.contentOffset.y, offset)
      expectEqual(screen.top(path), top)
      expectEqual(screen.table.rectForRow(at: path).height, 260)
    }
  }

  @Test("R38: a visible row is measured again when its content or its constraints change")
  func invalidation() throws {
    let path = IndexPath(row: 1, section: 0)
    for mode in [
      UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
    ] {
      let screen = SizingScreen(rows: [Array(repeating: 50, count: 20)])
      expectEqual(screen.table.selfSizingInvalidation, .enabled)
      screen.table.selfSizingInvalidation = mode
      screen.render()
      let expected: CGFloat = mode == .disabled ? 50 : 90
      for _ in 0..<2 {
        let cell = try require(screen.table.cellForRow(at: path))
        cell.contentConfiguration = SizingScreen.BlockConfiguration(height: 90)
        cell.contentView.invalidateIntrinsicContentSize()
        screen.render()
        expectEqual(screen.table.rectForRow(at: path).height, expected, "\(mode)")
        expectEqual(screen.table.cellForRow(at: [0, 2])?.frame.minY, 50 + expected)
      }
    }
    let table = PictureTable(rows: 3) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = cell.defaultContentConfiguration().with("short")
      return cell
    }
    let renderer = FrameRenderer(root: table.window)
    renderer.renderFrame()
    let cell = table.table.visibleCells[1]
    let former = cell.frame.height
    let next = table.table.visibleCells[2]
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "A long sentence follows. ", count: 12)
    let before = EngineCounters.now()["cellsSized"]
    cell.contentConfiguration = content
    cell.contentConfiguration = content
    expect(renderer.rendered(cell.frame.height > former + 30))
    expectEqual(next.frame.minY, cell.frame.maxY)
    expectEqual(EngineCounters.now()["cellsSized"], before + 1)
    expectEqual(renderer.rendered(renderer.committedBytes), 0)
    for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
      var heights: [NSLayoutConstraint] = []
      let table = PictureTable(rows: 3) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let block = cell.contentView.placing(UIView(frame: .zero))
        heights.append(block.heightAnchor.constraint(equalToConstant: 60).activated())
        block.pinEdges()
        return cell
      }
      table.table.selfSizingInvalidation = mode
      let renderer = FrameRenderer(root: table.window)
      expectEqual(renderer.rendered(table.table.visibleCells.map(\.frame.height)), [60, 60, 60])
      heights[1].constant = 100
      renderer.renderFrame()
      let expected: CGFloat = mode == .enabled ? 60 : 100
      expectEqual(table.table.visibleCells.map(\.frame.height), [60, expected, 60], "\(mode)")
      expectEqual(renderer.rendered(renderer.committedBytes), 0)
    }
  }

  @Test("R28: scroll targets follow the app's offset, missing rows and the selection")
  func overridden() {
    var screen = SizingScreen(rows: [heights(500, seed: 3)])
    screen.render()
    screen.table.scrollToRow(at: [0, 300], at: .bottom, animated: false)
    screen.table.contentOffset = .zero
    screen.render()
    expectEqual(screen.table.contentOffset.y, 0)
    screen = SizingScreen(rows: [heights(500, seed: 3)])
    screen.render()
    screen.table.scrollToRow(at: [0, 499], at: .bottom, animated: false)
    screen.rows = [heights(10, seed: 4)]
    screen.table.reloadData()
    screen.render()
    expect(screen.table.contentOffset.y <= screen.table.verticalOffsetRange.upperBound)
    screen = SizingScreen(rows: [heights(500, seed: 5)])
    screen.table.allowsMultipleSelection = true
    screen.render()
    screen.table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(screen.table.contentOffset.y, 0)
    for row in [400, 40, 300] {
      screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    screen.table.scrollToNearestSelectedRow(at: .middle, animated: false)
    screen.render()
    let path = IndexPath(row: 40, section: 0)
    expect(abs(screen.top(path) - (440 - screen.rows[0][40]) / 2) <= 0.5)
    let window = UIWindow(frame: CGRect(0, 0, 320, 440))
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = OneCellSource(UITableViewCell(style: .default, reuseIdentifier: nil))
    table.dataSource = source
    window.addSubview(table)
    FrameRenderer(root: window).renderFrame()
    expectEqual(table.rectForRow(at: [0, 0]).height, 44)
    do {
      let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
      screen.render()
      let last = IndexPath(row: 99, section: 0)
      screen.table.scrollToRow(at: last, at: .top, animated: false)
      expectEqual(screen.table.contentOffset.y, 3_960, "100 rows of 44 points, less 440")
    }
  }
}

@Suite("Cells that decide on their height") @MainActor struct CellDecidesTests {
  final class HandCell: UITableViewCell {
    static var height: CGFloat = 30

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(size.width, Self.height) }
  }

  final class PaddedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var fitted = super.sizeThatFits(size)
      fitted.height += 10
      return fitted
    }
  }

  final class FittingCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(targetSize.width, 23)
    }
  }

  private func height(
    of type: UITableViewCell.Type,
    fill: @escaping (UITableViewCell) -> Void = { _ in }
  )
    -> CGFloat
  {
    let table = SizedTable(rows: 1, build: fill)
    table.view.register(type, forCellReuseIdentifier: "cell")
    table.render()
    return table.view.visibleCells[0].frame.height
  }

  @Test("R25 R28: a cell that overrides a sizing method decides its height, after constraints")
  func sizeThatFits() {
    for wanted in [30, 44, 133.5] as [CGFloat] {
      HandCell.height = wanted
      expectEqual(height(of: HandCell.self), wanted)
    }
    expectEqual(height(of: PaddedCell.self), 54)
    let text = String(repeating: "Some words that wrap. ", count: 20)
    let filled = height(of: PaddedCell.self) { cell in
      cell.contentConfiguration = cell.defaultContentConfiguration().with(text)
    }
    let plain = height(of: UITableViewCell.self) { cell in
      cell.contentConfiguration = cell.defaultContentConfiguration().with(text)
    }
    expect(plain > 100 && filled == plain + 10)
    expectEqual(height(of: FittingCell.self), 23)
    HandCell.height = 0
    expectEqual(height(of: HandCell.self), 44)
    let constrained = height(of: HandCell.self) { cell in
      let view = cell.contentView.placing(UIView(frame: .zero))
      view.pinEdges()
      view.heightAnchor.constraint(equalToConstant: 61).isActive = true
    }
    expectEqual(constrained, 61)
  }
}
