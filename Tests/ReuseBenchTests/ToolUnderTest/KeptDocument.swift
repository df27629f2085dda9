// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

@testable import BenchResults

/// Documents for a history, made without measuring anything.
enum KeptDocument {
  /// The commit of a number: forty digits that begin with it.
  static func commit(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    let head = String(repeating: "0", count: 8 - digits.count) + digits
    return head + String(repeating: "c", count: 32)
  }

  /// A document of one commit, measured on its own day from the first of March 2026 on.
  static func make(
    _ number: Int,
    cases: [ResultDocument.Case] = [measured()],
    machine: String = "Linux | 2 processors",
    change: (inout ResultDocument) -> Void = { _ in }
  ) -> ResultDocument {
    let day = Date(timeIntervalSince1970: 1_772_323_200 + Double(number) * 86_400)
    var document = ResultDocument(
      generator: ResultDocument.Generator(
        name: "reuse-bench",
        version: "0.1.0",
        gitCommit: commit(number),
        gitIsDirty: false,
        buildConfiguration: .release,
        toolchain: "Swift 6.3.1",
        counterDefinitionVersion: 1
      ),
      environment: ResultDocument.Environment(
        operatingSystem: "Linux",
        kernel: "6",
        architecture: "x86_64",
        processorModel: nil,
        processorCount: 2,
        memoryBytes: nil,
        clockName: "CLOCK_MONOTONIC",
        clockResolutionNanoseconds: 1,
        clockReadNanoseconds: 20,
        emptyStampPairNanoseconds: 30,
        frameOverheadNanoseconds: 90,
        peakResidentBytes: nil,
        fingerprint: machine
      ),
      plan: ResultDocument.Plan(
        suite: "smoke",
        seed: 1,
        filter: nil,
        refreshHertz: 60,
        budgetNanoseconds: 16_666_667,
        rounds: 30,
        pace: .tight,
        dataset: ResultDocument.Dataset(
          name: "unicode",
          digest: "00ff",
          rowCount: 100,
          rowStorage: "array"
        ),
        arguments: [],
        startedAt: day.formatted(.iso8601),
        isComplete: true
      ),
      cases: cases
    )
    change(&document)
    return document
  }

  /// A case with one counter and the times of batches of ten configures.
  static func measured(
    _ cell: String = "news",
    allocations: Int? = 12,
    batches: [Int] = [5_000, 5_100]
  ) -> ResultDocument.Case {
    ResultDocument.Case(
      id: "scroll.steady/\(cell)/mutation/100",
      workload: "scroll.steady",
      axes: [],
      cell: cell,
      strategy: "mutation",
      rows: 100,
      isControl: false,
      digest: "cafe",
      counters: allocations.map { ["allocations": $0] } ?? [:],
      samples: ResultDocument.Samples(
        configureBatchNanoseconds: batches,
        configureBatchCounts: batches.map { _ in 10 }
      )
    )
  }

  /// Seeded draws from the standard normal distribution (Box and Muller).
  struct Noise {
    private var source: SplitMix64

    init(seed: UInt64) { source = SplitMix64(seed: seed) }

    mutating func next() -> Double {
      let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &source))).squareRoot()
      return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &source))
    }
  }
}
