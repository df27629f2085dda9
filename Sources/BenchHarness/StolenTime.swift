// SPDX-License-Identifier: Apache-2.0

/// The share of time that a hypervisor gave to others since watching began.
public struct StolenTime: Sendable {
  /// The share above which a session is void (article ComparisonRules B3.7).
  public static let limit = 0.05

  private let start: Reading<ProcessorTimes>
  private let files: SystemFiles

  /// Begins to watch all processors of the system.
  public init(_ files: SystemFiles = .running) {
    self.files = files
    start = ProcessorTimes.read(files, processors: nil)
  }

  /// The stolen part of the time that processors wanted to run, from 0 through 1.
  public func share() -> Reading<Double> {
    ProcessorSpan.reading(from: start, to: ProcessorTimes.read(files, processors: nil))
      .map(\.stolenShare)
  }
}
