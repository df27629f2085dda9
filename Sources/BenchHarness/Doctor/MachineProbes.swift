// SPDX-License-Identifier: Apache-2.0

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
  public var tool: @Sendable (String) -> Reading<InstalledTool>
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
    tool: @escaping @Sendable (String) -> Reading<InstalledTool>,
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
