// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  static let statusPath = "/proc/self/status"

  var usableProcessors: Finding {
    let online = files.word(at: "/sys/devices/system/cpu/online").value
      .flatMap { ProcessorList($0) }
    return Finding(.usableProcessors, usable) { list in
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

  /// The quota of the control group, which must exceed the one processor that a measurement keeps busy.
  var quota: Finding {
    Finding(.quota, ControlGroup.read(files).flatMap { $0.quota(files) }) { quota in
      let limit = quota.processors == nil ? "no limit (\(quota.text))" : quota.text
      return Finding(
        .quota,
        Finding.Evidence(quota.path, limit),
        isGood: (quota.processors ?? .infinity) > 1,
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

  /// The stops of the control group for having used up its quota.
  var throttling: Finding {
    Finding(.throttling, ControlGroup.read(files).flatMap { $0.throttling(files) }) { most in
      Finding(
        .throttling,
        Finding.Evidence(most.path, "nr_throttled \(most.value)"),
        isGood: most.value == 0,
        remedy: .advice("raise the CPU quota; the count starts again with a new group")
      )
    }
  }

  /// The busy share of all processors above which other work disturbs.
  private static let busyShareLimit = 0.10

  private static let busiest = "ps -eo pid,pcpu,args --sort=-pcpu | head"

  /// Returns what kept processors busy while this process slept.
  func otherWork(_ quiet: Reading<ProcessorSpan>) -> Finding {
    Finding(.otherWork, quiet) { span in
      let busy = String(format: "%.2f", span.busyProcessors)
      let evidence = Finding.Evidence(
        "\(ProcessorTimes.path) over \(Self.quietMilliseconds) ms",
        "\(busy) of \(span.processorCount) busy"
      )
      let isGood = span.busyProcessors / Double(span.processorCount) <= Self.busyShareLimit
      return Finding(.otherWork, evidence, isGood: isGood, remedy: .command(Self.busiest))
    }
  }

  /// The runnable threads of the last minute, compared with the processors.
  var loadAverage: Finding {
    let path = "/proc/loadavg"
    return Finding(.loadAverage, machine.loadAverage) { load in
      guard load.isFinite, load >= 0 else {
        return Finding(.loadAverage, .unavailable(reason: "\(path) holds no load"))
      }
      guard let count = usable.value?.numbers.count ?? machine.coreCount.value else {
        let reason = "neither \(Self.statusPath) nor /proc/cpuinfo counts processors"
        return Finding(.loadAverage, .unavailable(reason: reason))
      }
      let evidence = Finding.Evidence(path, "\(load) on \(count)")
      let isGood = load <= Double(count)
      return Finding(.loadAverage, evidence, isGood: isGood, remedy: .command(Self.busiest))
    }
  }

  /// Returns the time that a hypervisor gave to other guests, in the worst of several spans.
  func steal(_ spans: [Reading<ProcessorSpan>]) -> Finding {
    guard let worst = spans.compactMap(\.value).map(\.stolenShare).max() else {
      var reason = "no span was watched"
      if case .unavailable(let first) = spans.first { reason = first }
      return Finding(.steal, .unavailable(reason: reason))
    }
    let share = String(format: "%.1f", worst * 100) + "%"
    return Finding(
      .steal,
      Finding.Evidence(ProcessorTimes.path, "\(share) stolen"),
      isGood: worst <= StolenTime.limit,
      remedy: .advice("nothing can be done inside a guest: measure at another time or elsewhere")
    )
  }
}
