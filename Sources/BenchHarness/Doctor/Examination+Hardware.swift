// SPDX-License-Identifier: Apache-2.0

extension Examination {
  private static let processors = "/proc/cpuinfo"

  var virtualMachine: Finding {
    Finding(.virtualMachine, machine.isVirtualised) { isVirtual in
      guard isVirtual else {
        let evidence = Finding.Evidence(Self.processors, "no hypervisor flag")
        return Finding(.virtualMachine, .good, evidence: evidence)
      }
      return Finding(
        .virtualMachine,
        .note,
        evidence: Finding.Evidence(Self.processors, "hypervisor flag"),
        remedy: .advice("nothing can be done inside a guest: compare builds with 'pair', in turns")
      )
    }
  }

  /// The processor's name for the fingerprint.
  var processorModel: Finding {
    let remedy: Finding.Remedy =
      surroundings.isContainer
      ? .advice("let the container see /proc/cpuinfo")
      : .advice("times of this machine are compared with none of another")
    return Finding(.processorModel, machine.processorModel, remedy: remedy) { name in
      Finding(.processorModel, .good, evidence: Finding.Evidence(Self.processors, name))
    }
  }

  /// Kernels number zones from 0, at times with gaps.
  private static let zones = 0..<64
  /// From here on processors lower their clock rate, in thousandths of a degree Celsius.
  private static let hot = 85_000
  /// The range that a sensor can report.
  private static let believable = -60_000...200_000

  /// The hottest zone of the machine.
  var temperature: Finding {
    let folder = "/sys/class/thermal"
    let paths = Self.zones.map { "\(folder)/thermal_zone\($0)/temp" }
    guard let hottest = files.greatest(at: paths, in: Self.believable) else {
      return Finding(
        .temperature,
        .unavailable(reason: "\(folder)/thermal_zone*/temp cannot be read"),
        remedy: surroundings.hidden(
          "only the host sees temperatures",
          otherwise: "the kernel has no driver for it"
        )
      )
    }
    return Finding(
      .temperature,
      Finding.Evidence(hottest.path, "\(hottest.value / 1_000) °C"),
      isGood: hottest.value < Self.hot,
      remedy: .advice("let the machine cool down, then measure again")
    )
  }

  /// The most stops for heat of a usable processor since start-up.
  var thermalThrottling: Finding {
    let folder = "/sys/devices/system/cpu/cpu*/thermal_throttle"
    let paths = (usable.value?.numbers ?? [0])
      .flatMap { number in
        ["core_throttle_count", "package_throttle_count"]
          .map { name in
            "\(folder)/\(name)".replacing("*", with: String(number))
          }
      }
    guard let most = files.greatest(at: paths, in: 0...) else {
      return Finding(
        .thermalThrottling,
        .unavailable(reason: "\(folder) cannot be read"),
        remedy: surroundings.hidden(
          "only the host counts it",
          otherwise: "this processor does not count it"
        )
      )
    }
    return Finding(
      .thermalThrottling,
      Finding.Evidence(most.path, "\(most.value) since start-up"),
      isGood: most.value == 0,
      remedy: .advice("give the machine air, switch turbo off, and measure after a pause")
    )
  }
}
