// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The times of two stored documents, where somebody wants them to count in spite of all.
///
/// Two sessions differ by more than their samples show: the same build, stored and measured again on one virtual
/// machine within minutes, looks changed to the usual tests in most cases (article ComparisonRules B2). So the gate
/// asks for the same machine, for a self-comparison in either document that found nothing, and for a difference past a
/// tolerance as well as past the intervals of both quantiles.
public struct TimeGate: Equatable, Sendable {
  /// Why times cannot count; empty where they do.
  public let refusals: [Refusal]
  /// The quantiles of every case that compete, in the head's order; empty where times cannot count.
  public let rows: [Row]
  public let tolerances: Tolerances

  /// Judges the times of two documents that compare, in O(n log n) for n samples.
  public init(base: ResultDocument, head: ResultDocument, tolerances: Tolerances = .standard) {
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

  public var isUnjudged: Bool { !refusals.isEmpty || rows.isEmpty }

  public func count(of verdict: BuildVerdict) -> Int { rows.count { $0.verdict == verdict } }

  public var movedCases: Set<String> { Set(rows.filter { $0.verdict != .unchanged }.map(\.caseID)) }

  public var isRegressed: Bool { rows.contains { $0.verdict == .regressed } }
}

extension TimeGate {
  /// How far the quantiles of two sessions may be apart, in percent.
  public struct Tolerances: Equatable, Sendable {
    public enum Quantile: String, CaseIterable, Sendable {
      case p50
      case p90
      case p99

      var statistic: BenchStatistics.Quantile {
        switch self {
        case .p50: .p50
        case .p90: .p90
        case .p99: .p99
        }
      }
    }

    private var percent: [Quantile: Double]

    /// What holds where nothing else was said: the further out, the less a quantile repeats.
    ///
    /// Source: smoke suites stored seconds to two minutes apart on a quiet virtual machine of two processors and held
    /// against each other: 0 to 3 of 100 quantiles rose past these. Past 10 %, 5 to 12 of 100 rose at p90, and 16 to 33
    /// at p99.
    public static let standard = Tolerances(p50: 10, p90: 50, p99: 100)

    /// Sets the tolerances in percent; none may be below zero.
    public init(p50: Double, p90: Double, p99: Double) {
      precondition(min(p50, p90, p99) >= 0, "A tolerance is 0 % or more.")
      percent = [.p50: p50, .p90: p90, .p99: p99]
    }

    public subscript(quantile: Quantile) -> Double {
      get { percent[quantile] ?? 0 }
      set { percent[quantile] = newValue }
    }
  }
}

extension TimeGate.Tolerances: CustomStringConvertible {
  /// The tolerances as the command line takes them: `p50=10,p90=15,p99=25`.
  public var description: String {
    Quantile.allCases
      .map { quantile in
        let percent = "\(self[quantile])"
        let text = percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent
        return "\(quantile.rawValue)=\(text)"
      }
      .joined(separator: ",")
  }
}
