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
