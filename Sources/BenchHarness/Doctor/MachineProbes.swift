// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The probes of an examination besides files, as functions so that tests can answer.
public struct MachineProbes: Sendable {
  public var files: SystemFiles
  /// True if the tool was built without the optimiser.
  public var isDebugBuild: Bool
  /// True if the process may change settings without `sudo`.
  public var isRoot: Bool
  /// Returns the names of sanitizers in the process.
  public var sanitizers: @Sendable () -> [String]
  public var instructionTrial: @Sendable () -> InstructionTrial
  public var calibration: @Sendable () -> ClockCalibration
  /// Finds a program and asks for its version.
  public var tool: @Sendable (String) -> Reading<Executable>
  /// Waits for milliseconds without using the processor.
  public var wait: @Sendable (Int) -> Void

  /// Returns the probes of the running machine, which change nothing.
  public static func running(isDebugBuild: Bool) -> MachineProbes {
    MachineProbes(
      files: .running,
      isDebugBuild: isDebugBuild,
      isRoot: geteuid() == 0,
      sanitizers: BuildFlags.loadedSanitizers,
      instructionTrial: InstructionTrial.run,
      calibration: ClockCalibration.measured,
      tool: { Executable.findWithVersion($0) },
      wait: { usleep(UInt32($0) * 1_000) }
    )
  }
}
