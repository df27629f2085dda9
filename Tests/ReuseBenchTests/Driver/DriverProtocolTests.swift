// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner
@testable import ReuseBench

/// What goes from one process to another arrives whole: a plan and an outcome are values that write
/// themselves.
@Suite("Driver protocol") struct DriverProtocolTests {
  /// The stored properties that two values have in common, by name.
  private static func shared<Value>(_ one: Value, _ other: Value) -> [String] {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
      .filter { "\($0.value)" == "\($1.value)" }
      .map { $0.0.label ?? "" }
  }

  private static func sent<Message: Codable>(_ message: Message) throws -> Message {
    try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message))
  }

  /// A plan in which nothing is as it is by default.
  private static func plan() throws -> MeasurementPlan {
    let budget = try FrameBudget(refresh: RefreshRate(hertz: 59.94), appShare: 0.7)
    var plan = MeasurementPlan(seed: .max).paced(budget: budget)
    plan.roundCount = 11
    plan.blockCount = 3
    plan.cellRoundCount = 4
    plan.cpuRoundCount = 5
    plan.configureCount = 77
    plan.takesUnfilled = false
    plan.holdsAgainstBaseline = false
    plan.slowdown = try Slowdown("2.25")
    return plan
  }

  @Test("A plan arrives as it was sent: no field is left to the other process's defaults")
  func plansArriveWhole() throws {
    let plan = try Self.plan()
    expect(Self.shared(plan, MeasurementPlan()).isEmpty, "each field has to differ to be seen")
    let request = DriverRequest(command: "measure", cases: ["a/b/c/1"], plan: plan)
    let arrived = try Self.sent(request)
    expectEqual(arrived.plan, plan)
    try expectEqual(arrived.checkedPlan(), plan)
    expect(arrived.command == "measure" && arrived.cases == ["a/b/c/1"])
  }

  @Test("What is asked of a user's lists arrives too")
  func requestsArriveWhole() throws {
    var request = DriverRequest(command: "verify", cases: ["a/b/c/1"])
    request.countsCalls = true
    request.list = "inbox"
    request.rowCounts = [1, 100]
    request.noteDescriptor = 3
    let arrived = try Self.sent(request)
    expect(arrived.countsCalls == true && arrived.list == "inbox")
    expect(arrived.rowCounts == [1, 100] && arrived.noteDescriptor == 3)
  }

  @Test("What an earlier build does not say of a plan is what it means by it")
  func earlierRequests() throws {
    let line = #"{"command": "measure", "rounds": 7, "blocks": 1, "detailRounds": 2, "seed": 9}"#
    let plan = try JSONDecoder().decode(DriverRequest.self, from: Data(line.utf8)).plan
    var expected = MeasurementPlan(
      roundCount: 7,
      blockCount: 1,
      cellRoundCount: 2,
      cpuRoundCount: 2,
      seed: 9
    )
    expected.takesUnfilled = false
    expectEqual(plan, expected)
  }

  /// An outcome in which nothing is empty.
  private static func outcome() throws -> CaseOutcome {
    var outcome = try CaseCosts.outcome(
      batch: [900, 800],
      cells: [3, 4],
      unfilled: [100, 90],
      frames: [10, 20],
      frameCounts: [2, 2],
      still: [4, 5],
      stamps: [7]
    )
    outcome.samples.frameCPUNanoseconds = [8, 9]
    outcome.samples.dequeueNanoseconds = [1]
    outcome.samples.roundWriteCounts = [30, 40]
    outcome.samples.frameInstructions = [1_000]
    outcome.samples.wakeUpNanoseconds = [55]
    outcome.counts.note(counters: ["retains": 3], source: "a test")
    outcome.counts.note(observations: ["frees": 2], source: "a test")
    outcome.counts.note(unavailable: ["instructions"], reason: "nobody counts")
    outcome.frameSpans = [ClockSpan(wallNanoseconds: 5, processorNanoseconds: 4)]
    outcome.disturbedFrames = [1]
    outcome.processorWallNanoseconds = [9, 10]
    outcome.steppedReadingCount = 6
    outcome.velocity = VelocitySearch(start: 1, saturation: 4)
      .run { VelocitySearch.Trial(hitchRatio: $0, blankArea: 0) }
    outcome.paces = PaceOutcome(
      tightNanoseconds: [10],
      pacedNanoseconds: [30],
      frameCount: 2,
      wakeUpNanoseconds: [1]
    )
    return outcome
  }

  @Test("An outcome arrives as it was taken: disturbed frames, late sleeps and counted writes too")
  func outcomesArriveWhole() throws {
    let outcome = try Self.outcome()
    let empty = try CaseCosts.outcome()
    expectEqual(
      Self.shared(outcome, empty),
      ["verification"],
      "each field has to differ to be seen"
    )
    expect(Self.shared(outcome.samples, empty.samples).isEmpty)
    try expectEqual(Self.sent(outcome), outcome)
  }

  @Test("An outcome of the first release is read by the names it has there")
  func earlierOutcomes() throws {
    let verification = String(
      decoding: try JSONEncoder().encode(CaseCosts.verification(.mutation)),
      as: UTF8.self
    )
    let line = """
      {"verification": \(verification), "frameWallNanoseconds": [1, 2], "frameCPUNanoseconds": [],
       "configureNanoseconds": [3], "dequeueNanoseconds": [4], "batchNanoseconds": [50],
       "batchCellCounts": [5], "roundFrameNanoseconds": [3],
       "unfilled": {"nanoseconds": [10], "cellCounts": [5]}}
      """
    let outcome = try JSONDecoder().decode(CaseOutcome.self, from: Data(line.utf8))
    expect(outcome.phaseCosts == [10] && outcome.configureCosts == [8])
    expect(outcome.frameCosts == [3] && outcome.samples.frameWallNanoseconds == [1, 2])
    expect(outcome.disturbedFrames.isEmpty && outcome.frameSpans.isEmpty)
    expect(outcome.isWhole)
  }

  @Test("The first release reads the batches of an outcome by its own names")
  func forEarlierBuilds() throws {
    struct Former: Decodable {
      let batchNanoseconds: [Int]
      let batchCellCounts: [Int]
      let unfilled: BatchRounds?
    }
    let line = try JSONEncoder().encode(Self.outcome())
    let former = try JSONDecoder().decode(Former.self, from: line)
    expect(former.batchNanoseconds == [900, 800] && former.batchCellCounts == [3, 4])
    expectEqual(former.unfilled, BatchRounds(nanoseconds: [100, 90], cellCounts: [3, 4]))
  }
}
