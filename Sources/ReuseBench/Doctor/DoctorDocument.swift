// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import BenchStatistics
import Foundation

/// What `doctor --json` prints.
@MainActor struct DoctorDocument {
  private struct Body: Encodable {
    let schemaVersion = 1
    let findings: [Entry]
    let disturbing: Int
    let comparison: Comparison?
  }

  private struct Entry: Encodable {
    let subject: String
    let title: String
    let verdict: String
    let source: String?
    let found: String?
    let reason: String?
    let why: String
    let command: String?
    let advice: String?
  }

  private struct Comparison: Encodable {
    let group: String
    let strategies: [String]
    let rounds: Int
    let repeats: Int
    let phases: [Phase]
  }

  /// The worst repeat of one phase.
  private struct Phase: Encodable {
    let phase: String
    let ratio: Double
    let low: Double
    let high: Double
    let verdict: String
    let smallestChange: Double
  }

  private let body: Body

  init(_ findings: [Finding], _ phases: [SelfComparison.Phase]) {
    body = Body(
      findings: findings.map(Self.entry),
      disturbing: findings.count { $0.verdict == .disturbs },
      comparison: phases.isEmpty ? nil : Self.comparison(phases)
    )
  }

  func encoded() throws -> String {
    try body.jsonText()
  }

  private static func entry(_ finding: Finding) -> Entry {
    var reason: String?
    if case .unavailable(let cause) = finding.verdict { reason = cause }
    return Entry(
      subject: finding.subject.rawValue,
      title: finding.subject.title,
      verdict: finding.verdict.word,
      source: finding.evidence?.source,
      found: finding.evidence?.found,
      reason: reason,
      why: finding.subject.why,
      command: finding.remedy?.command,
      advice: finding.remedy?.advice
    )
  }

  private static func comparison(_ phases: [SelfComparison.Phase]) -> Comparison {
    Comparison(
      group: SelfComparison.group.identifier,
      strategies: SelfComparison.group.strategies.map(\.rawValue),
      rounds: SelfComparison.plan.roundCount,
      repeats: SelfComparison.repeatCount,
      phases: phases.map {
        Phase(
          phase: $0.name,
          ratio: $0.ratio.estimate,
          low: $0.ratio.low,
          high: $0.ratio.high,
          verdict: $0.verdict.rawValue,
          smallestChange: $0.smallestChange
        )
      }
    )
  }
}
