// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The verify pass: plays a round untimed and compares every visible cell of every frame with a reference cell.
@MainActor struct Verifier {
  let group: CaseGroup
  let strategy: CaseStrategy
  let rows: any RowSource
  private let design: CellDesign
  let player: Player
  var inspector = CellInspector()
  let fresh: FreshCells
  private var digest = StableDigest()
  private var expectedDigest = StableDigest()
  private var oracle: ReuseOracle
  var freshScreen: FreshScreen?
  var isScreenRefused = false
  var hasStaleSection = false
  var staleCount = 0
  var firstStale: StaleCell?
  private var firstDrawing: String?
  private var faults: [String] = []
  /// The row that each cell shows, and the one before.
  private var shownRows: [ObjectIdentifier: (now: Int, before: Int?)] = [:]
  var frameCount = 0
  private var indexVisits = 0
  var places: ArraySlice<RowPlace> = []
  var marked: Set<Int> = []
  private var difference: DiffVerification?
  /// The greatest distance of a row from a jump's target, in points.
  var landingError: Double?
  private var growth: GrowthLedger
  private var contentSizes = ContentSizeLedger()
  /// The greatest shift of a visible row beyond the scrolled distance.
  private var anchorShift: Double?
  private var expectedAdditions = 0

  private var measured: EngineCounters?

  private static let faultLimit = 5
  /// The most waits of a case, since each takes as long as nothing comes.
  static let settleLimit = 100
  var settleCount = 0
  var unjudgedCount = 0
  var settledRows: [Int: [ReferenceElement]] = [:]
  private static let additionCounter = "offsetAdditions"

  init(group: CaseGroup, strategy: CaseStrategy, rows: any RowSource) {
    self.group = group
    self.strategy = strategy
    self.rows = rows
    design = group.design
    player = Player(group: group, strategy: strategy, rows: rows)
    fresh = FreshCells(design: group.design, strategy: strategy)
    growth = GrowthLedger(
      expected: strategy.fillsCells && group.design != .none
        ? group.design.way(of: strategy).growth : nil
    )
    oracle = ReuseOracle(
      height: group.design.height,
      rowCount: group.rowCount,
      viewport: group.design.viewport,
      pools: strategy.reusesCells,
      cacheCapacity: group.workload.positionCacheCapacity,
      refills: !player.rig.followsModels
    )
  }

  mutating func verify(_ script: RoundScript) -> CaseVerification {
    // Work that an earlier case has queued does not count here.
    runQueuedWork()
    let before = EngineCounters.now()
    if case .scroll(let script) = script { places = script.places[...] }
    var verifier = self
    player.play(
      script,
      prepare: { frame in
        frame()
        verifier.runQueuedWork()
        verifier.check(script)
      },
      measure: { frame in
        let beforeFrame = EngineCounters.now()
        let height = Double(player.rig.table.contentSize.height)
        frame()
        verifier.runQueuedWork()
        if case .scroll = script { verifier.contentSizes.note(player.rig, from: height) }
        let done = EngineCounters.now() - beforeFrame
        verifier.measured = verifier.measured.map { $0 + done } ?? done
        verifier.check(script)
        verifier.checkOffsets()
      }
    )
    let all = EngineCounters.now() - before
    let counters = fresh.spent.map { all - $0 } ?? all
    self = verifier
    checkArrivals()
    if let fault = growth.fault { note(fault) }
    if let fault = player.queueFault { note(fault) }
    indexVisits = player.rig.table.indexVisitCount
    return verification(counters)
  }

  private func verification(_ counters: EngineCounters) -> CaseVerification {
    var values = Dictionary(uniqueKeysWithValues: counters.values.map { ($0.name, $0.count) })
    var expected = oracle.expectedCounters(strategy: strategy)
    if let difference {
      values = difference.counts
      expected = difference.expectedCounts
    }
    // A jump's target follows from the heights; the way there is the table's affair, as are a screen's requests.
    if landingError != nil || design.isScreen { expected = [:] }
    values.merge(growth.counters.merging(contentSizes.counters) { $1 }) { $1 }
    if let offsets = player.rig.offsets {
      values[Self.additionCounter] = offsets.additionCount
      expected[Self.additionCounter] = expectedAdditions
    }
    var verification = CaseVerification(
      identifier: group.identifier(of: strategy),
      strategy: strategy,
      digest: digest.hexadecimal,
      expectedDigest: expectedDigest.hexadecimal,
      counters: values,
      expectedCounters: expected,
      indexVisitCount: indexVisits,
      staleCount: staleCount,
      firstStale: firstStale,
      faults: faults,
      frameCount: frameCount
    )
    verification.landingError = landingError
    verification.drawing = firstDrawing
    verification.unjudgedCount = unjudgedCount == 0 ? nil : unjudgedCount
    verification.measuredWriteCounts = measured.map(Self.writes)
    verification.anchorShift = anchorShift
    return verification
  }

  private static func writes(_ counters: EngineCounters) -> [String: Int] {
    let name = CaseVerification.configuredCellsName
    return counters.values.reduce(into: [name: counters["dataSourceCellCalls"]]) { writes, value in
      if EngineCounters.writeNames.contains(value.name) { writes[value.name] = value.count }
    }
  }

  private mutating func check(_ script: RoundScript) {
    frameCount += 1
    // Nothing was done, so nothing is shown.
    if case .idle = script { return }
    if case .diff = script { return checkDifference() }
    checkAccounting()
    if case .jumps(let script) = script { return checkLanding(of: script) }
    if let screen = player.rig.screen { return check(screen, script) }
    let table = player.rig.table
    follow(script)
    if Double(table.contentOffset.y) != oracle.offset {
      note("the offset is \(table.contentOffset.y), expected \(oracle.offset)")
    }
    let expectedRows = oracle.visible
    if table.visibleCells.count != expectedRows.count {
      note("\(table.visibleCells.count) rows have cells, expected rows \(expectedRows)")
    }
    let width = group.design.viewport.width
    var position = expectedRows.lowerBound
    forEachCell { verifier, row, cell in
      let extent = verifier.oracle.extent(ofRow: position)
      let frame = CGRect(x: 0, y: extent.minY, width: width, height: extent.height)
      verifier.check(cell, at: row, expectedRow: position, in: frame)
      position += 1
    }
  }

  mutating func forEachCell(_ body: (inout Verifier, _ row: Int, _ cell: UITableViewCell) -> Void) {
    var verifier = self
    let rig = player.rig
    rig.table.forEachVisibleRow { path, cell in body(&verifier, rig.row(at: path), cell) }
    self = verifier
  }

  private mutating func checkAccounting() {
    let accounting = player.rig.table.reuseAccounting()
    guard !accounting.isBalanced else { return }
    note(
      "created \(accounting.created) is not live \(accounting.live) + offscreen "
        + "\(accounting.offscreen) + pooled \(accounting.pooled) + discarded \(accounting.discarded)"
    )
  }

  private mutating func checkOffsets() {
    guard let offsets = player.rig.offsets else { return }
    if offsets.rows != oracle.visible {
      note("the control found rows \(offsets.rows), expected \(oracle.visible)")
    }
    expectedAdditions += offsets.expectedAdditionCount(endingAt: oracle.visible.upperBound)
  }

  private mutating func checkDifference() {
    guard let found = player.subject?.verification() else { return }
    difference = found
    digest.combine(found.digest)
    expectedDigest.combine(found.expectedDigest)
  }

  /// Repeats the frame on the oracle.
  private mutating func follow(_ script: RoundScript) {
    let height = heights
    switch script {
    case .scroll:
      if let place = places.popFirst() { oracle.show(place, height: height) }
    case .rise(let script):
      let (window, step) = (frameCount - 1).quotientAndRemainder(dividingBy: script.stepCount + 1)
      if step == 0 {
        oracle.reload()
        oracle.show(script.origins[window], height: height)
      } else {
        followRise(height)
      }
    case .load:
      oracle.renew()
      oracle.show(RowPlace(row: 0, distance: 0), height: height)
    case .edit(let script):
      if frameCount == 1 {
        oracle.show(script.origin, height: height)
      } else {
        oracle.reconfigure(height: height)
      }
    case .update(let script): follow(script)
    case .state(let script):
      if frameCount == 1 {
        marked = []
        oracle.show(script.origin, height: height)
      } else if frameCount > 2 {
        marked.formSymmetricDifference(script.frames[frameCount - 3])
      }
    // Screens are compared with a second one.
    case .idle, .jumps, .diff, .changes: break
    }
  }

  /// Follows an update; the frame after it undoes an insert or a delete.
  private mutating func follow(_ script: UpdateScript) {
    guard frameCount > 1 else { return oracle.show(offset: offset(of: script.origin)) }
    let count = UpdateScript.Update.frameCount(of: script.kind)
    let (number, step) = (frameCount - 2).quotientAndRemainder(dividingBy: count)
    let named = script.updates[number].rows.count
    switch script.kind {
    case .insert: oracle.change(count: step == 0 ? named : -named)
    case .delete: oracle.change(count: step == 0 ? -named : named)
    case .move: break
    case .snapshot: oracle.exchange(count: 1)
    case .reloadData: oracle.reloadVisible()
    case .reloadRows: oracle.replace(count: named)
    case .reconfigureRows: oracle.reconfigure(count: named)
    }
  }

  /// The heights that rows must have now, by the list's reference or by fresh cells.
  var heights: (Int) -> Double {
    let (content, fresh) = (player.rig.content, fresh)
    return { row in fresh.height(ofRow: row, in: content) }
  }

  private func offset(of place: RowPlace) -> Double { place.offset(rowHeight: design.rowHeight) }

  /// Follows a step up, and measures the shift of a row that stays on the screen.
  private mutating func followRise(_ height: (Int) -> Double) {
    let anchor = oracle.visible.lowerBound
    let former = oracle.extent(ofRow: anchor).minY - oracle.offset
    oracle.move(by: -RiseScript.step, height: height)
    let table = player.rig.table
    guard let cell = table.cellForRow(at: IndexPath(row: anchor, section: 0)) else { return }
    let y = Double(cell.frame.minY - table.contentOffset.y)
    anchorShift = max(anchorShift ?? 0, abs(y - former - RiseScript.step))
  }

  /// Checks the position and the content of a cell.
  mutating func check(_ cell: UITableViewCell, at row: Int, expectedRow: Int, in frame: CGRect) {
    if row != expectedRow { note("row \(row) is shown where row \(expectedRow) belongs") }
    // Where a stale cell decides its height, those below are misplaced because of it.
    if cell.frame != frame, freshScreen == nil || staleCount == 0 {
      let (found, expected) = (CellDifference.text(cell.frame), CellDifference.text(frame))
      note("row \(row) is at \(found), expected \(expected)")
    }
    let former = formerRow(of: cell, showing: row)
    let (shown, reference, freshCell) = settled(cell, expectedRow, frame.size)
    digest.combine(UInt64(row))
    expectedDigest.combine(UInt64(expectedRow))
    for wanted in reference { expectedDigest.combine(wanted.element) }
    // Equal texts can be spelled in other bytes, which a comparing setter leaves as they are: equality is enough.
    guard !shown.look(like: reference) else {
      for wanted in reference { digest.combine(wanted.element) }
      guard let freshCell, design.referenceWay == nil else { return }
      growth.note(cell, besides: freshCell)
      if let difference = CellDifference.ofHandlers(cell, from: freshCell),
        !growth.isExpected(difference.property)
      {
        note(StaleCell(difference, row: row), former, (cell, freshCell))
      }
      if ViewGrowth.isGrowing(cell, besides: freshCell), growth.expected != .views {
        note(ViewGrowth.sentence(cell, row))
      }
      return
    }
    for element in shown { digest.combine(element) }
    // A cell of another class has views of its own, so only visible elements can be compared.
    let likeCell = design.referenceWay == nil ? freshCell : nil
    note(
      likeCell.flatMap { CellDifference(of: cell, from: $0) }.map { StaleCell($0, row: row) }
        ?? StaleCell(shown: shown, expected: reference, row: row),
      former,
      freshCell.map { (cell, $0) }
    )
  }

  /// Counts a stale cell, and keeps the first with its former row and its drawing.
  mutating func note(
    _ stale: @autoclosure () -> StaleCell,
    _ former: Int?,
    _ cells: (recycled: UITableViewCell, fresh: UITableViewCell)?
  ) {
    staleCount += 1
    guard firstStale == nil else { return }
    var stale = stale()
    stale.frame = frameCount
    stale.formerRow = former
    firstStale = stale
    if let cells { firstDrawing = drawing(of: cells, stale) }
  }

  /// Returns the row that a cell showed before its current one; nil for its first.
  private mutating func formerRow(of cell: UITableViewCell, showing row: Int) -> Int? {
    let identity = ObjectIdentifier(cell)
    guard let known = shownRows[identity] else {
      shownRows[identity] = (row, nil)
      return nil
    }
    if known.now != row { shownRows[identity] = (row, known.now) }
    return known.now == row ? known.before : known.now
  }

  mutating func note(_ fault: String) {
    if faults.count < Self.faultLimit { faults.append("frame \(frameCount): \(fault)") }
  }
}
