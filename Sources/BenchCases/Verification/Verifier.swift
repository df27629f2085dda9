// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The verify pass: plays a round untimed and holds every visible cell of every frame against a
/// reference cell.
@MainActor struct Verifier {
  let group: CaseGroup
  let strategy: CaseStrategy
  let rows: any RowSource
  private let design: CellDesign
  let player: Player
  var inspector = CellInspector()
  /// What recycled cells are held against where the list has no reference of its own.
  let fresh: FreshCells
  private var digest = StableDigest()
  private var expectedDigest = StableDigest()
  private var oracle: ReuseOracle
  /// What recycled cells of a screen are held against.
  var freshScreen: FreshScreen?
  /// Whether a screen cannot be judged any further.
  var isScreenRefused = false
  /// Whether a header or footer of a screen was found stale.
  var hasStaleSection = false
  var staleCount = 0
  var firstStale: StaleCell?
  /// The first stale cell and a fresh one, drawn.
  private var firstDrawing: String?
  private var faults: [String] = []
  /// The row that each cell shows, and the one that it showed before.
  private var shownRows: [ObjectIdentifier: (now: Int, before: Int?)] = [:]
  var frameCount = 0
  private var indexVisits = 0
  /// The places of a scroll's frames, from the next one on.
  var places: ArraySlice<RowPlace> = []
  /// The rows that are in the state that the workload changes.
  var marked: Set<Int> = []
  /// What the last comparison of lists came to.
  private var difference: DiffVerification?
  /// The greatest distance of a row from where a jump had to bring it, in points.
  var landingError: Double?
  /// What recycled cells hold beyond fresh ones.
  private var growth: GrowthLedger
  /// How the content of a screen changed its size.
  private var contentSizes = ContentSizeLedger()
  /// The greatest distance by which a row on the screen moved beside what was scrolled.
  private var anchorShift: Double?
  /// The additions that a control of offsets must have made.
  private var expectedAdditions = 0

  /// What the engine did in measured frames.
  private var measured: EngineCounters?

  private static let faultLimit = 5
  /// How often a case is waited for, since each time takes as long as nothing comes.
  static let settleLimit = 100
  var settleCount = 0
  /// The cells that were not judged, since what they queued was still to come.
  var unjudgedCount = 0
  /// What fresh cells of rows came to once everything that they queued had come.
  var settledRows: [Int: [ReferenceElement]] = [:]
  /// The counter of the controls of offsets.
  private static let additionCounter = "offsetAdditions"

  /// Prepares the verification of one case.
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

  /// Plays a round and returns what it showed and did.
  mutating func verify(_ script: RoundScript) -> CaseVerification {
    // Nothing that a case before this one has queued counts here.
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
    // Where a jump lands is known from the heights; how a table gets there is its own affair. What a
    // screen asks of its table is the screen's.
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

  /// The writes of measured frames by kind, and the cells that were configured in them.
  private static func writes(_ counters: EngineCounters) -> [String: Int] {
    let name = CaseVerification.configuredCellsName
    return counters.values.reduce(into: [name: counters["dataSourceCellCalls"]]) { writes, value in
      if EngineCounters.writeNames.contains(value.name) { writes[value.name] = value.count }
    }
  }

  /// Checks the table after a frame.
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

  /// Calls a function with each visible cell, which may change the verifier.
  mutating func forEachCell(
    _ body: (inout Verifier, _ row: Int, _ cell: UITableViewCell) -> Void
  ) {
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

  /// Checks what a control of offsets found in a measured frame.
  private mutating func checkOffsets() {
    guard let offsets = player.rig.offsets else { return }
    if offsets.rows != oracle.visible {
      note("the control found rows \(offsets.rows), expected \(oracle.visible)")
    }
    expectedAdditions += offsets.expectedAdditionCount(endingAt: oracle.visible.upperBound)
  }

  /// Takes down what a comparison of lists found, and what it had to find.
  private mutating func checkDifference() {
    guard let found = player.subject?.verification() else { return }
    difference = found
    digest.combine(found.digest)
    expectedDigest.combine(found.expectedDigest)
  }

  /// Has the oracle do what the frame was to do.
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
    // Screens are held against a second one.
    case .idle, .jumps, .diff, .changes: break
    }
  }

  /// Follows an update; the rows that came or went do the opposite in the frame after it.
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

  /// The heights that rows must come to as they are now, by the list's reference or by fresh cells.
  var heights: (Int) -> Double {
    let (content, fresh) = (player.rig.content, fresh)
    return { row in fresh.height(ofRow: row, in: content) }
  }

  private func offset(of place: RowPlace) -> Double {
    place.offset(rowHeight: design.rowHeight)
  }

  /// Follows a step up, and measures how far a row that stays on the screen went astray.
  private mutating func followRise(_ height: (Int) -> Double) {
    let anchor = oracle.visible.lowerBound
    let former = oracle.extent(ofRow: anchor).minY - oracle.offset
    oracle.move(by: -RiseScript.step, height: height)
    let table = player.rig.table
    guard let cell = table.cellForRow(at: IndexPath(row: anchor, section: 0)) else { return }
    let y = Double(cell.frame.minY - table.contentOffset.y)
    anchorShift = max(anchorShift ?? 0, abs(y - former - RiseScript.step))
  }

  /// Checks a cell: where it is, and what it shows.
  mutating func check(
    _ cell: UITableViewCell,
    at row: Int,
    expectedRow: Int,
    in frame: CGRect
  ) {
    if row != expectedRow { note("row \(row) is shown where row \(expectedRow) belongs") }
    // Where a stale cell decides on its height, those below are where they are because of it.
    if cell.frame != frame, freshScreen == nil || staleCount == 0 {
      let (found, expected) = (CellDifference.text(cell.frame), CellDifference.text(frame))
      note("row \(row) is at \(found), expected \(expected)")
    }
    let former = formerRow(of: cell, showing: row)
    let (shown, reference, freshCell) = settled(cell, expectedRow, frame.size)
    digest.combine(UInt64(row))
    expectedDigest.combine(UInt64(expectedRow))
    for wanted in reference { expectedDigest.combine(wanted.element) }
    // Equal texts can be spelled in other bytes, which a setter that compares leaves as they are:
    // what is equal counts as the reference.
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
    // A cell of another class has views of its own: what is seen is all that can be held against it.
    let likeCell = design.referenceWay == nil ? freshCell : nil
    note(
      likeCell.flatMap { CellDifference(of: cell, from: $0) }.map { StaleCell($0, row: row) }
        ?? StaleCell(shown: shown, expected: reference, row: row),
      former,
      freshCell.map { (cell, $0) }
    )
  }

  /// Takes down a stale cell, which showed another row before, and how it and a fresh one look; of later
  /// ones only that there is one more, whatever it is.
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

  /// The row that a cell showed before the one that it shows now; nil for its first.
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
