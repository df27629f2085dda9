// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// The times of two stored documents, where somebody wants them to count in spite of all.
///
/// Two sessions differ by more than their samples show: the same build, stored and measured again
/// on one virtual machine within minutes, looks changed to the usual tests in most cases
/// (article ComparisonRules B2). So the gate asks for the same machine, for a self-comparison in
/// either document that found nothing, and for a difference past a tolerance as well as past the
/// intervals of both quantiles.
public struct TimeGate: Equatable, Sendable {
  /// Why times cannot count; empty where they do.
  public let refusals: [Refusal]
  /// The quantiles of every case that compete, in the head's order; empty where times cannot count.
  public let rows: [Row]
  /// What was taken as no difference.
  public let tolerances: Tolerances

  /// Judges the times of two documents that compare.
  ///
  /// - Parameters:
  ///   - base: the document to compare against.
  ///   - head: the document in question.
  ///   - tolerances: how far quantiles may be apart.
  /// - Complexity: O(n log n) in the count of samples.
  public init(
    base: ResultDocument,
    head: ResultDocument,
    tolerances: Tolerances = .standard
  ) {
    self.tolerances = tolerances
    refusals = Refusal.between(base, head)
    guard refusals.isEmpty else {
      rows = []
      return
    }
    let shortest = [base, head]
      .map { document in
        (
          stamps: 10 * document.environment.emptyStampPairNanoseconds,
          frames: 10 * document.environment.frameOverheadNanoseconds
        )
      }
    let floors = (
      stamps: max(shortest[0].stamps, shortest[1].stamps),
      frames: max(shortest[0].frames, shortest[1].frames)
    )
    let known = Dictionary(base.cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rows = head.cases.flatMap { found -> [Row] in
      guard let former = known[found.id], !found.isControl, found.stale == nil else { return [] }
      let series: [(ResultDocument.Phase, (ResultDocument.Samples) -> [Int], Double)] = [
        (.configure, \.configureNanoseconds, floors.stamps),
        (.frame, \.frameWallNanoseconds, floors.frames),
      ]
      return series.flatMap { phase, samples, floor in
        Row.rows(
          caseID: found.id,
          phase: phase,
          base: samples(former.samples),
          head: samples(found.samples),
          floor: floor,
          tolerances: tolerances
        )
      }
    }
  }

  /// Whether nothing could be judged, so that there is no verdict.
  public var isUnjudged: Bool { !refusals.isEmpty || rows.isEmpty }

  /// How many quantiles have a verdict.
  public func count(of verdict: Row.Verdict) -> Int { rows.count { $0.verdict == verdict } }

  /// The names of the cases with a quantile that is not unchanged.
  public var movedCases: Set<String> {
    Set(rows.filter { $0.verdict != .unchanged }.map(\.caseID))
  }

  /// Whether a quantile of a case regressed.
  public var isRegressed: Bool { rows.contains { $0.verdict == .regressed } }
}
