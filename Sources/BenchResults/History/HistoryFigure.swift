// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// One figure of a case that a history keeps: an exact counter, or a time in nanoseconds.
public enum HistoryFigure: Hashable, Sendable {
  case counter(String)
  case time(Time)

  /// The times that are kept of a case, in the order in which they are shown.
  ///
  /// Quantiles stand only where the sample carries them: p90 from 29 and p99 from 299 values on.
  public enum Time: String, Codable, CaseIterable, Sendable {
    /// The least mean of a batch of configures, without the phase of no-op fills.
    case configureMinimum
    case configureP50
    case configureP90
    case configureP99
    /// The least mean of the frames of one round.
    case frameMinimum
    case frameP50
    case frameP90
    case frameP99

    /// The value of a case; `nil` where its samples carry none.
    func value(of samples: HistorySamples) -> Double? {
      switch self {
      case .configureMinimum: samples.configureMinimum
      case .configureP50: samples.configure(.p50)
      case .configureP90: samples.configure(.p90)
      case .configureP99: samples.configure(.p99)
      case .frameMinimum: samples.frameMinimum
      case .frameP50: samples.frame(.p50)
      case .frameP90: samples.frame(.p90)
      case .frameP99: samples.frame(.p99)
      }
    }
  }

  public var name: String {
    switch self {
    case .counter(let name): name
    case .time(let time): time.rawValue
    }
  }

  public var isCounter: Bool {
    if case .counter = self { true } else { false }
  }

  /// Whether its values mean the same on every machine; instructions depend on system libraries.
  var isEqualOnAllMachines: Bool {
    isCounter && CounterCatalogue.counter(named: name)?.source != .instructions
  }
}
