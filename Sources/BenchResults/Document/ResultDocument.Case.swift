// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What was measured of one workload, cell, strategy and row count.
  public struct Case: Codable, Equatable, Sendable {
    /// The full name: `family.workload[+axis…]/cell/strategy/rows`.
    public var id: String
    /// The workload with its family.
    public var workload: String
    /// The axes that are not at their default.
    public var axes: [String]
    /// The cell that was filled.
    public var cell: String
    /// The way in which it was filled.
    public var strategy: String
    /// How many rows the table had.
    public var rows: Int
    /// Whether the strategy is there to show a mistake, not to compete.
    public var isControl: Bool
    /// A digest of the visible content over all frames, in hexadecimal.
    public var digest: String
    /// A digest of what was played: what moves, changes and is asked for when, in hexadecimal; `nil`
    /// in documents of the first release.
    public var scenarioDigest: String?
    /// Exact counts by name; the same build and plan give the same numbers on every machine.
    public var counters: [String: Int]
    /// Counts that do not repeat exactly or are not seen in full, by name: never for a gate; `nil`
    /// in documents of the first release.
    public var observations: [String: Int]?
    /// Where counters and observations that are not the engine's come from; `nil` as above.
    public var sources: [String: String]?
    /// Counters that could not be taken, each with the reason.
    public var unavailable: [String: String]
    /// The first cell that showed what it should not; `nil` where every cell was right.
    public var stale: StaleCell?
    /// What the measured frames of one round wrote, by the names of the engine's counters, such as
    /// `textWritesAsked`, and `configuredCells`; `nil` where that was not counted, and in version 1.
    public var measuredWriteCounts: [String: Int]?
    /// The raw times.
    public var samples: Samples
    /// The baseline that the case was measured beside in a process of its own, by which its ratios
    /// are taken; `nil` where that is the group's own, and in version 1.
    public var companion: Companion?
    /// How many cells fit in the budget; `nil` where frames do not follow each other, and in version 1.
    public var cellBudget: CellBudget?
    /// The frame pass on a simulated display; `nil` where there were no frames to judge.
    public var frames: FrameFigures?
    /// The same of counted instructions at a declared rate; `nil` where none was declared.
    public var modelled: FrameFigures?
    /// What disturbed the processor pass; `nil` in documents of the first release.
    public var interference: Interference?
    /// The highest velocity within budget; `nil` where it was not searched.
    public var velocity: Velocity?

    /// Assembles one case.
    public init(
      id: String,
      workload: String,
      axes: [String],
      cell: String,
      strategy: String,
      rows: Int,
      isControl: Bool,
      digest: String,
      counters: [String: Int],
      observations: [String: Int]? = nil,
      sources: [String: String]? = nil,
      unavailable: [String: String] = [:],
      stale: StaleCell? = nil,
      samples: Samples
    ) {
      self.id = id
      self.workload = workload
      self.axes = axes
      self.cell = cell
      self.strategy = strategy
      self.rows = rows
      self.isControl = isControl
      self.digest = digest
      self.counters = counters
      self.observations = observations
      self.sources = sources
      self.unavailable = unavailable
      self.stale = stale
      self.samples = samples
    }

    /// The name of the case without its strategy: the group that it is ranked in.
    public var group: String {
      var parts = id.split(separator: "/", omittingEmptySubsequences: false)
      if let index = parts.lastIndex(where: { $0 == strategy }) {
        parts.remove(at: index)
      }
      return parts.joined(separator: "/")
    }
  }
}
