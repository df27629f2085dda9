// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The configure phases of each round of the batch pass, in the fastest block of the round.
public struct BatchRounds: Codable, Hashable, Sendable {
  /// The time of the phases of each round.
  public let nanoseconds: [Int]
  /// The cells of each round.
  public let cellCounts: [Int]

  /// Collects rounds.
  public init(nanoseconds: [Int], cellCounts: [Int]) {
    self.nanoseconds = nanoseconds
    self.cellCounts = cellCounts
  }

  /// The time of each round's phases for one cell; none where a round has no cell.
  public var costs: [Double] {
    guard nanoseconds.count == cellCounts.count, cellCounts.allSatisfy({ $0 > 0 }) else {
      return []
    }
    return zip(nanoseconds, cellCounts).map { Double($0) / Double($1) }
  }
}

extension ResultDocument.Samples {
  /// The configure phases of each round.
  public var batches: BatchRounds {
    get { BatchRounds(nanoseconds: configureBatchNanoseconds, cellCounts: configureBatchCounts) }
    set {
      configureBatchNanoseconds = newValue.nanoseconds
      configureBatchCounts = newValue.cellCounts
    }
  }

  /// The same phases with nothing filled; nil where they were not taken.
  public var unfilledBatches: BatchRounds? {
    get {
      guard let unfilledBatchNanoseconds, let unfilledBatchCounts else { return nil }
      return BatchRounds(nanoseconds: unfilledBatchNanoseconds, cellCounts: unfilledBatchCounts)
    }
    set {
      unfilledBatchNanoseconds = newValue?.nanoseconds
      unfilledBatchCounts = newValue?.cellCounts
    }
  }
}
