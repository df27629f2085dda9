// SPDX-License-Identifier: Apache-2.0

import BenchScenarios

/// Version 1 of the protocol by which one process has another one measure.
///
/// Each message is one line of JSON. The asking process writes requests to the other's standard
/// input and reads one reply to each from its standard output; the end of input ends the other.
enum DriverProtocol {
  /// What is asked for.
  struct Request: Codable {
    /// `describe` or `measure`.
    var command: String
    /// The cases to measure in turns, all of one group.
    var cases: [String]?
    /// The number of rounds.
    var rounds: Int?
    /// The number of blocks in a round.
    var blocks: Int?
    /// The number of rounds of the cell pass and of the processor clock; 0 leaves them out.
    var detailRounds: Int?
    /// The seed.
    var seed: UInt64?
  }

  /// What is answered.
  struct Reply: Codable {
    /// The protocol's version.
    var protocolVersion: Int
    /// Why there is no answer, in a sentence.
    var error: String?
    /// The version of the build.
    var version: String?
    /// The number that changes with the meaning of a counter.
    var counterDefinitionVersion: Int?
    /// The cases of the selection that the driver was started with.
    var cases: [String]?
    /// What was measured, in the order asked for.
    var outcomes: [Outcome]?
  }

  /// The figures of one case.
  struct Outcome: Codable {
    var verification: CaseVerification
    var frameWallNanoseconds: [Int]
    var frameCPUNanoseconds: [Int]
    var configureNanoseconds: [Int]
    var dequeueNanoseconds: [Int]
    var batchNanoseconds: [Int]
    var batchCellCounts: [Int]
    var roundFrameNanoseconds: [Int]
  }
}

extension DriverProtocol.Outcome {
  /// Takes the figures of a case.
  init(_ outcome: CaseOutcome) {
    verification = outcome.verification
    frameWallNanoseconds = outcome.frameWallNanoseconds
    frameCPUNanoseconds = outcome.frameCPUNanoseconds
    configureNanoseconds = outcome.configureNanoseconds
    dequeueNanoseconds = outcome.dequeueNanoseconds
    batchNanoseconds = outcome.batchNanoseconds
    batchCellCounts = outcome.batchCellCounts
    roundFrameNanoseconds = outcome.roundFrameNanoseconds
  }

  /// The figures as they were taken.
  var caseOutcome: CaseOutcome {
    CaseOutcome(
      strategy: verification.strategy,
      verification: verification,
      frameWallNanoseconds: frameWallNanoseconds,
      frameCPUNanoseconds: frameCPUNanoseconds,
      configureNanoseconds: configureNanoseconds,
      dequeueNanoseconds: dequeueNanoseconds,
      batchNanoseconds: batchNanoseconds,
      batchCellCounts: batchCellCounts,
      roundFrameNanoseconds: roundFrameNanoseconds
    )
  }
}
