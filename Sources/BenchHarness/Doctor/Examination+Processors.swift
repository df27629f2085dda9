// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  static let statusPath = "/proc/self/status"

  /// The processors that this process may run on.
  var usableProcessors: Finding {
    let online = files.word(at: "/sys/devices/system/cpu/online").value
      .flatMap { ProcessorList($0) }
    switch usable {
    case .unavailable(let reason):
      return Finding(.usableProcessors, .unavailable(reason: reason))
    case .value(let list):
      let count = list.numbers.count
      let total = online.map { " of \(max($0.numbers.count, count))" } ?? ""
      let evidence = Finding.Evidence(Self.statusPath, "\(count)\(total) usable")
      guard count == 1 else { return Finding(.usableProcessors, .good, evidence: evidence) }
      let remedy: Finding.Remedy
      if let online, online.numbers.count > 1 {
        let numbers = online.numbers.map(String.init).joined(separator: ",")
        remedy = .command(
          "taskset -pc \(numbers) $$",
          advice: "a shell can widen its own choice, as far as its control group allows"
        )
      } else {
        remedy = surroundings.hidden(
          "only the host adds processors",
          otherwise: "this machine has no second processor"
        )
      }
      return Finding(.usableProcessors, .disturbs, evidence: evidence, remedy: remedy)
    }
  }

  /// Whether the control group may use at least the processor that a measurement keeps busy.
  ///
  /// More than one processor leaves room beside the one thread that is measured.
  var quota: Finding {
    let group = ControlGroup.read(files)
    switch group.flatMap({ $0.quota(files) }) {
    case .unavailable(let reason):
      return Finding(.quota, .unavailable(reason: reason))
    case .value(let quota):
      let limit = quota.processors == nil ? "no limit (\(quota.text))" : quota.text
      let evidence = Finding.Evidence(quota.path, limit)
      guard let processors = quota.processors, processors <= 1 else {
        return Finding(.quota, .good, evidence: evidence)
      }
      return Finding(
        .quota,
        .disturbs,
        evidence: evidence,
        remedy: surroundings.isContainer
          ? .command("docker update --cpus 2 CONTAINER", advice: "or its like, on the host")
          : raisedQuota(quota)
      )
    }
  }

  private func raisedQuota(_ quota: ControlGroup.Quota) -> Finding.Remedy {
    quota.path.hasSuffix("cpu.max")
      ? .command("echo max | sudo tee \(quota.path)")
      : .command("echo -1 | sudo tee \(quota.path)")
  }

  /// How often the control group was stopped for having used up its quota.
  var throttling: Finding {
    switch ControlGroup.read(files).flatMap({ $0.throttling(files) }) {
    case .unavailable(let reason):
      return Finding(.throttling, .unavailable(reason: reason))
    case .value(let (path, count)):
      let evidence = Finding.Evidence(path, "nr_throttled \(count)")
      guard count > 0 else { return Finding(.throttling, .good, evidence: evidence) }
      return Finding(
        .throttling,
        .disturbs,
        evidence: evidence,
        remedy: .advice("raise the CPU quota; the count starts again with a new group")
      )
    }
  }
}

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
