// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@MainActor @Suite struct ProfilePassTests {
  private final class Gate: MeasurementGate {
    var isOpen = false
    var stretches = 0
    var rounds = 0
    var framesInside = 0
    var failsAt = Int.max
    private var frames = 0

    struct Fault: Error {}

    func beginRound() {
      expect(!isOpen)
      rounds += 1
    }

    func begin() throws {
      expect(!isOpen)
      guard stretches < failsAt else { throw Fault() }
      isOpen = true
      stretches += 1
      frames = EngineCounters.now()["framesRendered"]
    }

    func end() {
      expect(isOpen)
      isOpen = false
      framesInside += EngineCounters.now()["framesRendered"] - frames
    }
  }

  private static func runner(_ name: String) throws -> (GroupRunner, CaseStrategy) {
    let identifier = try require(CaseIdentifier(name))
    let rows = SampleRows.stored(identifier.group.rowCount)
    return (
      GroupRunner(group: identifier.group, rows: rows, plan: MeasurementPlan()), identifier.strategy
    )
  }

  @Test(
    "all measured frames of a round lie inside the gate",
    arguments: [
      "scroll.steady/subtitle/mutation/100", "scroll.jump/news/configuration-diffing/1000",
      "load.first-frame/card/configuration/100", "reconfigure.fields+9of9+fresh/card/mutation/1000",
    ]
  )
  func gating(_ name: String) throws {
    let (runner, strategy) = try Self.runner(name)
    let gate = Gate()
    let played = try runner.profile(strategy, seconds: 0, gate: gate)
    expect(played.roundCount == 1 && gate.rounds == 1 && !gate.isOpen)
    expect(played.frameCount > 0 && gate.framesInside >= played.frameCount)
    expectEqual(gate.stretches, 1)
  }

  @Test func repetitionAndFault() throws {
    // A short case is repeated until its frames have taken so long.
    do {
      let (runner, strategy) = try Self.runner("scroll.steady/subtitle/mutation/100")
      let once = try runner.profile(strategy, seconds: 0, gate: nil)
      let often = try runner.profile(
        strategy,
        seconds: 3 * Double(once.nanoseconds) / 1e9,
        gate: nil
      )
      expect(often.roundCount > 1)
      expect(often.nanoseconds >= 3 * once.nanoseconds)
    }
    // A gate that fails ends the pass with its fault.
    do {
      let (runner, strategy) = try Self.runner("scroll.jump/news/mutation/1000")
      let gate = Gate()
      gate.failsAt = 2
      #expect(throws: Gate.Fault.self) { try runner.profile(strategy, seconds: 1, gate: gate) }
      expectEqual(gate.stretches, 2)
    }
  }
}
