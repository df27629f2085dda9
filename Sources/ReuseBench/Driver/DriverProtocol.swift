// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios
import Foundation

/// Version 1 of the protocol by which one process has another one measure.
///
/// Each message is one line of JSON. The asking process writes requests to the other's standard
/// input and reads one reply to each from its standard output, or several where the other takes turns;
/// the end of input ends the other.
enum DriverProtocol {
  /// What is asked for.
  struct Request: Codable {
    /// `describe`, `measure`, `profile`, or under Callgrind `instructions`.
    var command: String
    /// The cases to measure in turns, all of one group.
    var cases: [String]?
    /// The number of rounds.
    var rounds: Int?
    /// The number of blocks in a round.
    var blocks: Int?
    /// The number of rounds of the cell pass and of the processor clock; 0 leaves them out.
    var detailRounds: Int?
    /// The number of rounds of the processor clock, where it is another one.
    var processorRounds: Int?
    /// Whether the configure phase is also played with nothing filled; otherwise the phase is whole, and
    /// what a first release measures.
    var takesUnfilled: Bool?
    /// The seed.
    var seed: UInt64?
    /// How long measured frames are repeated for a profiler, in seconds; one round where it is 0.
    var profileSeconds: Double?
    /// The pipes of a profiler, for commands and for answers.
    var perfControl: [String]?
    /// Whether Callgrind is the profiler.
    var isForCallgrind: Bool?
    /// Whether each block waits for a line of its own, after a reply that says so.
    var takesTurns: Bool?
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
    /// The number that changes with the meaning of a counted call; first releases did not say.
    var callDefinitionVersion: Int?
    /// The compiler; first releases did not say.
    var toolchain: String?
    /// Whether the optimiser ran; first releases did not say.
    var buildConfiguration: ResultDocument.BuildConfiguration?
    /// The cases of the selection that the driver was started with.
    var cases: [String]?
    /// Whether rounds can wait for their turn; first releases did not say, and cannot.
    var canTakeTurns: Bool?
    /// Whether the next block waits for its turn, which any line gives; more replies follow.
    var isWaiting: Bool?
    /// What was measured, in the order asked for.
    var outcomes: [Outcome]?
    /// How often the round was played for a profiler.
    var roundCount: Int?
    /// How many measured frames were played for a profiler.
    var frameCount: Int?
    /// How long they took, in nanoseconds.
    var frameNanoseconds: Int?
    /// How many cells the frames configured that Callgrind counted.
    var configuredCellCount: Int?
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
    /// How many frames each round has; builds of the first release did not say.
    var roundFrameCounts: [Int]?
    /// The time of a frame without a cell in each round; as above.
    var roundStillNanoseconds: [Int]?
    /// The configure phases with nothing filled, where they were asked for.
    var unfilled: BatchRounds?
    /// The wall time of the frames of the processor pass; builds of the first release took none.
    var processorWallNanoseconds: [Int]?
    /// Both clocks of each block of frames; builds of the first release did not say.
    var frameSpans: [ClockSpan]?
    /// What was counted beside the engine's counters; builds of the first release counted nothing.
    var counts: CaseCounts?
  }
}

extension DriverProtocol {
  /// Reads a message; what is none is handed to `complaint` in quotes, for an error of its own.
  static func read<Message: Decodable>(
    _ message: Message.Type,
    _ line: [UInt8],
    complaint: (String) -> ToolFailure
  ) throws(ToolFailure) -> Message {
    do {
      return try JSONDecoder().decode(message, from: Data(line))
    } catch {
      throw complaint(String(decoding: line.prefix(400), as: UTF8.self).quoted)
    }
  }
}

extension DriverProtocol.Reply {
  /// The reply as a line, with its line feed.
  ///
  /// - Throws: what encoding it throws.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension DriverProtocol.Request {
  /// What one process measures at most, so that its samples fit in memory.
  private static let roundRange = 1...1_000
  private static let blockRange = 1...10
  private static let detailRange = 0...1_000

  /// How much is to be measured; what is not said is that of the default suite.
  ///
  /// - Throws: ``ToolFailure`` for numbers that nobody means.
  func plan() throws(ToolFailure) -> MeasurementPlan {
    var plan = MeasurementPlan()
    plan.roundCount = try Self.checked(rounds, Self.roundRange, "rounds") ?? plan.roundCount
    plan.blockCount = try Self.checked(blocks, Self.blockRange, "blocks") ?? plan.blockCount
    if let details = try Self.checked(detailRounds, Self.detailRange, "detailRounds") {
      plan.cellRoundCount = details
      plan.cpuRoundCount = details
    }
    plan.cpuRoundCount =
      try Self.checked(processorRounds, Self.detailRange, "processorRounds") ?? plan.cpuRoundCount
    plan.takesUnfilled = takesUnfilled ?? false
    plan.seed = seed ?? plan.seed
    return plan
  }

  /// How long a profiler wants measured frames to be repeated, in seconds.
  ///
  /// - Throws: ``ToolFailure`` for a time that nobody means.
  func checkedProfileSeconds() throws(ToolFailure) -> Double {
    let seconds = profileSeconds ?? 0
    guard (0...Double(ProfileOptions.secondsRange.upperBound)).contains(seconds) else {
      throw ToolFailure(
        exit: .usage,
        message: "profileSeconds is \(seconds), expected 0 to "
          + "\(ProfileOptions.secondsRange.upperBound)"
      )
    }
    return seconds
  }

  /// The pipes of a profiler, or nil where none is named.
  ///
  /// - Throws: ``ToolFailure`` for anything but two paths.
  func checkedPerfControl() throws(ToolFailure) -> PerfControl? {
    guard let perfControl else { return nil }
    guard perfControl.count == 2 else {
      throw ToolFailure(
        exit: .usage,
        message: "perfControl names \(perfControl.count) pipes, expected two"
      )
    }
    return PerfControl(control: perfControl[0], acknowledgement: perfControl[1])
  }

  private static func checked(
    _ number: Int?,
    _ range: ClosedRange<Int>,
    _ name: String
  ) throws(ToolFailure) -> Int? {
    guard let number, !range.contains(number) else { return number }
    throw ToolFailure(
      exit: .usage,
      message: "\(name) is \(number), expected \(range.lowerBound) to \(range.upperBound)"
    )
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
    roundFrameCounts = outcome.roundFrameCounts
    roundStillNanoseconds = outcome.roundStillNanoseconds
    unfilled = outcome.unfilled
    processorWallNanoseconds = outcome.processorWallNanoseconds
    frameSpans = outcome.frameSpans
    counts = outcome.counts
  }

  /// The figures as they were taken.
  var caseOutcome: CaseOutcome {
    var outcome = CaseOutcome(
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
    if let roundFrameCounts { outcome.roundFrameCounts = roundFrameCounts }
    if let roundStillNanoseconds { outcome.roundStillNanoseconds = roundStillNanoseconds }
    outcome.unfilled = unfilled
    if let processorWallNanoseconds { outcome.processorWallNanoseconds = processorWallNanoseconds }
    if let frameSpans { outcome.frameSpans = frameSpans }
    if let counts { outcome.counts = counts }
    return outcome
  }
}
