// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks this machine for sources of measurement error, with fixes, and changes nothing.
///
/// What cannot be read is unavailable with its place, never good.
public struct Examination {
  /// The time for which the machine is watched while this process idles.
  static let quietMilliseconds = 200

  let probes: MachineProbes
  let surroundings: Surroundings
  let machine: MachineEnvironment
  /// The processors that this process may run on.
  let usable: Reading<ProcessorList>

  var files: SystemFiles { probes.files }

  public init(_ probes: MachineProbes) {
    self.probes = probes
    machine = MachineEnvironment.current(files: probes.files)
    surroundings = Surroundings(probes.files, isVirtualised: machine.isVirtualised)
    usable = probes.files.field("Cpus_allowed_list", separator: ":", at: Self.statusPath)
      .compactMap(orUnavailable: "\(Self.statusPath) has no list of processors") {
        ProcessorList($0)
      }
  }

  /// Examines the machine for 0.2 s, then runs work during which it looks for stolen time too.
  ///
  /// - Returns: one finding for each subject but the self-comparison, in their order.
  /// - Throws: the errors of the work.
  public func findings(around work: () throws -> Void) rethrows -> [Finding] {
    let start = processorTimes()
    probes.wait(Self.quietMilliseconds)
    let quiet = ProcessorSpan.reading(from: start, to: processorTimes())
    var findings = quietFindings(quiet)
    let before = processorTimes()
    try work()
    findings.append(steal([quiet, ProcessorSpan.reading(from: before, to: processorTimes())]))
    return Finding.Subject.allCases
      .compactMap { subject in findings.first { $0.subject == subject } }
      .map(forThisUser)
  }

  private func quietFindings(_ quiet: Reading<ProcessorSpan>) -> [Finding] {
    [
      build, sanitizers, governor, turbo, siblingThreads, quota, throttling, usableProcessors,
      otherWork(quiet), loadAverage, swap, memoryPressure, clockSource, clockStep, temperature,
      thermalThrottling, addressLayout, hugePages, virtualMachine, processorModel,
      instructionCounter, perfParanoia, profiler("perf", .perf), profiler("valgrind", .valgrind),
    ]
  }

  private func processorTimes() -> Reading<ProcessorTimes> {
    ProcessorTimes.read(files, processors: usable.value?.numbers)
  }

  /// Omits `sudo` from commands for root; many containers have none.
  private func forThisUser(_ finding: Finding) -> Finding {
    guard probes.isRoot, let remedy = finding.remedy, let command = remedy.command else {
      return finding
    }
    return Finding(
      finding.subject,
      finding.verdict,
      evidence: finding.evidence,
      remedy: Finding.Remedy(command: command.replacing("sudo ", with: ""), advice: remedy.advice)
    )
  }
}

/// The hypervisor or container between the process and the hardware.
struct Surroundings {
  let isGuest: Bool
  let isContainer: Bool

  /// Files that container engines create, whatever they hold.
  private static let marks = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"]
  private static let engines = ["docker", "kubepods", "containerd", "lxc", "libpod"]

  /// Reads the surroundings; unreadable files count as absent.
  init(_ files: SystemFiles, isVirtualised: Reading<Bool>) {
    isGuest = isVirtualised.value ?? false
    let groups = files.text(at: "/proc/self/cgroup").value ?? ""
    isContainer =
      Self.marks.contains { files.text(at: $0).value != nil }
      || Self.engines.contains { groups.contains($0) }
  }

  /// Returns a command that changes the kernel's settings, with the place to type it.
  func kernelSetting(_ command: String) -> Finding.Remedy {
    .command(command, advice: isContainer ? "a container may not: type it on the host" : nil)
  }

  /// Returns the advice on hidden hardware, such as `only the host sees temperatures`.
  func hidden(_ host: String, otherwise: String) -> Finding.Remedy {
    if isGuest { return .advice("nothing can be done inside a guest: \(host)") }
    if isContainer { return .advice("look outside the container: \(host)") }
    return .advice(otherwise)
  }
}
