// SPDX-License-Identifier: Apache-2.0

extension Examination {
  private static let processors = "/proc/cpuinfo"

  /// Whether a hypervisor lies below.
  var virtualMachine: Finding {
    switch machine.isVirtualised {
    case .unavailable(let reason):
      return Finding(.virtualMachine, .unavailable(reason: reason))
    case .value(false):
      let evidence = Finding.Evidence(Self.processors, "no hypervisor flag")
      return Finding(.virtualMachine, .good, evidence: evidence)
    case .value(true):
      return Finding(
        .virtualMachine,
        .note,
        evidence: Finding.Evidence(Self.processors, "hypervisor flag"),
        remedy: .advice("nothing can be done inside a guest: compare builds with 'pair', in turns")
      )
    }
  }

  /// Whether the processor has a name that the fingerprint can hold.
  var processorModel: Finding {
    switch machine.processorModel {
    case .value(let name):
      return Finding(.processorModel, .good, evidence: Finding.Evidence(Self.processors, name))
    case .unavailable(let reason):
      return Finding(
        .processorModel,
        .unavailable(reason: reason),
        remedy: surroundings.isContainer
          ? .advice("let the container see /proc/cpuinfo")
          : .advice("times of this machine are compared with none of another")
      )
    }
  }
}

extension Examination {
  /// Zones that are looked for; kernels number them from 0, at times with gaps.
  private static let zones = 0..<64
  /// From here on processors lower their clock rate, in thousandths of a degree Celsius.
  private static let hot = 85_000
  /// What a sensor can report; outside it is none.
  private static let believable = -60_000...200_000

  /// The hottest zone of the machine.
  var temperature: Finding {
    let folder = "/sys/class/thermal"
    var hottest: (path: String, value: Int)?
    for zone in Self.zones {
      let path = "\(folder)/thermal_zone\(zone)/temp"
      guard let value = files.integer(at: path).value, Self.believable.contains(value) else {
        continue
      }
      if value > hottest?.value ?? .min { hottest = (path, value) }
    }
    guard let hottest else {
      return Finding(
        .temperature,
        .unavailable(reason: "\(folder)/thermal_zone*/temp cannot be read"),
        remedy: surroundings.hidden(
          "only the host sees temperatures",
          otherwise: "the kernel has no driver for it"
        )
      )
    }
    let evidence = Finding.Evidence(hottest.path, "\(hottest.value / 1_000) °C")
    guard hottest.value >= Self.hot else {
      return Finding(.temperature, .good, evidence: evidence)
    }
    return Finding(
      .temperature,
      .disturbs,
      evidence: evidence,
      remedy: .advice("let the machine cool down, then measure again")
    )
  }

  /// How often heat slowed the processors that may be used, since start-up.
  var thermalThrottling: Finding {
    let folder = "/sys/devices/system/cpu/cpu*/thermal_throttle"
    var most: (path: String, count: Int)?
    for number in usable.value?.numbers ?? [0] {
      for name in ["core_throttle_count", "package_throttle_count"] {
        let path = "\(folder)/\(name)".replacing("*", with: String(number))
        guard let count = files.integer(at: path).value, count >= 0 else { continue }
        if count > most?.count ?? -1 { most = (path, count) }
      }
    }
    guard let most else {
      return Finding(
        .thermalThrottling,
        .unavailable(reason: "\(folder) cannot be read"),
        remedy: surroundings.hidden(
          "only the host counts it",
          otherwise: "this processor does not count it"
        )
      )
    }
    let evidence = Finding.Evidence(most.path, "\(most.count) since start-up")
    guard most.count > 0 else { return Finding(.thermalThrottling, .good, evidence: evidence) }
    return Finding(
      .thermalThrottling,
      .disturbs,
      evidence: evidence,
      remedy: .advice("give the machine air, switch turbo off, and measure after a pause")
    )
  }
}
