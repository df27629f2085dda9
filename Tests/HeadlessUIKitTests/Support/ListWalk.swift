// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A random walk over a table: a list, then step after step, each checked against the models.
@MainActor struct ListWalk {
  enum Step {
    case idle
    case scroll(to: Double)
    case scrollToRow(IndexPath, UITableView.ScrollPosition)
    case reload([ListModel.Section])
    case reconfigure([IndexPath])
    case resize(CGSize)
    case cap(Int?)
    case select(IndexPath?)
  }

  enum Kind: String, CaseIterable {
    case fixed
    case asked
    case estimated
    case grouped
    case noReuse
  }

  let seed: UInt64
  let kind: Kind
  let screen: Screen
  var random: SplitMix64
  private var pools = PoolModel()
  private(set) var steps: [String] = []

  init(seed: UInt64, kind: Kind) {
    self.seed = seed
    self.kind = kind
    var random = SplitMix64(seed: seed)
    let heights: Screen.Heights =
      switch kind {
      case .fixed, .noReuse: .fixed([20, 44, 44.5, 100][Int.random(in: 0..<4, using: &random)])
      case .asked, .grouped: .asked
      case .estimated: .estimated([10, 44, 130][Int.random(in: 0..<3, using: &random)])
      }
    let sections = Self.sections(&random, heights: heights)
    screen = Screen(
      ListModel(sections: sections),
      size: Self.size(&random),
      style: kind == .grouped ? .grouped : .plain,
      heights: heights
    )
    screen.source.reuses = kind != .noReuse
    self.random = random
  }

  mutating func take(_ count: Int) throws {
    for _ in 0..<count {
      let step = draw()
      steps.append("\(step)")
      try take(step)
    }
  }

  private mutating func take(_ step: Step) throws {
    try carryOut(step)
    let table = screen.table
    let before = anchors
    let requested = Double(table.contentOffset.y)
    let formerEnd = Double(table.verticalOffsetRange.upperBound)
    screen.render()
    try TableAudit(screen: screen).check()
    try checkReuse(after: step)
    try checkAnchor(before, requested: requested, after: step)
    try checkEnd(formerEnd, requested: requested, after: step)
    screen.source.asked = []
    screen.render()
    guard screen.renderer.committedBytes == 0, screen.source.asked.isEmpty else {
      throw TableAudit.Fault(
        description: "a frame without changes committed \(screen.renderer.committedBytes) bytes"
      )
    }
  }

  private mutating func carryOut(_ step: Step) throws {
    let table = screen.table
    switch step {
    case .idle: break
    case .scroll(let offset): table.contentOffset = CGPoint(0, offset)
    case .scrollToRow(let path, let position):
      table.scrollToRow(at: path, at: position, animated: false)
    case .reload(let sections):
      pools.giveAllBack()
      screen.source.model.sections = sections
      screen.source.model.measured = []
      table.reloadData()
    case .reconfigure(let paths):
      for path in paths { screen.source.model[path].title += "'" }
      table.reconfigureRows(at: paths)
    case .resize(let size):
      table.frame = CGRect(origin: .zero, size: size)
      screen.window.frame = table.frame
    case .cap(let cap):
      pools.cap = cap
      table.reusePoolCap = cap
    case .select(let path):
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}

extension ListWalk {
  /// Where the rows with cells lie before a frame, those that the new viewport still touches.
  private var anchors: [IndexPath: Double] {
    let table = screen.table
    var anchors: [IndexPath: Double] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let frame = table.cellForRow(at: path)?.frame else { continue }
      let place = ListModel.Place(
        element: .row(path),
        minY: Double(frame.minY),
        height: Double(frame.height)
      )
      if place.isIn(screen.viewport) { anchors[path] = place.minY }
    }
    return anchors
  }

  private func checkAnchor(
    _ before: [IndexPath: Double],
    requested: Double,
    after step: Step
  ) throws {
    if case .reload = step { return }
    let offset = screen.viewport.lowerBound
    let isAtEnd = offset == Double(screen.table.verticalOffsetRange.upperBound)
    let stayed = (screen.table.indexPathsForVisibleRows ?? []).first { before[$0] != nil }
    // The row that was scrolled to is the one that is kept to.
    if case .scrollToRow = step { return }
    // A larger table can have been past the end of what was estimated.
    if case .resize = step { return }
    guard !isAtEnd, let stayed, let was = before[stayed] else { return }
    let now = Double(screen.table.rectForRow(at: stayed).minY) - offset
    // Rows above it that turned out lower may leave too little content to keep it from the top.
    let isAtStart = offset == Double(screen.table.verticalOffsetRange.lowerBound)
    guard now == was - requested || isAtStart && now < was - requested else {
      throw TableAudit.Fault(
        description: "\(stayed) was at \(was - requested) of the screen and is at \(now), offset "
          + "\(requested) became \(offset), rows \(before.keys.sorted()) became "
          + "\(screen.table.indexPathsForVisibleRows ?? []), end \(screen.table.verticalOffsetRange)"
      )
    }
  }

  /// The offset moves only when the content has shrunk, and then to the content's end.
  private func checkEnd(_ formerEnd: Double, requested: Double, after step: Step) throws {
    guard kind != .estimated else { return }
    let end = Double(screen.table.verticalOffsetRange.upperBound)
    var expected = requested
    if case .resize = step { expected = requested <= end ? requested : screen.viewport.lowerBound }
    if case .reload = step, requested <= formerEnd { expected = min(requested, end) }
    guard screen.viewport.lowerBound == expected else {
      throw TableAudit.Fault(
        description: "offset \(requested) of at most \(formerEnd) became "
          + "\(screen.viewport.lowerBound) of at most \(end)"
      )
    }
  }

  /// Which cell shows which row, where that can be foretold.
  private mutating func checkReuse(after step: Step) throws {
    guard kind != .estimated, kind != .noReuse else { return }
    let model = screen.source.model
    pools.show(model.rows(in: screen.viewport).map(\.path)) { model[$0].kind }
    let books = screen.table.reuseAccounting()
    let expected = pools.visible.map(\.cell)
    guard screen.visibleNumbers == expected, books.created == pools.madeCount,
      books.pooled == pools.pooledCount, books.discarded == pools.discardedCount
    else {
      throw TableAudit.Fault(
        description: "cells \(screen.visibleNumbers), expected \(expected); \(books), expected "
          + "created \(pools.madeCount), pooled \(pools.pooledCount), discarded "
          + "\(pools.discardedCount)"
      )
    }
  }
}

extension ListWalk {
  static func sections(_ random: inout SplitMix64, heights: Screen.Heights) -> [ListModel.Section] {
    let serial = Int.random(in: 0..<1000, using: &random)
    return (0..<Int.random(in: 0...4, using: &random))
      .map { section in
        let isEmpty = Int.random(in: 0..<4, using: &random) == 0
        let rows = (0..<(isEmpty ? 0 : Int.random(in: 1...30, using: &random)))
          .map { row in
            var height = [20, 44, 44, 60.5, 0, 300][Int.random(in: 0..<6, using: &random)]
            if case .fixed(let fixed) = heights { height = fixed }
            return ListModel.Row(
              title: "\(section)/\(row) of \(serial)",
              height: height,
              kind: Int.random(in: 0..<3, using: &random)
            )
          }
        return ListModel.Section(
          header: Bool.random(using: &random) ? "H\(section)/\(serial)" : nil,
          footer: Bool.random(using: &random) ? "F\(section)/\(serial)" : nil,
          rows: rows
        )
      }
  }

  static func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(
      width: [100, 320, 375][Int.random(in: 0..<3, using: &random)],
      height: [44, 200, 441, 667][Int.random(in: 0..<4, using: &random)]
    )
  }

  mutating func draw() -> Step {
    let model = screen.source.model
    let path = model.paths.randomElement(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .idle
    case 1: return .reload(Self.sections(&random, heights: heights))
    case 2, 3:
      let paths = model.paths.shuffled(using: &random).prefix(5)
      return .reconfigure(Array(paths) + (screen.table.indexPathsForVisibleRows ?? []).prefix(2))
    case 4: return .resize(Self.size(&random))
    case 5: return .cap([nil, 0, 1, 5][Int.random(in: 0..<4, using: &random)])
    case 6: return .select(path)
    case 7, 8:
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      guard let path, let position = positions.randomElement(using: &random) else { return .idle }
      return .scrollToRow(path, position)
    case 9, 10:
      let end = max(1, Int(model.totalHeight) + 200)
      return .scroll(to: Double(Int.random(in: -200...end, using: &random)))
    default:
      let distance = Double(Int.random(in: -250...350, using: &random)) / 2
      return .scroll(to: screen.viewport.lowerBound + distance)
    }
  }

  private var heights: Screen.Heights {
    kind == .fixed || kind == .noReuse ? .fixed(Double(screen.table.rowHeight)) : .asked
  }
}
