// SPDX-License-Identifier: Apache-2.0

extension MachineEnvironment {
  /// One line that is equal for runs whose times may be set side by side.
  ///
  /// It holds what stays the same over a reboot: system, kernel, architecture, processor model and
  /// count, memory rounded up to GiB, and whether the machine is virtual; no load, no clock
  /// reading, no rate. A part that cannot be read is a question mark.
  public var fingerprint: String {
    [
      operatingSystem.value,
      kernel.value,
      architecture,
      processorModel.value,
      coreCount.value.map { "\($0) processors" },
      memoryBytes.value.map { "\(($0 - 1) / 1_073_741_824 + 1) GiB" },
      isVirtualised.value.map { $0 ? "virtual" : "hardware" },
    ]
    .map { $0 ?? "?" }
    .joined(separator: " | ")
  }
}
