// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The same frames back to back and each after a sleep to its vsync.
  public struct PaceRatio: Codable, Equatable, Sendable {
    /// The case.
    public var id: String
    /// The rounds, each with one ratio.
    public var rounds: Int
    /// The frames of a round.
    public var framesPerRound: Int
    /// Time of paced frames over time of tight ones.
    public var ratio: Double
    /// The lower end of the interval of the ratio.
    public var low: Double
    /// The upper end of the interval of the ratio.
    public var high: Double
    /// The median time of a frame back to back.
    public var tightNanoseconds: Int
    /// The median time of a frame after a sleep, without the sleep.
    public var pacedNanoseconds: Int
    /// How late a sleep returned, in the median.
    public var wakeUpP50Nanoseconds: Int?
    /// How late a sleep returned at most.
    public var wakeUpMaxNanoseconds: Int?

    /// Assembles the record.
    public init(
      id: String,
      rounds: Int,
      framesPerRound: Int,
      ratio: Double,
      low: Double,
      high: Double,
      tightNanoseconds: Int,
      pacedNanoseconds: Int,
      wakeUpP50Nanoseconds: Int? = nil,
      wakeUpMaxNanoseconds: Int? = nil
    ) {
      self.id = id
      self.rounds = rounds
      self.framesPerRound = framesPerRound
      self.ratio = ratio
      self.low = low
      self.high = high
      self.tightNanoseconds = tightNanoseconds
      self.pacedNanoseconds = pacedNanoseconds
      self.wakeUpP50Nanoseconds = wakeUpP50Nanoseconds
      self.wakeUpMaxNanoseconds = wakeUpMaxNanoseconds
    }
  }
}
