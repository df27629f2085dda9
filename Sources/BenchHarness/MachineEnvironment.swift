// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// The machine under the measurement: what it is, and what could disturb it.
public struct MachineEnvironment: Sendable, Equatable {
  /// The name and version of the operating system.
  public let operatingSystem: Reading<String>
  /// The release of the kernel.
  public let kernel: Reading<String>
  /// The processor architecture that this program was built for.
  public let architecture: String
  /// The processor model.
  public let processorModel: Reading<String>
  /// The number of logical processors.
  public let coreCount: Reading<Int>
  /// The memory of the machine.
  public let memoryBytes: Reading<Int>
  /// How the kernel chooses the clock rate of the first processor.
  public let governor: Reading<String>
  /// The processes that were running or ready to, averaged over the last minute.
  public let loadAverage: Reading<Double>
  /// Whether a hypervisor lies between the machine and the hardware.
  public let isVirtualised: Reading<Bool>
  /// Whether instructions of user space can be counted in hardware.
  public let countsInstructions: Reading<Bool>

  /// Makes an environment from stored figures.
  public init(
    operatingSystem: Reading<String>,
    kernel: Reading<String>,
    architecture: String,
    processorModel: Reading<String>,
    coreCount: Reading<Int>,
    memoryBytes: Reading<Int>,
    governor: Reading<String>,
    loadAverage: Reading<Double>,
    isVirtualised: Reading<Bool>,
    countsInstructions: Reading<Bool>
  ) {
    self.operatingSystem = operatingSystem
    self.kernel = kernel
    self.architecture = architecture
    self.processorModel = processorModel
    self.coreCount = coreCount
    self.memoryBytes = memoryBytes
    self.governor = governor
    self.loadAverage = loadAverage
    self.isVirtualised = isVirtualised
    self.countsInstructions = countsInstructions
  }
}

extension MachineEnvironment {
  private static let processors = "/proc/cpuinfo"

  /// Reads the machine; changes nothing on it.
  public static func current(files: SystemFiles = .running) -> MachineEnvironment {
    MachineEnvironment(
      operatingSystem: operatingSystem(files),
      kernel: trimmed("/proc/sys/kernel/osrelease", files),
      architecture: builtArchitecture,
      processorModel: processorModel(files),
      coreCount: coreCount(files),
      memoryBytes: files.bytes("MemTotal", at: "/proc/meminfo"),
      governor: trimmed("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", files),
      loadAverage: loadAverage(files),
      isVirtualised: isVirtualised(files),
      countsInstructions: countsInstructions(errorNumber: cprobes_instruction_counter_error())
    )
  }

  private static var builtArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static func trimmed(_ path: String, _ files: SystemFiles) -> Reading<String> {
    files.text(at: path)
      .compactMap(orUnavailable: "\(path) is empty") { text in
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
      }
  }

  private static func operatingSystem(_ files: SystemFiles) -> Reading<String> {
    files.field("PRETTY_NAME", separator: "=", at: "/etc/os-release")
      .compactMap(orUnavailable: "/etc/os-release has an empty PRETTY_NAME") { quoted in
        let name = quoted.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        return name.isEmpty ? nil : name
      }
  }

  /// The marketing name where the kernel prints one, else the maker's and part's numbers.
  private static func processorModel(_ files: SystemFiles) -> Reading<String> {
    let named = files.field("model name", separator: ":", at: processors)
    if case .value = named { return named }
    let part = files.field("CPU part", separator: ":", at: processors)
    return files.field("CPU implementer", separator: ":", at: processors)
      .compactMap(orUnavailable: "\(processors) names no model") { maker in
        part.value.map { "implementer \(maker) part \($0)" }
      }
  }

  private static func coreCount(_ files: SystemFiles) -> Reading<Int> {
    files.text(at: processors)
      .compactMap(orUnavailable: "\(processors) lists no processor") { text in
        let count = text.split(whereSeparator: \.isNewline)
          .count {
            $0.split(separator: ":").first?.trimmingCharacters(in: .whitespaces) == "processor"
          }
        return count > 0 ? count : nil
      }
  }

  private static func loadAverage(_ files: SystemFiles) -> Reading<Double> {
    let path = "/proc/loadavg"
    return files.text(at: path)
      .compactMap(orUnavailable: "\(path) has no number") { text in
        text.split(separator: " ").first.flatMap { Double($0) }
      }
  }

  private static func isVirtualised(_ files: SystemFiles) -> Reading<Bool> {
    files.field("flags", separator: ":", at: processors)
      .compactMap(orUnavailable: "\(processors) has no flags") { flags in
        flags.split(separator: " ").contains("hypervisor")
      }
  }

  private static func countsInstructions(errorNumber: Int32) -> Reading<Bool> {
    switch errorNumber {
    case 0: .value(true)
    case ENOENT, ENODEV, EOPNOTSUPP: .value(false)
    default: .unavailable(reason: "the kernel refuses to say (error \(errorNumber))")
    }
  }
}

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
