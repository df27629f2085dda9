// SPDX-License-Identifier: Apache-2.0

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
