// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// The measuring machine and possible disturbances.
public struct MachineEnvironment: Sendable, Equatable {
  public let operatingSystem: Reading<String>
  public let kernel: Reading<String>
  /// The architecture that this program was built for.
  public let architecture: String
  public let processorModel: Reading<String>
  /// Logical processors.
  public let coreCount: Reading<Int>
  public let memoryBytes: Reading<Int>
  /// The policy by which the kernel sets the first processor's clock rate.
  public let governor: Reading<String>
  /// Running and runnable processes, averaged over the last minute.
  public let loadAverage: Reading<Double>
  /// True if a hypervisor lies between the machine and the hardware.
  public let isVirtualised: Reading<Bool>
  /// True if user-space instructions can be counted in hardware.
  public let countsInstructions: Reading<Bool>

  private static let processors = "/proc/cpuinfo"

  public static func current(files: SystemFiles = .running) -> MachineEnvironment {
    MachineEnvironment(
      operatingSystem: operatingSystem(files),
      kernel: files.word(at: "/proc/sys/kernel/osrelease"),
      architecture: builtArchitecture,
      processorModel: processorModel(files),
      coreCount: coreCount(files),
      memoryBytes: files.bytes("MemTotal", at: "/proc/meminfo"),
      governor: files.word(at: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
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

  private static func operatingSystem(_ files: SystemFiles) -> Reading<String> {
    files.field("PRETTY_NAME", separator: "=", at: "/etc/os-release")
      .compactMap(orUnavailable: "/etc/os-release has an empty PRETTY_NAME") { quoted in
        let name = quoted.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        return name.isEmpty ? nil : name
      }
  }

  /// The marketing name where the kernel prints one, else maker and part numbers.
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

  /// One line that is equal for runs whose times are comparable.
  ///
  /// It holds what survives a reboot: system, kernel, architecture, processor model and count, memory rounded
  /// up to GiB, and virtualisation. An unreadable part is a question mark.
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
