// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// The outcome of a case in one round that was played untimed on a fresh table.
public struct CaseVerification: Codable, Equatable, Sendable {
  public let identifier: String
  public let strategy: CaseStrategy
  public let digest: String
  /// The digest of the reference cells in every frame.
  public let expectedDigest: String
  public let counters: [String: Int]
  /// The counters that the oracle predicts.
  public let expectedCounters: [String: Int]
  public let indexVisitCount: Int
  /// The number of cells, over all frames, that showed something other than their rows.
  public let staleCount: Int
  public let firstStale: StaleCell?
  /// Faults of the table, as sentences.
  public internal(set) var faults: [String]
  public let frameCount: Int
  /// The digest of the script; nil from builds of the first release.
  public var scenarioDigest: String?
  /// The greatest distance of a row from the target of a jump, in points; nil without jumps to rows never shown.
  public var landingError: Double?
  /// The greatest shift of a visible row beyond the scrolled distance, in points; nil without scrolling up to rows
  /// never shown.
  public var anchorShift: Double?
  /// The writes of measured frames by counter, with the configured cells as ``configuredCellsName``; nil from old
  /// builds.
  public var measuredWriteCounts: [String: Int]?

  /// The cells, over all frames, that were not judged because work they queued was pending; nil if there were none.
  public var unjudgedCount: Int?

  /// The first stale cell and its fresh reference as SVG text; nil if there is none.
  public var drawing: String?

  public static let configuredCellsName = "configuredCells"

  /// The counters that differ from the oracle's, as sentences.
  public var counterFaults: [String] {
    expectedCounters.sorted { $0.key < $1.key }
      .compactMap { name, expected in
        let found = counters[name] ?? 0
        return found == expected ? nil : "\(name) is \(found), expected \(expected)"
      }
  }

  /// True if the case showed and did what it should; a forgetful strategy must be found stale.
  public var isPassed: Bool {
    let isCorrect = staleCount == 0 && digest == expectedDigest
    return faults.isEmpty && counterFaults.isEmpty
      && (strategy == .forgetful ? staleCount > 0 : isCorrect)
  }

  public var failureSentence: String {
    var causes = faults + counterFaults
    if strategy == .forgetful {
      if staleCount == 0 { causes.append("a forgotten reset was not noticed") }
    } else if let firstStale {
      causes.append("\(staleCount) stale cells, the first in " + firstStale.sentence)
    } else if digest != expectedDigest {
      causes.append("digest \(digest), expected \(expectedDigest)")
    }
    return "\(identifier): " + causes.joined(separator: "; ")
  }

  /// True if the only fault is that less was done than the oracle expects.
  public var isOnlyBelowExpectation: Bool {
    let isCorrect = strategy == .forgetful ? staleCount > 0 : staleCount == 0
    return faults.isEmpty && isCorrect
      && expectedCounters.allSatisfy { (counters[$0.key] ?? 0) <= $0.value }
  }
}

extension CaseGroup {
  /// The fewest cells that a round configures, unless a plan says otherwise (article ComparisonRules B3).
  public static let standardConfigureCount = 500

  /// Plays the first round of each strategy untimed and checks every frame.
  ///
  /// `holdsAgainstBaseline` also compares strategies that claim to show the same with the baseline; `willPlay` is
  /// called with each strategy before its code runs.
  @MainActor public func verify(
    rows: any RowSource,
    seed: UInt64,
    configureCount: Int = standardConfigureCount,
    holdsAgainstBaseline: Bool = true,
    willPlay: (CaseStrategy) -> Void = { _ in }
  ) -> [CaseVerification] {
    withKnobs {
      let script = RoundScript(self, rows, round: 0, seed: seed, configureCount: configureCount)
      let scenarioDigest = script.digest
      let likeness = holdsAgainstBaseline ? StrategyLikeness(of: self, rows: rows) : nil
      return strategies.map { strategy in
        willPlay(strategy)
        var verifier = Verifier(group: self, strategy: strategy, rows: rows)
        var verification = verifier.verify(script)
        verification.scenarioDigest = scenarioDigest
        if let difference = likeness?.difference(of: strategy, willPlay: willPlay) {
          verification.faults.append(difference)
        }
        return verification
      }
    }
  }

  /// Sets the engine's knobs for this group and restores them.
  @MainActor package func withKnobs<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let former = SetterComparison.isOn
    SetterComparison.isOn = setterComparison
    defer { SetterComparison.isOn = former }
    return try body()
  }
}
