// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// What the ruler itself costs on this machine, measured at start and printed with every report.
///
/// Costs are the smallest of several batch means, since interference only ever adds. Failure
/// mode: inside a real frame caches are colder, so the true overhead is somewhat larger.
public struct ClockCalibration: Sendable, Equatable {
  /// The step of the monotonic clock as the system declares it.
  public let resolutionNanoseconds: Int
  /// The smallest difference above 0 seen between two reads that follow each other.
  public let smallestStepNanoseconds: Reading<Int>
  /// The cost of one read of the monotonic clock.
  public let readNanoseconds: Double
  /// The cost of one read of the thread CPU clock.
  public let threadReadNanoseconds: Double
  /// The median difference of two reads with nothing between them: the floor of every stamp.
  public let emptyPairNanoseconds: Int
  /// The cost of timing one frame: two reads and one sample kept, with an empty body.
  public let frameOverheadNanoseconds: Double

  /// Makes a calibration from stored figures.
  public init(
    resolutionNanoseconds: Int,
    smallestStepNanoseconds: Reading<Int>,
    readNanoseconds: Double,
    threadReadNanoseconds: Double,
    emptyPairNanoseconds: Int,
    frameOverheadNanoseconds: Double
  ) {
    self.resolutionNanoseconds = resolutionNanoseconds
    self.smallestStepNanoseconds = smallestStepNanoseconds
    self.readNanoseconds = readNanoseconds
    self.threadReadNanoseconds = threadReadNanoseconds
    self.emptyPairNanoseconds = emptyPairNanoseconds
    self.frameOverheadNanoseconds = frameOverheadNanoseconds
  }
}
