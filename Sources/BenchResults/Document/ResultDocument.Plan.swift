// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What a run was asked to do: with the generator and the rows, enough to repeat it.
  public struct Plan: Codable, Equatable, Sendable {
    /// The suite that was chosen.
    public var suite: String
    /// The seed that every drawn order, trace and field choice comes from.
    public var seed: Int
    /// The regular expression that case names had to match; `nil` where all ran.
    public var filter: String?
    /// The refresh rate of the simulated display, in frames per second.
    public var refreshHertz: Double
    /// The time that the application has for one frame, in nanoseconds.
    public var budgetNanoseconds: Int
    /// How many rounds the interleaved strategies took turns for.
    public var rounds: Int
    /// How frames followed each other.
    public var pace: Pace
    /// The rows that were scrolled.
    public var dataset: Dataset
    /// The command line, without the program's own name.
    public var arguments: [String]
    /// When measuring began: ISO 8601, in UTC.
    public var startedAt: String
    /// Whether every case of the plan was measured; `false` after an interrupt.
    public var isComplete: Bool
    /// The part of the refresh period that the application may use; `nil` in documents of the first
    /// release.
    public var appShare: Double?
    /// What measured work was multiplied by before frames were judged; `nil` where by nothing.
    public var slowdown: String?
    /// Instructions per nanosecond of the modelled frames; `nil` where none are modelled.
    public var instructionRate: String?
    /// Which part of a run this is; `nil` where it is a whole one.
    public var shard: Shard?

    /// Describes one request.
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
}
