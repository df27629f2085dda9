// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  /// The busy part of all processors above which others are said to disturb.
  private static let busyShareLimit = 0.10

  private static let busiest = "ps -eo pid,pcpu,args --sort=-pcpu | head"

  /// What kept processors busy while this process slept.
  func otherWork(_ quiet: Reading<ProcessorSpan>) -> Finding {
    switch quiet {
    case .unavailable(let reason):
      return Finding(.otherWork, .unavailable(reason: reason))
    case .value(let span):
      let busy = String(format: "%.2f", span.busyProcessors)
      let evidence = Finding.Evidence(
        "\(ProcessorTimes.path) over \(Self.quietMilliseconds) ms",
        "\(busy) of \(span.processorCount) busy"
      )
      let share = span.busyProcessors / Double(span.processorCount)
      guard share > Self.busyShareLimit else {
        return Finding(.otherWork, .good, evidence: evidence)
      }
      return Finding(.otherWork, .disturbs, evidence: evidence, remedy: .command(Self.busiest))
    }
  }

  /// The threads that were runnable over the last minute against the processors.
  var loadAverage: Finding {
    let path = "/proc/loadavg"
    switch machine.loadAverage {
    case .unavailable(let reason):
      return Finding(.loadAverage, .unavailable(reason: reason))
    case .value(let load) where !load.isFinite || load < 0:
      return Finding(.loadAverage, .unavailable(reason: "\(path) holds no load"))
    case .value(let load):
      guard let count = usable.value?.numbers.count ?? machine.coreCount.value else {
        let reason = "neither \(Self.statusPath) nor /proc/cpuinfo counts processors"
        return Finding(.loadAverage, .unavailable(reason: reason))
      }
      let evidence = Finding.Evidence(path, "\(load) on \(count)")
      guard load > Double(count) else {
        return Finding(.loadAverage, .good, evidence: evidence)
      }
      return Finding(.loadAverage, .disturbs, evidence: evidence, remedy: .command(Self.busiest))
    }
  }

  /// Time that a hypervisor gave to others, in the worst of several spans.
  func steal(_ spans: [Reading<ProcessorSpan>]) -> Finding {
    guard let worst = spans.compactMap(\.value).map(\.stolenShare).max() else {
      var reason = "no span was watched"
      if case .unavailable(let first) = spans.first { reason = first }
      return Finding(.steal, .unavailable(reason: reason))
    }
    let share = String(format: "%.1f", worst * 100) + "%"
    let evidence = Finding.Evidence(ProcessorTimes.path, "\(share) stolen")
    guard worst > StolenTime.limit else {
      return Finding(.steal, .good, evidence: evidence)
    }
    return Finding(
      .steal,
      .disturbs,
      evidence: evidence,
      remedy: .advice("nothing can be done inside a guest: measure at another time or elsewhere")
    )
  }
}
