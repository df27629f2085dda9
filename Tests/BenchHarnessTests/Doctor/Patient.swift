// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import BenchHarness

/// A machine made of texts, for examinations.
struct Patient {
  /// The files by path.
  var files = Self.wellFiles
  /// The texts of `/proc/stat`, one for each reading; the last one stays.
  var processorTimes = [Self.idle, Self.laterIdle]
  var isDebugBuild = false
  var isRoot = false
  var sanitizers: [String] = []
  var trial = InstructionTrial.counted(4_000)
  var smallestStep: Reading<Int> = .value(20)
  var readNanoseconds = 23.0
  var tool: @Sendable (String) -> Reading<Executable> = { name in
    .value(Executable(path: "/usr/bin/\(name)", version: "\(name) 1"))
  }

  /// Two processors that did nothing, and 20 ticks of the same later.
  static let idle =
    "cpu  0 0 0 40 0 0 0 0 0 0\ncpu0 0 0 0 20 0 0 0 0 0 0\ncpu1 0 0 0 20 0 0 0 0 0 0\n"
  static let laterIdle = idle.replacing("20", with: "40")
    .replacing("cpu  0 0 0 40", with: "cpu  0 0 0 80")

  /// A quiet machine of two processors, shaped as the kernel's documentation has its files.
  static let wellFiles: [String: String] = [
    "/etc/os-release": "PRETTY_NAME=\"Example 1\"\nID=example\nID_LIKE=\"debian other\"\n",
    "/proc/cpuinfo":
      "processor\t: 0\nmodel name\t: Example 3000\nflags\t\t: fpu vme\n\nprocessor\t: 1\n",
    "/proc/loadavg": "0.52 0.58 0.59 1/467 12345\n",
    "/proc/meminfo": "MemTotal: 16305312 kB\nSwapTotal: 2048 kB\nSwapFree: 2048 kB\n",
    "/proc/pressure/memory":
      "some avg10=0.00 avg60=0.00 avg300=0.00 total=0\nfull avg10=9 total=0\n",
    "/proc/self/cgroup": "0::/\n",
    "/proc/self/personality": "00000000\n",
    "/proc/self/status": "Name:\tx\nVmSwap:\t       0 kB\nCpus_allowed_list:\t0-1\n",
    "/proc/sys/kernel/osrelease": "6.1.0-example\n",
    "/proc/sys/kernel/perf_event_paranoid": "2\n",
    "/proc/sys/kernel/randomize_va_space": "0\n",
    "/sys/class/thermal/thermal_zone0/temp": "45000\n",
    "/sys/devices/system/clocksource/clocksource0/available_clocksource": "tsc hpet \n",
    "/sys/devices/system/clocksource/clocksource0/current_clocksource": "tsc\n",
    "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "performance\n",
    "/sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count": "0\n",
    "/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor": "performance\n",
    "/sys/devices/system/cpu/intel_pstate/no_turbo": "1\n",
    "/sys/devices/system/cpu/online": "0-1\n",
    "/sys/devices/system/cpu/smt/active": "0\n",
    "/sys/devices/system/cpu/smt/control": "off\n",
    "/sys/fs/cgroup/cpu.max": "max 100000\n",
    "/sys/fs/cgroup/cpu.stat": "usage_usec 1\nnr_periods 0\nnr_throttled 0\n",
    "/sys/kernel/mm/transparent_hugepage/enabled": "always [madvise] never\n",
  ]

  /// The quiet machine with some files changed; nil takes a file away.
  init(_ changes: [String: String?] = [:]) {
    for (path, text) in changes { files[path] = text }
  }

  /// The probes that this machine answers.
  var probes: MachineProbes {
    let (files, times, step, read) = (files, processorTimes, smallestStep, readNanoseconds)
    let (trial, sanitizers) = (trial, sanitizers)
    let readings = Atomic(0)
    return MachineProbes(
      files: SystemFiles { path in
        if path == "/proc/stat", !times.isEmpty {
          let number = readings.wrappingAdd(1, ordering: .relaxed).oldValue
          return .value(times[min(number, times.count - 1)])
        }
        return files[path].map(Reading.value) ?? .unavailable(reason: "\(path) cannot be read")
      },
      isDebugBuild: isDebugBuild,
      isRoot: isRoot,
      sanitizers: { sanitizers },
      instructionTrial: { trial },
      calibration: {
        ClockCalibration(
          resolutionNanoseconds: 1,
          smallestStepNanoseconds: step,
          readNanoseconds: read,
          threadReadNanoseconds: .value(500),
          emptyPairNanoseconds: 20,
          frameOverheadNanoseconds: 40
        )
      },
      tool: tool,
      wait: { _ in }
    )
  }

  func findings() -> [Finding] {
    Examination(probes).findings {}
  }

  func finding(_ subject: Finding.Subject) -> Finding? {
    findings().first { $0.subject == subject }
  }
}

/// A changed machine and the finding that it leads to.
struct Expected: Sendable, CustomTestStringConvertible {
  let subject: Finding.Subject
  let changes: [String: String?]
  let verdict: String
  /// The evidence, or the reason where there is none.
  let says: String
  /// Nil for none.
  let command: String?

  init(
    _ subject: Finding.Subject,
    _ changes: [String: String?],
    _ verdict: String,
    _ says: String,
    _ command: String? = nil
  ) {
    self.subject = subject
    self.changes = changes
    self.verdict = verdict
    self.says = says
    self.command = command
  }

  /// A file that is absent and makes its finding unavailable.
  init(_ subject: Finding.Subject, missing path: String) {
    self.init(subject, [path: nil], "unavailable", "\(path) cannot be read")
  }

  var testDescription: String { "\(subject): \(verdict): \(says)" }
}
