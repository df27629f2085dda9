// SPDX-License-Identifier: Apache-2.0

import BenchReports

/// What `pair` writes: the verdicts with their figures, and the counters that changed.
struct PairDocument: Encodable {
  /// One case and phase.
  struct Row: Encodable {
    let id: String
    let baseNanoseconds: Double
    let headNanoseconds: Double
    let ratio: Double
    let low: Double?
    let high: Double?
    let verdict: String
    let smallestDetectableEffect: Double?
  }

  let schemaVersion = 1
  let kind = "pair"
  let base: String
  let head: String
  let pairCount: Int
  let rows: [Row]
  let risenCounters: [String]
  let fallenCounters: [String]
}

extension BuildComparison {
  /// The comparison as it is written.
  func document(_ options: PairOptions) -> PairDocument {
    PairDocument(
      base: options.base,
      head: options.head,
      pairCount: options.pairCount,
      rows: rows.map {
        PairDocument.Row(
          id: $0.caseID,
          baseNanoseconds: $0.baseNanoseconds,
          headNanoseconds: $0.headNanoseconds,
          ratio: $0.ratio,
          low: $0.low,
          high: $0.high,
          verdict: $0.verdict.rawValue,
          smallestDetectableEffect: $0.smallestDetectableEffect
        )
      },
      risenCounters: risenCounters,
      fallenCounters: fallenCounters
    )
  }
}
