// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an examination asks besides files, each as a function so that tests can answer.
public struct MachineProbes: Sendable {
  /// The files of the system.
  public var files: SystemFiles
  /// Whether the tool was built without the optimiser.
  public var isDebugBuild: Bool
  /// Whether the process may change settings without `sudo`.
  public var isRoot: Bool
  /// The names of sanitizers that are part of the process.
  public var sanitizers: @Sendable () -> [String]
  /// Counts a few instructions in hardware.
  public var instructionTrial: @Sendable () -> InstructionTrial
  /// Measures the clocks.
  public var calibration: @Sendable () -> ClockCalibration
  /// Looks for a program and asks for its version.
  public var tool: @Sendable (String) -> Reading<Executable>
  /// Waits for so many milliseconds without using the processor.
  public var wait: @Sendable (Int) -> Void

  /// Makes probes.
  public init(
    files: SystemFiles,
    isDebugBuild: Bool,
    isRoot: Bool,
    sanitizers: @escaping @Sendable () -> [String],
    instructionTrial: @escaping @Sendable () -> InstructionTrial,
    calibration: @escaping @Sendable () -> ClockCalibration,
    tool: @escaping @Sendable (String) -> Reading<Executable>,
    wait: @escaping @Sendable (Int) -> Void
  ) {
    self.files = files
    self.isDebugBuild = isDebugBuild
    self.isRoot = isRoot
    self.sanitizers = sanitizers
    self.instructionTrial = instructionTrial
    self.calibration = calibration
    self.tool = tool
    self.wait = wait
  }
}

extension MachineProbes {
  /// The probes of the running machine; they change nothing on it.
  public static func running(isDebugBuild: Bool) -> MachineProbes {
    MachineProbes(
      files: .running,
      isDebugBuild: isDebugBuild,
      isRoot: geteuid() == 0,
      sanitizers: BuildFlags.loadedSanitizers,
      instructionTrial: InstructionTrial.run,
      calibration: ClockCalibration.measured,
      tool: { name in Executable.findWithVersion(name, on: searchPath) },
      wait: { usleep(UInt32($0) * 1_000) }
    )
  }

  private static var searchPath: String {
    ProcessInfo.processInfo.environment["PATH"] ?? ""
  }
}
