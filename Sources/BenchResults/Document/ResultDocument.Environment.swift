// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The machine of a run, and what the instrument itself costs on it.
  public struct Environment: Codable, Equatable, Sendable {
    /// The operating system and its version.
    public var operatingSystem: String
    /// The kernel release.
    public var kernel: String
    /// The processor architecture.
    public var architecture: String
    /// The processor's name; `nil` where the system does not tell.
    public var processorModel: String?
    /// Processors that the run could use.
    public var processorCount: Int
    /// Physical memory in bytes; `nil` where the system does not tell.
    public var memoryBytes: Int?
    /// The clock that wall times were read from.
    public var clockName: String
    /// The smallest step of that clock that was seen, in nanoseconds.
    public var clockResolutionNanoseconds: Int
    /// What one read of the clock costs, in nanoseconds.
    public var clockReadNanoseconds: Double
    /// What two stamps with nothing between them read, in nanoseconds: the floor of the cell pass.
    public var emptyStampPairNanoseconds: Double
    /// What the instrument adds to one timed frame, in nanoseconds.
    public var frameOverheadNanoseconds: Double
    /// What one counted call costs in the counting pass, in nanoseconds; `nil` where calls cannot
    /// be counted.
    public var countedCallNanoseconds: Double?
    /// The highest resident size of the measuring process in bytes; `nil` where it is not known.
    public var peakResidentBytes: Int?
    /// A digest of what must agree before the times of two documents may stand side by side.
    public var fingerprint: String
    /// What could not be found out about the machine, each with the reason.
    public var unavailable: [String: String]

    /// Describes one machine.
    public init(
      operatingSystem: String,
      kernel: String,
      architecture: String,
      processorModel: String?,
      processorCount: Int,
      memoryBytes: Int?,
      clockName: String,
      clockResolutionNanoseconds: Int,
      clockReadNanoseconds: Double,
      emptyStampPairNanoseconds: Double,
      frameOverheadNanoseconds: Double,
      peakResidentBytes: Int?,
      fingerprint: String,
      unavailable: [String: String] = [:]
    ) {
      self.operatingSystem = operatingSystem
      self.kernel = kernel
      self.architecture = architecture
      self.processorModel = processorModel
      self.processorCount = processorCount
      self.memoryBytes = memoryBytes
      self.clockName = clockName
      self.clockResolutionNanoseconds = clockResolutionNanoseconds
      self.clockReadNanoseconds = clockReadNanoseconds
      self.emptyStampPairNanoseconds = emptyStampPairNanoseconds
      self.frameOverheadNanoseconds = frameOverheadNanoseconds
      self.peakResidentBytes = peakResidentBytes
      self.fingerprint = fingerprint
      self.unavailable = unavailable
    }
  }
}
