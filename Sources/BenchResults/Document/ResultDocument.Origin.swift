// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The program that wrote a document, precisely enough to build it again.
  public struct Generator: Codable, Equatable, Sendable {
    public var name: String
    public var version: String
    public var gitCommit: String?
    public var gitIsDirty: Bool?
    public var buildConfiguration: BuildConfiguration
    public var toolchain: String
    /// The version of what the counters mean; counters of different versions never compare.
    public var counterDefinitionVersion: Int
    /// The version of what counted calls mean; `nil` where unknown.
    public var callDefinitionVersion: Int?
    /// What of the build differs from a plain one, as flags; `nil` where it is unknown.
    public var flags: [String]?

    public init(
      name: String,
      version: String,
      gitCommit: String?,
      gitIsDirty: Bool?,
      buildConfiguration: BuildConfiguration,
      toolchain: String,
      counterDefinitionVersion: Int
    ) {
      self.name = name
      self.version = version
      self.gitCommit = gitCommit
      self.gitIsDirty = gitIsDirty
      self.buildConfiguration = buildConfiguration
      self.toolchain = toolchain
      self.counterDefinitionVersion = counterDefinitionVersion
    }
  }

  public enum BuildConfiguration: String, Codable, CaseIterable, Sendable {
    /// Optimised: the only configuration whose times mean anything.
    case release
    /// Not optimised: counters hold, times do not.
    case debug
  }

  /// The machine of a run, and what the instrument itself costs on it.
  public struct Environment: Codable, Equatable, Sendable {
    public var operatingSystem: String
    public var kernel: String
    public var architecture: String
    public var processorModel: String?
    /// Processors that the run could use.
    public var processorCount: Int
    public var memoryBytes: Int?
    /// The clock that wall times were read from.
    public var clockName: String
    public var clockResolutionNanoseconds: Int
    /// What one read of the clock costs, in nanoseconds.
    public var clockReadNanoseconds: Double
    /// What two stamps with nothing between them read, in nanoseconds: the floor of the cell pass.
    public var emptyStampPairNanoseconds: Double
    /// What the instrument adds to one timed frame, in nanoseconds.
    public var frameOverheadNanoseconds: Double
    /// What one counted call costs in the counting pass, in nanoseconds; `nil` where calls cannot be counted.
    public var countedCallNanoseconds: Double?
    /// The highest resident size of the measuring process in bytes; `nil` where it is not known.
    public var peakResidentBytes: Int?
    /// A digest of what must agree before the times of two documents may stand side by side.
    public var fingerprint: String
    /// What could not be found out about the machine, each with the reason.
    public var unavailable: [String: String]

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

  public struct Dataset: Codable, Equatable, Sendable {
    /// The built-in set's name, or the file that the rows came from.
    public var name: String
    public var digest: String
    /// How many distinct rows the set holds.
    public var rowCount: Int
    /// How the rows lie in memory, since that decides what comparing and copying them costs.
    public var rowStorage: String
    /// Digests of the first rows, by how many: of every row count that a case shows, at most the first hundred
    /// thousand; `nil` where it is unknown.
    ///
    /// Runs of more and of fewer cases agree in these, where ``digest`` is of the largest case.
    public var digests: [String: String]?

    public init(name: String, digest: String, rowCount: Int, rowStorage: String) {
      self.name = name
      self.digest = digest
      self.rowCount = rowCount
      self.rowStorage = rowStorage
    }
  }

  /// What a run was asked to do: with the generator and the rows, enough to repeat it.
  public struct Plan: Codable, Equatable, Sendable {
    public var suite: String
    /// The seed that every drawn order, trace and field choice comes from.
    public var seed: Int
    public var filter: String?
    public var refreshHertz: Double
    /// The time that the application has for one frame, in nanoseconds.
    public var budgetNanoseconds: Int
    /// True if the budget itself was asked for, and not a display's rate; `nil` in documents of earlier builds.
    public var isBudgetGiven: Bool?
    public var rounds: Int
    public var pace: Pace
    public var dataset: Dataset
    /// The command line, without the program's own name.
    public var arguments: [String]
    /// When measuring began: ISO 8601, in UTC.
    public var startedAt: String
    /// Whether every case of the plan was measured; `false` after an interrupt.
    public var isComplete: Bool
    /// The part of the refresh period that the application may use; `nil` where unknown.
    public var appShare: Double?
    /// What measured work was multiplied by before frames were judged; `nil` where by nothing.
    public var slowdown: String?
    /// Instructions per nanosecond of the modelled frames; `nil` where none are modelled.
    public var instructionRate: String?
    public var shard: Shard?

    public init(
      suite: String,
      seed: Int,
      filter: String?,
      refreshHertz: Double,
      budgetNanoseconds: Int,
      rounds: Int,
      pace: Pace,
      dataset: Dataset,
      arguments: [String],
      startedAt: String,
      isComplete: Bool
    ) {
      self.suite = suite
      self.seed = seed
      self.filter = filter
      self.refreshHertz = refreshHertz
      self.budgetNanoseconds = budgetNanoseconds
      self.rounds = rounds
      self.pace = pace
      self.dataset = dataset
      self.arguments = arguments
      self.startedAt = startedAt
      self.isComplete = isComplete
    }
  }

  /// How the frames of a run followed each other; times of two paces never mix.
  public enum Pace: String, Codable, CaseIterable, Sendable {
    /// Frames back to back, with warm caches.
    case tight
    /// A sleep until each vertical sync, as an application on a display lives.
    case paced
  }

  /// The part of a run that one process measured, and its place in the whole.
  public struct Shard: Codable, Equatable, Sendable {
    /// Which part, counted from 1.
    public var index: Int
    public var count: Int
    /// The places of its case groups in the whole run, counted from 0, in rising order.
    public var groups: [Int]
    public var groupCount: Int
    /// A digest of all case names of the whole run, in hexadecimal; shards of one run agree in it.
    public var selection: String

    public init(index: Int, count: Int, groups: [Int], groupCount: Int, selection: String) {
      self.index = index
      self.count = count
      self.groups = groups
      self.groupCount = groupCount
      self.selection = selection
    }
  }

  /// Where a part of a merged document comes from.
  public struct MergedShard: Codable, Equatable, Sendable {
    public var index: Int
    /// The places of its case groups in the document, counted from 0, in rising order.
    public var groups: [Int]
    public var startedAt: String
    /// The machine that it was measured on, whose fingerprint says which times compare.
    public var environment: Environment
  }
}

extension ResultDocument.Plan {
  /// True if the budget itself was asked for; in documents of device kits the command line says so.
  public var givesBudget: Bool {
    isBudgetGiven ?? arguments.contains { $0.hasPrefix("--budget") }
  }
}

extension [String] {
  /// The flags of a build as one text.
  var flagText: String { isEmpty ? "none" : joined(separator: " ") }
}
