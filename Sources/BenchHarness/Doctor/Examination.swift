// SPDX-License-Identifier: Apache-2.0

/// Looks at what on this machine makes figures untrue, and says what to type; changes nothing.
///
/// What cannot be read is unavailable with its place, never good.
public struct Examination {
  /// How long the machine is watched while this process does nothing.
  static let quietMilliseconds = 200

  let probes: MachineProbes
  let surroundings: Surroundings
  let machine: MachineEnvironment
  /// The processors that this process may run on.
  let usable: Reading<ProcessorList>

  var files: SystemFiles { probes.files }

  /// Prepares an examination.
  public init(_ probes: MachineProbes) {
    self.probes = probes
    machine = MachineEnvironment.current(files: probes.files)
    surroundings = Surroundings(probes.files, isVirtualised: machine.isVirtualised)
    usable = probes.files.field("Cpus_allowed_list", separator: ":", at: Self.statusPath)
      .compactMap(orUnavailable: "\(Self.statusPath) has no list of processors") {
        ProcessorList($0)
      }
  }

  /// Examines the machine and then does some work, over which it looks for stolen time too.
  ///
  /// Takes 0.2 s and what the work takes. Throws what the work throws.
  ///
  /// - Returns: one finding for each subject but the self-comparison, in their order.
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

  /// Leaves `sudo` out of commands for somebody who needs none; many containers have none.
  private func forThisUser(_ finding: Finding) -> Finding {
    guard probes.isRoot, let remedy = finding.remedy, let command = remedy.command else {
      return finding
    }
    return Finding(
      finding.subject,
      finding.verdict,
      evidence: finding.evidence,
      remedy: Finding.Remedy(
        command: command.replacing("sudo ", with: ""),
        advice: remedy.advice
      )
    )
  }
}
