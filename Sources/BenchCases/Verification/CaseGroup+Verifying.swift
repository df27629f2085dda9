// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

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
  /// - Returns: what each strategy showed and did, in the group's order.
  @MainActor public func verify(
    rows: any RowSource,
    seed: UInt64,
    configureCount: Int = standardConfigureCount
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
      return strategies.map { strategy in
        var verifier = Verifier(group: self, strategy: strategy, rows: rows)
        var verification = verifier.verify(script)
        verification.scenarioDigest = scenarioDigest
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
