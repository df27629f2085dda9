// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// What the ruler reads where nothing is done; nothing where that was not measured.
  func floorLines() -> [String] {
    guard let floor = document.cases.first(where: { $0.workload == ReportGroup.floorWorkload })
    else { return [] }
    let figures = CaseFigures(floor)
    let counts = [("allocations", floor.counters["allocations"]), ("retains", floor.retainCount)]
      .compactMap { name, count in count.map { "\(format.count($0)) \(name)" } }
    let times = [("an empty frame", figures.frame), ("an empty configure", figures.configure)]
      .compactMap { name, samples in samples.map { "\(name) \(floorTime($0))" } }
    let parts = times + counts
    guard !parts.isEmpty else { return [] }
    return typography.wrapped("floor: " + parts.joined(separator: ", "), indent: "  ")
  }

  /// `41 ns (p99 60)`; a p99 in another unit names it.
  private func floorTime(_ samples: SortedSamples) -> String {
    let tail = samples.quantile(.p99).value
      .map { " (p99 \($0 < 1000 ? "\($0)" : format.nanoseconds($0)))" }
    return format.nanoseconds(samples.nearestRankSample(.p50)) + (tail ?? "")
  }

  /// What is done to the work of frames before they are judged; nothing where nothing is.
  func judgementLines() -> [String] {
    let slowdown = document.plan.slowdown
      .map {
        "frames are judged with their work multiplied by \(typography.foreign($0)), other times are"
          + " as measured"
      }
    let rate = document.plan.instructionRate
      .map { "frames are modelled at \(typography.foreign($0)) instructions per ns" }
    return [slowdown, rate].compactMap(\.self)
      .flatMap { typography.wrapped($0, indent: "  ") }
      .map { typography.paint(Span($0, .caution)) }
  }
}

extension ResultDocument.Case {
  /// Retains of native and of bridged objects; `nil` where either was not counted.
  var retainCount: Int? {
    guard let native = counters["retains"], let bridged = counters["bridgeRetains"] else {
      return nil
    }
    let (sum, overflows) = native.addingReportingOverflow(bridged)
    return overflows ? nil : sum
  }
}
