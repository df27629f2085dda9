// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// Plays a case: carries each operation out and holds the table against the list after each.
@MainActor package struct ThrashPlay {
  /// Where a case failed.
  package struct Failure {
    /// The number of operations that were played, the failing one with them.
    package let operationCount: Int
    /// What each of them came to, in words.
    package let words: [String]
    /// What is wrong.
    package let fault: String
  }

  /// Plays a case and returns its failure, or nil if the table is right throughout.
  ///
  /// `trace` is told each operation before it is carried out.
  package static func failure(
    of thrash: ThrashCase,
    planting fault: ThrashFault? = nil,
    trace: ((Int, ThrashOperation) -> Void)? = nil
  ) -> Failure? {
    let stage = ThrashStage(thrash.setup, fault: fault)
    let reference = ThrashReference(thrash.setup, source: stage.source)
    var selection = ThrashSelection()
    var words: [String] = []
    do {
      try check(stage, reference, after: .idle, &selection, fault)
      for (number, operation) in thrash.operations.enumerated() {
        trace?(number, operation)
        defer { words.append(stage.words) }
        try check(stage, reference, after: operation, &selection, fault)
      }
      return nil
    } catch {
      return Failure(operationCount: words.count, words: words, fault: "\(error)")
    }
  }

  private static func check(
    _ stage: ThrashStage,
    _ reference: ThrashReference,
    after operation: ThrashOperation,
    _ selection: inout ThrashSelection,
    _ fault: ThrashFault?
  ) throws {
    let former = ThrashSnapshot(stage.table, stage.source.list)
    let path = stage.path(named: operation)
    stage.source.boundRows = []
    stage.reloadedRows = []
    stage.asksForHeights = false
    stage.movedRows = []
    stage.target = nil
    try stage.carryOut(operation)
    selection.follow(operation, path: path, from: former.list, to: stage.source.list)
    // Updates move the offset at once, so what they asked for is what was.
    var requested = Double(stage.table.contentOffset.y)
    if case .update = operation { requested = former.offset }
    let end = Double(stage.table.verticalOffsetRange.upperBound)
    stage.loadedEnd = end...end
    stage.loadedOffset = Double(stage.table.contentOffset.y)
    // With a completion handler the layout has been.
    if case .update(_, let way) = operation, way.folded(4) == 3 {
      stage.loadedEnd = 0...(.infinity)
    }
    stage.render()
    stage.source.completePending()
    let audit = try ThrashAudit(
      stage: stage,
      reference: reference,
      former: former,
      operation: operation,
      fault: fault
    )
    try audit.check(selection)
    try audit.checkOffset(requested: requested)
    stage.render()
    guard stage.committedBytes == 0 else {
      throw ThrashFailure("a frame without changes committed \(stage.committedBytes) bytes")
    }
  }
}

/// What the table does that the naive list does not.
package struct ThrashFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A bug that is planted beside the engine, to show that the thrash finds it.
package enum ThrashFault: String, CaseIterable, Sendable {
  /// Cells forget to take away what only some rows have.
  case skippedReset
  /// The data source fills a cell from the row before.
  case shiftedRow
  /// The data source takes cells out of the pools and drops them.
  case leakyPool
  /// What comes late for a row is shown by the cell that showed the row then.
  case lateCompletion
  /// The viewport is taken to show rows that touch its edges from outside.
  case offByOneRange
  /// A batch loses its last update on the way to the table's list.
  case lostUpdate
  /// The table scrolls by one row when rows are inserted above the viewport.
  case movedAnchor
}
