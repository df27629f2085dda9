// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// What a case did in one round that was played untimed on a fresh table.
public struct CaseVerification: Codable, Equatable, Sendable {
  /// The case.
  public let identifier: String
  /// The strategy.
  public let strategy: CaseStrategy
  /// The digest of everything that was visible in every frame.
  public let digest: String
  /// The digest of what the reference cells show in every frame.
  public let expectedDigest: String
  /// The engine's counters.
  public let counters: [String: Int]
  /// What the oracle expects of some of the counters.
  public let expectedCounters: [String: Int]
  /// The number of visits to nodes of the row index.
  public let indexVisitCount: Int
  /// How many cells, over all frames, showed what their rows do not hold.
  public let staleCount: Int
  /// The first of them.
  public let firstStale: StaleCell?
  /// What went wrong with the table itself, in sentences; empty when nothing did.
  public internal(set) var faults: [String]
  /// The number of frames.
  public let frameCount: Int
  /// The digest of what was played; nil from builds of the first release.
  public var scenarioDigest: String?
  /// The greatest distance of a row from where a jump had to bring it, in points; nil where nothing
  /// jumps to rows that were never shown.
  public var landingError: Double?
  /// The greatest distance by which a row on the screen moved beside what was scrolled, in points;
  /// nil where nothing scrolls up to rows that were never shown.
  public var anchorShift: Double?
  /// What measured frames wrote, by the names of the engine's counters, and the cells that were
  /// configured in them by ``configuredCellsName``; nil from builds of the first release.
  public var measuredWriteCounts: [String: Int]?

  /// How many cells, over all frames, were not judged, since what they queued on the main actor had not
  /// come yet; nil where each was.
  public var unjudgedCount: Int?

  /// The first stale cell and the fresh one that it was held against, as the text of an SVG file; nil
  /// where there is none, or a reference in place of a fresh cell.
  public var drawing: String?

  /// What the configured cells are called beside the counters of writes.
  public static let configuredCellsName = "configuredCells"

  /// The counters that are not what the oracle expects, in words.
  public var counterFaults: [String] {
    expectedCounters.sorted { $0.key < $1.key }
      .compactMap { name, expected in
        let found = counters[name] ?? 0
        return found == expected ? nil : "\(name) is \(found), expected \(expected)"
      }
  }

  /// Whether the case showed what it should and did what it should.
  ///
  /// A forgetful strategy must be caught: for it, staleness is what is expected.
  public var isPassed: Bool {
    let isCorrect = staleCount == 0 && digest == expectedDigest
    return faults.isEmpty && counterFaults.isEmpty
      && (strategy == .forgetful ? staleCount > 0 : isCorrect)
  }

  /// What is wrong, in one sentence.
  public var failureSentence: String {
    var causes = faults + counterFaults
    if strategy == .forgetful {
      if staleCount == 0 { causes.append("a forgotten reset was not noticed") }
    } else if let firstStale {
      causes.append(
        "\(staleCount) stale cells, the first in " + firstStale.sentence
      )
    } else if digest != expectedDigest {
      causes.append("digest \(digest), expected \(expectedDigest)")
    }
    return "\(identifier): " + causes.joined(separator: "; ")
  }

  /// Whether all that is wrong is that less was done than the oracle expects.
  public var isOnlyBelowExpectation: Bool {
    let isCorrect = strategy == .forgetful ? staleCount > 0 : staleCount == 0
    return faults.isEmpty && isCorrect
      && expectedCounters.allSatisfy { (counters[$0.key] ?? 0) <= $0.value }
  }
}

extension CaseGroup {
  /// The fewest cells that a round configures, unless a plan says otherwise (article ComparisonRules
  /// B3).
  public static let standardConfigureCount = 500

  /// Plays the first round of each strategy untimed and checks every frame.
  ///
  /// - Parameters:
  ///   - rows: what is shown.
  ///   - seed: what all that is drawn comes from.
  ///   - configureCount: the fewest cells that the round configures.
  ///   - holdsAgainstBaseline: whether strategies that claim to show what the baseline does are held
  ///     against it.
  ///   - willPlay: told of each strategy before its code runs.
  /// - Returns: what each strategy showed and did, in the group's order.
  @MainActor public func verify(
    rows: any RowSource,
    seed: UInt64,
    configureCount: Int = standardConfigureCount,
    holdsAgainstBaseline: Bool = true,
    willPlay: (CaseStrategy) -> Void = { _ in }
  ) -> [CaseVerification] {
    withKnobs {
      let script = RoundScript(
        group: self,
        rows: rows,
        round: 0,
        seed: seed,
        configureCount: configureCount
      )
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

  /// Sets the engine's knobs for this group and puts them back.
  @MainActor package func withKnobs<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let former = SetterComparison.isOn
    SetterComparison.isOn = setterComparison
    defer { SetterComparison.isOn = former }
    return try body()
  }
}
