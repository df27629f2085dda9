// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner
import Foundation

/// Version 1 of the protocol by which one process has another one measure.
///
/// Each message is one line of JSON. The asking process writes requests to the other's standard
/// input and reads one reply to each from its standard output, or several where the other takes turns;
/// the end of input ends the other.
enum DriverProtocol {
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

/// A request: its own fields, and next to them those of the plan.
@dynamicMemberLookup struct DriverRequest: Codable {
  struct Fields: Codable {
    /// `describe`, `measure`, `verify`, `advise`, `digest`, `profile`, or under Callgrind `instructions`.
    var command: String
    /// The cases to measure in turns, all of one group or of groups that differ in setter comparison.
    var cases: [String]?
    /// The time that measured frames are repeated for a profiler, in seconds; one round where it is 0.
    var profileSeconds: Double?
    /// The pipes of a profiler, for commands and for answers.
    var perfControl: [String]?
    var isForCallgrind: Bool?
    /// True if each block waits for a line of its own, after a reply that says so.
    var takesTurns: Bool?
    /// True if calls are counted where a case is verified.
    var countsCalls: Bool?
    /// The list whose rows are digested.
    var list: String?
    /// The numbers of first rows that are digested, each separately.
    var rowCounts: [Int]?
    /// The descriptor of the ``SharedNote`` of the played case, for a process that inherited it.
    var noteDescriptor: Int32?
  }

  private var fields: Fields
  var plan: MeasurementPlan

  init(command: String, cases: [String]? = nil, plan: MeasurementPlan = MeasurementPlan()) {
    fields = Fields(command: command, cases: cases)
    self.plan = plan
  }

  init(from decoder: any Decoder) throws {
    fields = try Fields(from: decoder)
    plan = try MeasurementPlan(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try plan.encode(to: encoder)
    try fields.encode(to: encoder)
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    get { fields[keyPath: path] }
    set { fields[keyPath: path] = newValue }
  }
}

struct DriverReply: Codable {
  var protocolVersion: Int
  /// Why there is no answer, in a sentence.
  var error: String?
  var version: String?
  /// The number that changes with the meaning of a counter.
  var counterDefinitionVersion: Int?
  /// The number that changes with the meaning of a counted call.
  var callDefinitionVersion: Int?
  var toolchain: String?
  var buildConfiguration: ResultDocument.BuildConfiguration?
  /// The cases of the selection that the driver was started with.
  var cases: [String]?
  var canTakeTurns: Bool?
  /// Whether the next block waits for its turn, which any line gives; more replies follow.
  var isWaiting: Bool?
  /// The measured cases, in the order asked for, as are the other answers below.
  var outcomes: [CaseOutcome]?
  var verifications: [CaseVerification]?
  var advice: [CaseAdvice]?
  /// What each verified case calls, where that was asked for.
  var counts: [CaseCounts]?
  var digests: [String]?
  /// How often the round was played for a profiler.
  var roundCount: Int?
  /// How many measured frames were played for a profiler.
  var frameCount: Int?
  /// How long they took, in nanoseconds.
  var frameNanoseconds: Int?
  /// How many cells the frames configured that Callgrind counted.
  var configuredCellCount: Int?
}

extension DriverReply {
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension DriverRequest {
  /// What one process measures at most, so that its samples fit in memory.
  private static let roundRange = 1...1_000
  private static let blockRange = 1...10
  private static let detailRange = 0...1_000
  private static let configureRange = 1...100_000
  /// Each cell has room for its samples: some 32 bytes.
  private static let mostCells = 10_000_000

  /// The plan, if one process can carry it out.
  func checkedPlan() throws(ToolFailure) -> MeasurementPlan {
    try Self.check(plan.roundCount, Self.roundRange, "rounds")
    try Self.check(plan.blockCount, Self.blockRange, "blocks")
    try Self.check(plan.cellRoundCount, Self.detailRange, "detailRounds")
    try Self.check(plan.cpuRoundCount, Self.detailRange, "processorRounds")
    try Self.check(plan.configureCount, Self.configureRange, "configureCount")
    let cells = plan.roundCount * plan.blockCount * plan.configureCount
    try Self.check(cells, 1...Self.mostCells, "rounds times blocks times configureCount")
    guard !plan.isPaced || plan.budget != nil else {
      throw ExitCode.usage.failure("isPaced needs a budget, whose vsyncs frames wait for")
    }
    return plan
  }

  /// How long a profiler wants measured frames to be repeated, in seconds.
  func checkedProfileSeconds() throws(ToolFailure) -> Double {
    let seconds = self.profileSeconds ?? 0
    guard (0...Double(ProfileOptions.secondsRange.upperBound)).contains(seconds) else {
      throw ExitCode.usage.failure(
        "profileSeconds is \(seconds), expected 0 to \(ProfileOptions.secondsRange.upperBound)"
      )
    }
    return seconds
  }

  /// The pipes of a profiler, or nil where none is named.
  func checkedPerfControl() throws(ToolFailure) -> PerfControl? {
    guard let perfControl = self.perfControl else { return nil }
    guard perfControl.count == 2 else {
      throw ExitCode.usage.failure("perfControl names \(perfControl.count) pipes, expected two")
    }
    return PerfControl(control: perfControl[0], acknowledgement: perfControl[1])
  }

  private static func check(
    _ number: Int,
    _ range: ClosedRange<Int>,
    _ name: String
  ) throws(ToolFailure) {
    guard !range.contains(number) else { return }
    throw ExitCode.usage.failure(
      "\(name) is \(number), expected \(range.lowerBound) to \(range.upperBound)"
    )
  }
}
