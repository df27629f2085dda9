// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchHarness

/// Each finding that comes from files, with files that are good, bad, absent and garbled.
@Suite struct FindingFileTests {
  @Test(arguments: clocks + processors + memory + hardware)
  func finding(_ expected: Expected) {
    let finding = Patient(expected.changes).finding(expected.subject)
    expectEqual(finding?.verdict.word, expected.verdict)
    expectEqual(finding?.says, expected.says)
    expectEqual(finding?.remedy?.command, expected.command)
    if expected.verdict == "disturbs" { expect(finding?.remedy != nil) }
    if expected.verdict == "good" { expect(finding?.remedy == nil) }
  }

  private static let cpu = "/sys/devices/system/cpu"
  private static let clock = "/sys/devices/system/clocksource/clocksource0/current_clocksource"
  private static let turbo = "\(cpu)/intel_pstate/no_turbo"
  private static let boost = "\(cpu)/cpufreq/boost"
  private static let governor = "\(cpu)/cpu0/cpufreq/scaling_governor"

  static let clocks: [Expected] = [
    Expected(.governor, [:], "good", "performance"),
    // The second processor counts too, and the command sets all of them.
    Expected(
      .governor,
      ["\(cpu)/cpu1/cpufreq/scaling_governor": "schedutil\n"],
      "disturbs",
      "schedutil",
      "echo performance | sudo tee \(cpu)/cpu*/cpufreq/scaling_governor"
    ),
    Expected(.governor, missing: governor),
    Expected(.governor, [governor: " \n"], "unavailable", "\(governor) is empty"),

    Expected(.turbo, [:], "good", "1"),
    Expected(.turbo, [turbo: "0\n"], "disturbs", "0", "echo 1 | sudo tee \(turbo)"),
    Expected(.turbo, [turbo: nil, boost: "0\n"], "good", "0"),
    Expected(.turbo, [turbo: nil, boost: "1\n"], "disturbs", "1", "echo 0 | sudo tee \(boost)"),
    Expected(.turbo, [turbo: nil], "unavailable", "\(turbo) and \(boost) cannot be read"),
    Expected(.turbo, [turbo: "yes"], "unavailable", "\(turbo) holds neither 0 nor 1"),

    Expected(.clockSource, [:], "good", "tsc"),
    Expected(.clockSource, [clock: "kvm-clock\n"], "good", "kvm-clock"),
    Expected(.clockSource, [clock: "hpet\n"], "disturbs", "hpet", "echo tsc | sudo tee \(clock)"),
    Expected(
      .clockSource,
      [clock: "acpi_pm\n", clock.replacing("current", with: "available"): "acpi_pm\n"],
      "disturbs",
      "acpi_pm"
    ),
    Expected(.clockSource, [clock: "sundial\n"], "note", "sundial", "echo tsc | sudo tee \(clock)"),
    Expected(.clockSource, missing: clock),
    Expected(.clockSource, [clock: ""], "unavailable", "\(clock) is empty"),
  ]

  private static let smt = "\(cpu)/smt/active"
  private static let control = "\(cpu)/smt/control"
  private static let load = "/proc/loadavg"
  private static let busiest = "ps -eo pid,pcpu,args --sort=-pcpu | head"
  private static let noCount = "neither /proc/self/status nor /proc/cpuinfo counts processors"
  private static let paranoia = "/proc/sys/kernel/perf_event_paranoid"

  static let processors: [Expected] = [
    Expected(.siblingThreads, [:], "good", "0"),
    Expected(
      .siblingThreads,
      [smt: "1\n", control: "on\n"],
      "disturbs",
      "1",
      "echo off | sudo tee \(control)"
    ),
    // What may not be switched at run time has no command.
    Expected(.siblingThreads, [smt: "1\n", control: "notimplemented\n"], "disturbs", "1"),
    Expected(.siblingThreads, missing: smt),
    Expected(.siblingThreads, [smt: "-"], "unavailable", "\(smt) holds neither 0 nor 1"),

    Expected(.loadAverage, [:], "good", "0.52 on 2"),
    Expected(.loadAverage, [load: "2.00 0 0 1/1 1\n"], "good", "2.0 on 2"),
    Expected(.loadAverage, [load: "2.01 0 0 1/1 1\n"], "disturbs", "2.01 on 2", busiest),
    Expected(.loadAverage, missing: load),
    Expected(.loadAverage, [load: "much"], "unavailable", "\(load) has no number"),
    Expected(.loadAverage, [load: "nan 0 0"], "unavailable", "\(load) holds no load"),
    Expected(.loadAverage, [load: "-1 0 0"], "unavailable", "\(load) holds no load"),
    Expected(.loadAverage, [status: nil, "/proc/cpuinfo": nil], "unavailable", noCount),

    Expected(.perfParanoia, [:], "good", "2"),
    Expected(.perfParanoia, [paranoia: "-1\n"], "good", "-1"),
    Expected(
      .perfParanoia,
      [paranoia: "4\n"],
      "unavailable",
      "\(paranoia) is 4: counting is forbidden to ordinary users",
      "sudo sysctl kernel.perf_event_paranoid=2"
    ),
    Expected(.perfParanoia, missing: paranoia),
    Expected(.perfParanoia, [paranoia: "very"], "unavailable", "\(paranoia) holds no whole number"),
  ]

  private static let status = "/proc/self/status"
  private static let info = "/proc/meminfo"
  private static let swapped = "sudo swapoff -a && sudo swapon -a"
  private static let half = "SwapTotal: 4194304 kB\nSwapFree: 2097152 kB\n"
  private static let own = "VmSwap:\t 12 kB\nCpus_allowed_list:\t0-1\n"
  private static let more = "SwapTotal: 4 kB\nSwapFree: 5 kB\n"
  private static let pressure = "/proc/pressure/memory"
  private static let noAverage = "\(pressure) has no average over ten seconds"
  private static let layout = "/proc/sys/kernel/randomize_va_space"
  private static let personality = "/proc/self/personality"
  private static let setarch = "setarch -R reuse-bench run"
  private static let pages = "/sys/kernel/mm/transparent_hugepage/enabled"

  static let memory: [Expected] = [
    Expected(.swap, [:], "good", "0 KiB in use"),
    Expected(.swap, [info: half], "note", "2048 MiB in use", swapped),
    Expected(.swap, [status: own], "disturbs", "VmSwap 12 KiB", swapped),
    Expected(.swap, missing: info),
    Expected(.swap, [info: "SwapTotal: 4 kB\n"], "unavailable", "\(info) has no SwapFree"),
    Expected(.swap, [info: more], "unavailable", "\(info) has more free swap than swap"),

    Expected(.memoryPressure, [:], "good", "some avg10=0.00"),
    Expected(
      .memoryPressure,
      [pressure: "some avg10=12.50 avg60=0.00 total=9\n"],
      "disturbs",
      "some avg10=12.50",
      "ps -eo pid,rss,args --sort=-rss | head"
    ),
    Expected(.memoryPressure, missing: pressure),
    Expected(.memoryPressure, [pressure: "some avg10=lots\n"], "unavailable", noAverage),
    Expected(.memoryPressure, [pressure: "some avg10=nan\n"], "unavailable", noAverage),

    Expected(.addressLayout, [:], "good", "0, kept"),
    Expected(.addressLayout, [layout: "2\n"], "note", "2, drawn anew", setarch),
    // 0x0040000 is ADDR_NO_RANDOMIZE, which setarch -R sets.
    Expected(.addressLayout, [layout: "2\n", personality: "00040000\n"], "good", "00040000, kept"),
    Expected(.addressLayout, [layout: "2\n", personality: "zz"], "note", "2, drawn anew", setarch),
    Expected(.addressLayout, missing: layout),
    Expected(.addressLayout, [layout: "3"], "unavailable", "\(layout) holds neither 0, 1 nor 2"),

    Expected(.hugePages, [:], "good", "madvise"),
    Expected(
      .hugePages,
      [pages: "[always] madvise never\n"],
      "disturbs",
      "always",
      "echo madvise | sudo tee \(pages)"
    ),
    Expected(.hugePages, missing: pages),
    Expected(.hugePages, [pages: "always never\n"], "unavailable", "\(pages) marks no choice"),
  ]

  private static let zones = "/sys/class/thermal/thermal_zone"
  private static let noZone = "\(zones)*/temp cannot be read"
  private static let throttled = "\(cpu)/cpu1/thermal_throttle/package_throttle_count"
  private static let coreCount = "\(cpu)/cpu0/thermal_throttle/core_throttle_count"
  private static let noThrottling = "\(cpu)/cpu*/thermal_throttle cannot be read"
  private static let chip = "/proc/cpuinfo"
  private static let guest = "processor\t: 0\nmodel name\t: X\nflags\t: fpu hypervisor\n"

  static let hardware: [Expected] = [
    Expected(.temperature, [:], "good", "45 °C"),
    // The hottest zone counts, past a gap in the numbers and past a sensor without a value.
    Expected(
      .temperature,
      ["\(zones)3/temp": "91000\n", "\(zones)5/temp": "-274000\n"],
      "disturbs",
      "91 °C"
    ),
    Expected(.temperature, ["\(zones)0/temp": nil], "unavailable", noZone),
    Expected(.temperature, ["\(zones)0/temp": "warm"], "unavailable", noZone),

    Expected(.thermalThrottling, [:], "good", "0 since start-up"),
    Expected(.thermalThrottling, [throttled: "7\n"], "disturbs", "7 since start-up"),
    Expected(.thermalThrottling, [coreCount: nil], "unavailable", noThrottling),
    Expected(.thermalThrottling, [coreCount: "often"], "unavailable", noThrottling),

    Expected(.virtualMachine, [:], "good", "no hypervisor flag"),
    Expected(.virtualMachine, [chip: guest], "note", "hypervisor flag"),
    Expected(.virtualMachine, missing: chip),
    Expected(.virtualMachine, [chip: "processor : 0\n"], "unavailable", "\(chip) has no flags"),

    Expected(.processorModel, [:], "good", "Example 3000"),
    Expected(.processorModel, missing: chip),
    Expected(.processorModel, [chip: "\0\0"], "unavailable", "\(chip) has no CPU implementer"),
  ]
}

extension Finding {
  /// What was found, or why nothing was.
  var says: String? {
    if case .unavailable(let reason) = verdict { reason } else { evidence?.found }
  }
}
