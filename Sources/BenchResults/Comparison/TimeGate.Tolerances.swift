// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

extension TimeGate {
  /// How far the quantiles of two sessions may be apart, in percent.
  public struct Tolerances: Equatable, Sendable {
    /// The quantiles that are judged.
    public enum Quantile: String, CaseIterable, Sendable {
      /// The median.
      case p50
      /// The 90th percentile.
      case p90
      /// The 99th percentile.
      case p99

      /// The quantile of the statistics.
      var statistic: BenchStatistics.Quantile {
        switch self {
        case .p50: .p50
        case .p90: .p90
        case .p99: .p99
        }
      }
    }

    /// Percent by quantile; every quantile has one.
    private var percent: [Quantile: Double]

    /// What holds where nothing else was said: the further out, the less a quantile repeats.
    ///
    /// Source: smoke suites stored seconds to two minutes apart on a quiet virtual machine of two
    /// processors and held against each other: 0 to 3 of 100 quantiles rose past these. Past 10 %,
    /// 5 to 12 of 100 rose at p90, and 16 to 33 at p99.
    public static let standard = Tolerances(p50: 10, p90: 50, p99: 100)

    /// Tolerances by quantile, in percent.
    ///
    /// - Precondition: none is below zero.
    public init(p50: Double, p90: Double, p99: Double) {
      precondition(min(p50, p90, p99) >= 0, "A tolerance is 0 % or more.")
      percent = [.p50: p50, .p90: p90, .p99: p99]
    }

    /// The tolerance of a quantile, in percent.
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
