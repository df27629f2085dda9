// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// A case with its times in order: what the tables are made from.
struct CaseFigures {
  let measured: ResultDocument.Case
  /// The times of single configures; `nil` where there are none.
  let configure: SortedSamples?
  /// The times of whole frames; `nil` where there are none.
  let frame: SortedSamples?

  init(_ measured: ResultDocument.Case) {
    self.measured = measured
    configure = SortedSamples(measured.samples.configureNanoseconds)
    frame = SortedSamples(measured.samples.frameWallNanoseconds)
  }

  /// Whether allocations and retains were counted over configures whose number is known.
  var isCounted: Bool { perConfigure("allocations") != nil || retainsPerConfigure != nil }

  /// A counter over the configures that it was counted over; `nil` where either is not known.
  func perConfigure(_ counter: String) -> Double? {
    measured.counters[counter].flatMap(perConfigure)
  }

  /// Retains of native and of bridged objects over the configures.
  var retainsPerConfigure: Double? { measured.retainCount.flatMap(perConfigure) }

  private func perConfigure(_ count: Int) -> Double? {
    guard let configures = measured.counters["countedConfigures"], configures > 0 else {
      return nil
    }
    return Double(count) / Double(configures)
  }
}
