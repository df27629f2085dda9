// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MachineProbes {
  /// The probes of the running machine; they change nothing on it.
  public static func running(isDebugBuild: Bool) -> MachineProbes {
    MachineProbes(
      files: .running,
      isDebugBuild: isDebugBuild,
      isRoot: geteuid() == 0,
      sanitizers: loadedSanitizers,
      instructionTrial: InstructionTrial.run,
      calibration: ClockCalibration.measured,
      tool: { name in InstalledTool.find(name, on: searchPath) },
      wait: { usleep(UInt32($0) * 1_000) }
    )
  }

  private static var searchPath: String {
    ProcessInfo.processInfo.environment["PATH"] ?? ""
  }

  /// Names the sanitizers whose runtime can be found among the symbols of the process.
  @Sendable static func loadedSanitizers() -> [String] {
    let marks: [(name: String, symbol: String)] = [
      ("address", "__asan_init"), ("thread", "__tsan_init"), ("memory", "__msan_init"),
    ]
    return marks.filter { dlsym(nil, $0.symbol) != nil }.map(\.name)
  }
}
