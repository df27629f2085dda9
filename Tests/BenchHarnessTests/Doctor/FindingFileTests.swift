// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchHarness

/// Each finding that comes from files, with files that are good, bad, absent and garbled.
@Suite struct FindingFileTests {
  private static let cpu = "/sys/devices/system/cpu"
  private static let clock = "/sys/devices/system/clocksource/clocksource0/current_clocksource"
  private static let pages = "/sys/kernel/mm/transparent_hugepage/enabled"
  private static let layout = "/proc/sys/kernel/randomize_va_space"
  private static let throttled =
    "/sys/devices/system/cpu/cpu1/thermal_throttle/package_throttle_count"
  private static let paranoia = "/proc/sys/kernel/perf_event_paranoid"
  private static let busiest = "ps -eo pid,pcpu,args --sort=-pcpu | head"
  private static let guest = "processor\t: 0\nmodel name\t: X\nflags\t: fpu hypervisor\n"

  @Test(arguments: [
    Expected([:], "good", "performance"),
    // The second processor counts too, and the command sets all of them.
    Expected(
      ["\(cpu)/cpu1/cpufreq/scaling_governor": "schedutil\n"],
      "disturbs",
      "schedutil",
      "echo performance | sudo tee \(cpu)/cpu*/cpufreq/scaling_governor"
    ),
    Expected(
      ["\(cpu)/cpu0/cpufreq/scaling_governor": nil],
      "unavailable",
      "\(cpu)/cpu0/cpufreq/scaling_governor cannot be read"
    ),
    Expected(
      ["\(cpu)/cpu0/cpufreq/scaling_governor": " \n"],
      "unavailable",
      "\(cpu)/cpu0/cpufreq/scaling_governor is empty"
    ),
  ])
  func governor(_ expected: Expected) { check(.governor, expected) }

  @Test(arguments: [
    Expected([:], "good", "1"),
    Expected(
      ["\(cpu)/intel_pstate/no_turbo": "0\n"],
      "disturbs",
      "0",
      "echo 1 | sudo tee \(cpu)/intel_pstate/no_turbo"
    ),
    Expected(["\(cpu)/intel_pstate/no_turbo": nil, "\(cpu)/cpufreq/boost": "0\n"], "good", "0"),
    Expected(
      ["\(cpu)/intel_pstate/no_turbo": nil, "\(cpu)/cpufreq/boost": "1\n"],
      "disturbs",
      "1",
      "echo 0 | sudo tee \(cpu)/cpufreq/boost"
    ),
    Expected(
      ["\(cpu)/intel_pstate/no_turbo": nil],
      "unavailable",
      "\(cpu)/intel_pstate/no_turbo and \(cpu)/cpufreq/boost cannot be read"
    ),
    Expected(
      ["\(cpu)/intel_pstate/no_turbo": "yes"],
      "unavailable",
      "\(cpu)/intel_pstate/no_turbo holds neither 0 nor 1"
    ),
  ])
  func turbo(_ expected: Expected) { check(.turbo, expected) }

  @Test(arguments: [
    Expected([:], "good", "0"),
    Expected(
      ["\(cpu)/smt/active": "1\n", "\(cpu)/smt/control": "on\n"],
      "disturbs",
      "1",
      "echo off | sudo tee \(cpu)/smt/control"
    ),
    // What may not be switched at run time has no command.
    Expected(
      ["\(cpu)/smt/active": "1\n", "\(cpu)/smt/control": "notimplemented\n"],
      "disturbs",
      "1"
    ),
    Expected(["\(cpu)/smt/active": nil], "unavailable", "\(cpu)/smt/active cannot be read"),
    Expected(["\(cpu)/smt/active": "-"], "unavailable", "\(cpu)/smt/active holds neither 0 nor 1"),
  ])
  func siblingThreads(_ expected: Expected) { check(.siblingThreads, expected) }

  @Test(arguments: [
    Expected([:], "good", "0.52 on 2"),
    Expected(["/proc/loadavg": "2.00 0 0 1/1 1\n"], "good", "2.0 on 2"),
    Expected(["/proc/loadavg": "2.01 0 0 1/1 1\n"], "disturbs", "2.01 on 2", busiest),
    Expected(["/proc/loadavg": nil], "unavailable", "/proc/loadavg cannot be read"),
    Expected(["/proc/loadavg": "much"], "unavailable", "/proc/loadavg has no number"),
    Expected(["/proc/loadavg": "nan 0 0"], "unavailable", "/proc/loadavg holds no load"),
    Expected(["/proc/loadavg": "-1 0 0"], "unavailable", "/proc/loadavg holds no load"),
    Expected(
      ["/proc/self/status": nil, "/proc/cpuinfo": nil],
      "unavailable",
      "neither /proc/self/status nor /proc/cpuinfo counts processors"
    ),
  ])
  func loadAverage(_ expected: Expected) { check(.loadAverage, expected) }

  @Test(arguments: [
    Expected([:], "good", "0 KiB in use"),
    Expected(
      ["/proc/meminfo": "SwapTotal: 4194304 kB\nSwapFree: 2097152 kB\n"],
      "note",
      "2048 MiB in use",
      "sudo swapoff -a && sudo swapon -a"
    ),
    Expected(
      ["/proc/self/status": "VmSwap:\t 12 kB\nCpus_allowed_list:\t0-1\n"],
      "disturbs",
      "VmSwap 12 KiB",
      "sudo swapoff -a && sudo swapon -a"
    ),
    Expected(["/proc/meminfo": nil], "unavailable", "/proc/meminfo cannot be read"),
    Expected(
      ["/proc/meminfo": "SwapTotal: 4 kB\n"],
      "unavailable",
      "/proc/meminfo has no SwapFree"
    ),
    Expected(
      ["/proc/meminfo": "SwapTotal: 4 kB\nSwapFree: 5 kB\n"],
      "unavailable",
      "/proc/meminfo has more free swap than swap"
    ),
  ])
  func swap(_ expected: Expected) { check(.swap, expected) }

  @Test(arguments: [
    Expected([:], "good", "some avg10=0.00"),
    Expected(
      ["/proc/pressure/memory": "some avg10=12.50 avg60=0.00 total=9\n"],
      "disturbs",
      "some avg10=12.50",
      "ps -eo pid,rss,args --sort=-rss | head"
    ),
    Expected(["/proc/pressure/memory": nil], "unavailable", "/proc/pressure/memory cannot be read"),
    Expected(
      ["/proc/pressure/memory": "some avg10=lots\n"],
      "unavailable",
      "/proc/pressure/memory has no average over ten seconds"
    ),
    Expected(
      ["/proc/pressure/memory": "some avg10=nan\n"],
      "unavailable",
      "/proc/pressure/memory has no average over ten seconds"
    ),
  ])
  func memoryPressure(_ expected: Expected) { check(.memoryPressure, expected) }

  @Test(arguments: [
    Expected([:], "good", "tsc"),
    Expected([clock: "kvm-clock\n"], "good", "kvm-clock"),
    Expected([clock: "hpet\n"], "disturbs", "hpet", "echo tsc | sudo tee \(clock)"),
    Expected(
      [clock: "acpi_pm\n", clock.replacing("current", with: "available"): "acpi_pm\n"],
      "disturbs",
      "acpi_pm"
    ),
    Expected([clock: "sundial\n"], "note", "sundial", "echo tsc | sudo tee \(clock)"),
    Expected([clock: nil], "unavailable", "\(clock) cannot be read"),
    Expected([clock: ""], "unavailable", "\(clock) is empty"),
  ])
  func clockSource(_ expected: Expected) { check(.clockSource, expected) }

  @Test(arguments: [
    Expected([:], "good", "45 °C"),
    // The hottest zone counts, past a gap in the numbers and past a sensor without a value.
    Expected(
      [
        "/sys/class/thermal/thermal_zone3/temp": "91000\n",
        "/sys/class/thermal/thermal_zone5/temp": "-274000\n",
      ],
      "disturbs",
      "91 °C"
    ),
    Expected(
      ["/sys/class/thermal/thermal_zone0/temp": nil],
      "unavailable",
      "/sys/class/thermal/thermal_zone*/temp cannot be read"
    ),
    Expected(
      ["/sys/class/thermal/thermal_zone0/temp": "warm"],
      "unavailable",
      "/sys/class/thermal/thermal_zone*/temp cannot be read"
    ),
  ])
  func temperature(_ expected: Expected) { check(.temperature, expected) }

  @Test(arguments: [
    Expected([:], "good", "0 since start-up"),
    Expected([throttled: "7\n"], "disturbs", "7 since start-up"),
    Expected(
      ["\(cpu)/cpu0/thermal_throttle/core_throttle_count": nil],
      "unavailable",
      "\(cpu)/cpu*/thermal_throttle cannot be read"
    ),
    Expected(
      ["\(cpu)/cpu0/thermal_throttle/core_throttle_count": "often"],
      "unavailable",
      "\(cpu)/cpu*/thermal_throttle cannot be read"
    ),
  ])
  func thermalThrottling(_ expected: Expected) { check(.thermalThrottling, expected) }

  @Test(arguments: [
    Expected([:], "good", "0, kept"),
    Expected([layout: "2\n"], "note", "2, drawn anew", "setarch -R reuse-bench run"),
    // 0x0040000 is ADDR_NO_RANDOMIZE, which setarch -R sets.
    Expected([layout: "2\n", "/proc/self/personality": "00040000\n"], "good", "00040000, kept"),
    Expected(
      [layout: "2\n", "/proc/self/personality": "zz"],
      "note",
      "2, drawn anew",
      "setarch -R reuse-bench run"
    ),
    Expected([layout: nil], "unavailable", "\(layout) cannot be read"),
    Expected([layout: "3"], "unavailable", "\(layout) holds neither 0, 1 nor 2"),
  ])
  func addressLayout(_ expected: Expected) { check(.addressLayout, expected) }

  @Test(arguments: [
    Expected([:], "good", "madvise"),
    Expected(
      [pages: "[always] madvise never\n"],
      "disturbs",
      "always",
      "echo madvise | sudo tee \(pages)"
    ),
    Expected([pages: nil], "unavailable", "\(pages) cannot be read"),
    Expected([pages: "always never\n"], "unavailable", "\(pages) marks no choice"),
  ])
  func hugePages(_ expected: Expected) { check(.hugePages, expected) }

  @Test(arguments: [
    Expected([:], "good", "no hypervisor flag"),
    Expected(["/proc/cpuinfo": guest], "note", "hypervisor flag"),
    Expected(["/proc/cpuinfo": nil], "unavailable", "/proc/cpuinfo cannot be read"),
    Expected(["/proc/cpuinfo": "processor : 0\n"], "unavailable", "/proc/cpuinfo has no flags"),
  ])
  func virtualMachine(_ expected: Expected) { check(.virtualMachine, expected) }

  @Test(arguments: [
    Expected([:], "good", "Example 3000"),
    Expected(["/proc/cpuinfo": nil], "unavailable", "/proc/cpuinfo cannot be read"),
    Expected(["/proc/cpuinfo": "\0\0"], "unavailable", "/proc/cpuinfo has no CPU implementer"),
  ])
  func processorModel(_ expected: Expected) { check(.processorModel, expected) }

  @Test(arguments: [
    Expected([:], "good", "2"),
    Expected([paranoia: "-1\n"], "good", "-1"),
    Expected(
      [paranoia: "4\n"],
      "unavailable",
      "\(paranoia) is 4: counting is forbidden to ordinary users",
      "sudo sysctl kernel.perf_event_paranoid=2"
    ),
    Expected([paranoia: nil], "unavailable", "\(paranoia) cannot be read"),
    Expected([paranoia: "very"], "unavailable", "\(paranoia) holds no whole number"),
  ])
  func perfParanoia(_ expected: Expected) { check(.perfParanoia, expected) }

  private func check(_ subject: Finding.Subject, _ expected: Expected) {
    let finding = Patient(expected.changes).finding(subject)
    expectEqual(finding?.verdict.word, expected.verdict)
    expectEqual(finding?.says, expected.says)
    expectEqual(finding?.remedy?.command, expected.command)
    if expected.verdict == "disturbs" { expect(finding?.remedy != nil) }
    if expected.verdict == "good" { expect(finding?.remedy == nil) }
  }
}

extension Finding {
  /// What was found, or why nothing was.
  var says: String? {
    if case .unavailable(let reason) = verdict { reason } else { evidence?.found }
  }
}
