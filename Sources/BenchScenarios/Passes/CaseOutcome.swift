// SPDX-License-Identifier: Apache-2.0

/// The figures of one case, each from the pass that its name says.
public struct CaseOutcome: Sendable {
  /// The strategy.
  public let strategy: Strategy
  /// What the verify pass found.
  public let verification: CaseVerification
  /// The frame pass: the wall time of each frame, in order.
  public let frameWallNanoseconds: [Int]
  /// The frame pass on the processor clock.
  public let frameCPUNanoseconds: [Int]
  /// The cell pass: from the pool's answer to the filled cell, each cell in order.
  public let configureNanoseconds: [Int]
  /// The cell pass: from asking the data source to the pool's answer.
  public let dequeueNanoseconds: [Int]
  /// The batch pass: the time of all configure phases of each round.
  public let batchNanoseconds: [Int]
  /// The batch pass: the number of cells configured in each round.
  public let batchCellCounts: [Int]
  /// The frame pass: the time of all frames of each round.
  public let roundFrameNanoseconds: [Int]

  /// The mean time of one configure in each round.
  public var configureCosts: [Double] {
    zip(batchNanoseconds, batchCellCounts).map { Double($0) / Double($1) }
  }

  /// The time of all frames of each round.
  public var frameCosts: [Double] { roundFrameNanoseconds.map(Double.init) }
}
