// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct MachineEnvironmentTests {
  // Shaped as the kernel's documentation of these files has them.
  private static let desktop = [
    "/etc/os-release": "NAME=\"Example\"\nPRETTY_NAME=\"Example Linux 12\"\nID=example\n",
    "/proc/sys/kernel/osrelease": "6.1.0-13-amd64\n",
    "/proc/cpuinfo": """
    processor\t: 0
    model name\t: Example CPU 3000 @ 3.00GHz
    cpu MHz\t\t: 2997.123
    flags\t\t: fpu vme de

    processor\t: 1
    model name\t: Example CPU 3000 @ 3.00GHz
    cpu MHz\t\t: 1200.004
    flags\t\t: fpu vme de

    """,
    "/proc/meminfo": "MemTotal:       16305312 kB\nMemFree:         123456 kB\n",
    "/proc/loadavg": "0.52 0.58 0.59 1/467 12345\n",
    "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n",
  ]

  @Test func desktopAndVirtualMachineAndArmProcessor() {
    // A desktop's files are read.
    do {
      let machine = machine(Self.desktop)
      expectEqual(machine.operatingSystem, .value("Example Linux 12"))
      expectEqual(machine.kernel, .value("6.1.0-13-amd64"))
      expectEqual(machine.processorModel, .value("Example CPU 3000 @ 3.00GHz"))
      expectEqual(machine.coreCount, .value(2))
      expectEqual(machine.memoryBytes, .value(16_305_312 * 1_024))
      expectEqual(machine.governor, .value("powersave"))
      expectEqual(machine.loadAverage, .value(0.52))
      expectEqual(machine.isVirtualised, .value(false))
    }
    // A virtual machine is known by its processor flag.
    do {
      let machine = machine(changing("/proc/cpuinfo") { $0.replacing("vme", with: "hypervisor") })
      expectEqual(machine.isVirtualised, .value(true))
    }
    // An ARM processor is named by maker and part, and cannot say whether it is virtual.
    do {
      let machine = machine(
        changing("/proc/cpuinfo") { _ in
          "processor\t: 0\nFeatures\t: fp asimd\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n"
        }
      )
      expectEqual(machine.processorModel, .value("implementer 0x41 part 0xd0c"))
      expectEqual(machine.coreCount, .value(1))
      expectEqual(machine.isVirtualised, .unavailable(reason: "/proc/cpuinfo has no flags"))
    }
  }

  @Test func nothingReadableAndUnexpectedShapes() {
    // Without files every reading says why it is missing, and nothing is zero.
    do {
      let machine = machine([:])
      expectEqual(machine.kernel, .unavailable(reason: "/proc/sys/kernel/osrelease is missing"))
      expectEqual(machine.memoryBytes, .unavailable(reason: "/proc/meminfo is missing"))
      expectEqual(machine.processorModel, .unavailable(reason: "/proc/cpuinfo is missing"))
      expectEqual(machine.fingerprint, "? | ? | \(machine.architecture) | ? | ? | ? | ?")
    }
    // Files of another shape are unavailable, not zero.
    expectEqual(
      machine(changing("/proc/meminfo") { _ in "MemTotal: lots\n" }).memoryBytes,
      .unavailable(reason: "/proc/meminfo has no size in kB for MemTotal")
    )
    expectEqual(
      machine(changing("/proc/meminfo") { _ in "MemTotal: \(Int.max) kB\n" }).memoryBytes,
      .unavailable(reason: "/proc/meminfo has no size in kB for MemTotal")
    )
    expectEqual(
      machine(changing("/proc/loadavg") { _ in "" }).loadAverage,
      .unavailable(reason: "/proc/loadavg has no number")
    )
    expectEqual(
      machine(changing("/proc/cpuinfo") { _ in "\n" }).coreCount,
      .unavailable(reason: "/proc/cpuinfo lists no processor")
    )
  }

  @Test("The fingerprint survives a reboot: load, clock rate, governor, some kB of memory")
  func fingerprintIsStable() {
    var rebooted = changing("/proc/cpuinfo") { $0.replacing("1200.004", with: "3300.9") }
    rebooted["/proc/loadavg"] = "7.10 0.58 0.59 9/467 99\n"
    rebooted["/proc/meminfo"] = "MemTotal:       16305100 kB\n"
    rebooted["/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"] = "performance\n"
    let fingerprint = machine(Self.desktop).fingerprint
    expectEqual(machine(rebooted).fingerprint, fingerprint)
    expect(fingerprint.hasPrefix("Example Linux 12 | 6.1.0-13-amd64 | "))
    expect(
      fingerprint.hasSuffix(" | Example CPU 3000 @ 3.00GHz | 2 processors | 16 GiB | hardware")
    )
  }

  @Test(
    "The fingerprint differs by processor model, count, memory and kernel",
    arguments: [
      ("/proc/cpuinfo", "3000 @", "4000 @"), ("/proc/cpuinfo", "processor\t: 1", "rocessor\t: 1"),
      ("/proc/meminfo", "16305312", "32610624"), ("/proc/sys/kernel/osrelease", "6.1", "6.2"),
    ]
  )
  func fingerprintDiffers(path: String, old: String, new: String) {
    let other = machine(changing(path) { $0.replacing(old, with: new) })
    expect(other.fingerprint != machine(Self.desktop).fingerprint)
  }

  #if os(Linux)
    @Test("The running Linux has a kernel, processors and memory")
    func runningMachine() throws {
      let machine = MachineEnvironment.current()
      try expect(require(machine.coreCount.value) > 0)
      try expect(require(machine.memoryBytes.value) > 0)
      expect(machine.kernel.value?.isEmpty == false)
      expectEqual(machine.fingerprint, MachineEnvironment.current().fingerprint)
    }
  #endif

  private func changing(_ path: String, _ change: (String) -> String) -> [String: String] {
    var files = Self.desktop
    files[path] = files[path].map(change)
    return files
  }

  private func machine(_ files: [String: String]) -> MachineEnvironment {
    MachineEnvironment.current(
      files: SystemFiles { path in
        files[path].map(Reading.value) ?? .unavailable(reason: "\(path) is missing")
      }
    )
  }
}
