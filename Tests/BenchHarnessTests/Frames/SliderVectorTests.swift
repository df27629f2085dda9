// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

/// Frame metrics against the file that the script of a page is held against as well.
///
/// Both have to find the same late frames at every slowdown and rate. `scripts/maintain/make-slider-vectors`
/// makes the file from the formulas, one vsync after the other.
@Suite struct SliderVectorTests {
  private struct Vectors: Decodable {
    let seed: Int
    let settings: [Setting]
  }

  /// Frames of a run, how much slower the machine is, its display, and what that shows.
  private struct Setting: Decodable {
    let frames: [Int]
    let slowdownHundredths: Int
    let budget: Budget
    let expected: Expected
  }

  /// The period as a fraction of nanoseconds, and the app's share of it.
  private struct Budget: Decodable {
    let numerator: Int
    let denominator: Int
    let sharePartsPerMillion: Int
  }

  /// What article FrameMetrics A2 says of a setting.
  private struct Expected: Decodable, Equatable {
    let late: Int
    let missed: Int
    let intervals: Int
    let worstDropped: Int
    let worstLength: Int
  }

  private let vectors: Vectors

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/slider-vectors.json")
    vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
  }

  @Test("A2: frames of 1,000 random settings are judged as the formulas say, slowed down or not")
  func settings() throws {
    expectEqual(vectors.settings.count, 1_000)
    var judgedLate = 0
    for (number, setting) in vectors.settings.enumerated() {
      let place = "setting \(number) of seed \(vectors.seed)"
      let metrics = try require(
        try FrameMetrics(
          readings: setting.frames,
          cost: .measured(slowdown(setting.slowdownHundredths)),
          budget: budget(setting.budget)
        ),
        "\(place)"
      )
      let expected = setting.expected
      expectEqual(metrics.lateCount, expected.late, "\(place)")
      expectEqual(metrics.missedVsyncCount, expected.missed, "\(place)")
      expectEqual(metrics.intervalCount, expected.intervals, "\(place)")
      expectEqual(
        metrics.hitchRatio,
        1_000 * Double(expected.missed) / Double(expected.intervals),
        "\(place)"
      )
      expectEqual(
        metrics.windows.worstPercent,
        100 * Double(expected.worstDropped) / Double(expected.worstLength),
        "\(place)"
      )
      judgedLate += expected.late > 0 ? 1 : 0
    }
    // Otherwise frames that are never late would do.
    expect(judgedLate > 500)
  }

  /// A slowdown of so many hundredths, as it is typed.
  private func slowdown(_ hundredths: Int) throws -> Slowdown {
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    return try Slowdown("\(whole).\(fraction < 10 ? "0" : "")\(fraction)")
  }

  /// The budget of a display; its period in the file is 10¹² over its rate in thousandths of a hertz.
  private func budget(_ written: Budget) throws -> FrameBudget {
    expectEqual(written.numerator, 1_000_000_000_000)
    return try FrameBudget(
      refresh: RefreshRate(hertz: Double(written.denominator) / 1_000),
      appShare: Double(written.sharePartsPerMillion) / 1_000_000
    )
  }
}
