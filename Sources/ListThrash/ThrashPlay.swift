// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// Plays a case and compares the table with the list after each operation.
@MainActor package struct ThrashPlay {
  package struct Failure {
    /// The operations that were played, including the failing one.
    package let operationCount: Int
    /// Each operation in words.
    package let words: [String]
    package let fault: String
  }

  /// Plays a case and returns its failure, if any; `trace` receives each operation first.
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
    // Updates move the offset at once, so they request the former one.
    var requested = Double(stage.table.contentOffset.y)
    if case .update = operation { requested = former.offset }
    let end = Double(stage.table.verticalOffsetRange.upperBound)
    stage.loadedEnd = end...end
    stage.loadedOffset = Double(stage.table.contentOffset.y)
    // Way 3, with a completion handler, has laid out already.
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

/// A difference between the table and the naive list.
package struct ThrashFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A bug planted next to the engine, to show that the thrash finds it.
package enum ThrashFault: String, CaseIterable, Sendable {
  /// Cells forget to reset what only some rows have.
  case skippedReset
  /// The data source fills a cell from the previous row.
  case shiftedRow
  /// The data source dequeues cells and drops them.
  case leakyPool
  /// A late completion goes to the cell that showed the row then.
  case lateCompletion
  /// Rows that touch the viewport from outside count as visible.
  case offByOneRange
  /// A batch loses a move.
  case lostUpdate
  /// The offset moves by one point when rows above the viewport change.
  case movedAnchor
}
