// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The verify pass: plays a round untimed and holds every visible cell of every frame against a
/// reference cell.
@MainActor struct Verifier {
  private let group: CaseGroup
  private let strategy: Strategy
  private let design: CellDesign
  private let performance: Performance
  private var inspector = CellInspector()
  private var digest = StableDigest()
  private var expectedDigest = StableDigest()
  private var oracle: ReuseOracle
  private var staleCount = 0
  private var firstStale: StaleCell?
  private var faults: [String] = []
  private var frameCount = 0
  private var indexVisits = 0
  /// The places of a scroll's frames, from the next one on.
  private var places: ArraySlice<RowPlace> = []

  private static let faultLimit = 5

  /// Prepares the verification of one case.
  init(group: CaseGroup, strategy: Strategy, rows: any RowSource) {
    self.group = group
    self.strategy = strategy
    design = group.design
    performance = Performance(group: group, strategy: strategy, rows: rows)
    oracle = ReuseOracle(
      height: group.design.height,
      rowCount: group.rowCount,
      pools: strategy != .noReuse && strategy != .uniqueIdentifier
    )
  }

  /// Plays a round and returns what it showed and did.
  mutating func verify(_ script: RoundScript) -> CaseVerification {
    let before = EngineCounters.now()
    if case .scroll(let trace) = script { places = trace.places[...] }
    var verifier = self
    performance.play(
      script,
      prepare: { frame in
        frame()
        verifier.check(script)
      },
      measure: { frame in
        frame()
        verifier.check(script)
      }
    )
    let counters = EngineCounters.now() - before
    self = verifier
    indexVisits = performance.stage.table.indexVisitCount
    return verification(counters)
  }

  private func verification(_ counters: EngineCounters) -> CaseVerification {
    CaseVerification(
      identifier: group.identifier(of: strategy),
      strategy: strategy,
      digest: digest.hexadecimal,
      expectedDigest: expectedDigest.hexadecimal,
      counters: Dictionary(uniqueKeysWithValues: counters.values.map { ($0.name, $0.count) }),
      expectedCounters: oracle.expectedCounters(strategy: strategy),
      indexVisitCount: indexVisits,
      staleCount: staleCount,
      firstStale: firstStale,
      faults: faults,
      frameCount: frameCount
    )
  }

  /// Checks the table after a frame.
  private mutating func check(_ script: RoundScript) {
    frameCount += 1
    // Nothing was done, so nothing is shown.
    if case .idle = script { return }
    let table = performance.stage.table
    follow(script)
    if Double(table.contentOffset.y) != oracle.offset {
      note("the offset is \(table.contentOffset.y), expected \(oracle.offset)")
    }
    let accounting = table.reuseAccounting()
    if !accounting.isBalanced {
      note(
        "created \(accounting.created) is not live \(accounting.live) + offscreen "
          + "\(accounting.offscreen) + pooled \(accounting.pooled) + discarded \(accounting.discarded)"
      )
    }
    let expectedRows = oracle.visible
    if accounting.live != expectedRows.count {
      note("\(accounting.live) rows have cells, expected rows \(expectedRows)")
    }
    var inspector = inspector
    var position = expectedRows.lowerBound
    table.forEachVisibleRow { path, cell in
      check(cell, at: path.row, expectedRow: position, &inspector)
      position += 1
    }
    self.inspector = inspector
  }

  /// Has the oracle do what the frame was to do.
  private mutating func follow(_ script: RoundScript) {
    let dataSource = performance.stage.dataSource
    let design = design
    let height = { (row: Int) in design.height.height(of: dataSource.row(at: row)) }
    switch script {
    case .scroll:
      if let place = places.popFirst() { oracle.show(place, height: height) }
    case .load:
      oracle.renew()
      oracle.show(RowPlace(row: 0, distance: 0), height: height)
    case .edit(let trace):
      if frameCount == 1 {
        oracle.show(trace.origin, height: height)
      } else {
        oracle.reconfigure(height: height)
      }
    case .idle: break
    }
  }

  private mutating func check(
    _ cell: UITableViewCell,
    at row: Int,
    expectedRow: Int,
    _ inspector: inout CellInspector
  ) {
    if row != expectedRow { note("row \(row) is shown where row \(expectedRow) belongs") }
    let extent = oracle.extent(ofRow: expectedRow)
    let frame = CGRect(x: 0, y: extent.minY, width: Viewport.width, height: extent.height)
    if cell.frame != frame { note("row \(row) is at \(cell.frame), expected \(frame)") }
    let shown = inspector.elements(of: cell)
    let content = performance.stage.dataSource.row(at: expectedRow)
    let reference = design.reference(content, frame.size)
    digest.combine(UInt64(row))
    expectedDigest.combine(UInt64(expectedRow))
    for wanted in reference { expectedDigest.combine(wanted.element) }
    // Equal texts can be spelled in other bytes, which a setter that compares leaves as they are:
    // what is equal counts as the reference.
    guard !shown.elementsEqual(reference, by: { $0.looks(like: $1.element) }) else {
      for wanted in reference { digest.combine(wanted.element) }
      return
    }
    for element in shown { digest.combine(element) }
    staleCount += 1
    if firstStale == nil { firstStale = Self.difference(shown, reference, row: row) }
  }

  /// Names the first element that is missing, wrong or too many.
  private static func difference(
    _ shown: [VisibleElement],
    _ reference: [ReferenceElement],
    row: Int
  ) -> StaleCell {
    for (position, wanted) in reference.enumerated() {
      guard position < shown.count else {
        return StaleCell(
          row: row,
          field: wanted.field,
          expected: wanted.element.description,
          found: "nothing"
        )
      }
      let found = shown[position]
      guard !found.looks(like: wanted.element) else { continue }
      // When an element is left over, the one that is wanted comes right behind it.
      if position + 1 < shown.count, shown[position + 1].looks(like: wanted.element) {
        return StaleCell(
          row: row,
          field: "an element before \(wanted.field)",
          expected: "nothing",
          found: found.description
        )
      }
      let aspect = found.difference(from: wanted.element)
      return StaleCell(
        row: row,
        field: aspect.name.map { "\(wanted.field).\($0)" } ?? wanted.field,
        expected: aspect.expected,
        found: aspect.found
      )
    }
    return StaleCell(
      row: row,
      field: "an element after the last",
      expected: "nothing",
      found: shown.count > reference.count ? shown[reference.count].description : "nothing"
    )
  }

  private mutating func note(_ fault: String) {
    if faults.count < Self.faultLimit { faults.append("frame \(frameCount): \(fault)") }
  }
}
