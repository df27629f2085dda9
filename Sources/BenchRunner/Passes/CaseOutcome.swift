// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness
public import BenchResults

/// The figures of one case, written by the passes, sent by another process, and stored in the document.
public struct CaseOutcome: Equatable, Sendable {
  public let verification: CaseVerification
  /// The times of every pass, in the order in which they were measured.
  public var samples: ResultDocument.Samples
  public var counts = CaseCounts()
  /// The frame pass: both clocks' times of each block, approaches included; empty for paced frames.
  public var frameSpans: [ClockSpan] = []
  /// The frame pass: the numbers of the disturbed frames.
  public var disturbedFrames: [Int] = []
  /// The processor pass: the wall time of the same frames, to see where the thread did not run.
  public var processorWallNanoseconds: [Int] = []
  /// The readings that are omitted because the clock stepped back in them.
  public var steppedReadingCount = 0
  public var velocity: VelocitySearch.Answer?
  public var paces: PaceOutcome?

  public init(verification: CaseVerification, samples: ResultDocument.Samples) {
    self.verification = verification
    self.samples = samples
  }

  public var strategy: CaseStrategy { verification.strategy }

  /// All counts that repeat exactly: the engine's and those of other sources.
  public var counters: [String: Int] { verification.counters.merging(counts.counters) { $1 } }

  /// The mean time of the configure phase for one cell in each round; none if a round configured no cell.
  public var phaseCosts: [Double] { samples.batches.costs }

  /// The mean time of one configure in each round: from the pool's answer to the filled cell.
  ///
  /// Formula: phase / cells − unfilled phase / its cells, round by round. Failure modes: the unfilled phase finds
  /// warmer caches, as nothing was written between, so a little of the path stays in the answer; and a cost near the
  /// noise of the phase can come out as 0 or less. There is none if a phase is missing or has no cell.
  public var configureCosts: [Double] {
    let (phases, unfilled) = (phaseCosts, samples.unfilledBatches?.costs ?? [])
    guard phases.count == unfilled.count else { return [] }
    return zip(phases, unfilled).map { $0 - $1 }
  }

  public var frameCosts: [Double] { (samples.roundFrameNanoseconds ?? []).map(Double.init) }
}

extension CaseOutcome: Codable {
  private enum CodingKeys: CodingKey {
    case verification, counts, frameSpans, disturbedFrames, processorWallNanoseconds
    case steppedReadingCount, velocity, paces
  }

  /// The names of samples in earlier builds, which are written too, for such a build may read them.
  private enum FormerKeys: CodingKey {
    case batchNanoseconds, batchCellCounts, unfilled
    case frameWallNanoseconds, frameCPUNanoseconds, configureNanoseconds, dequeueNanoseconds
    case roundFrameNanoseconds, roundFrameCounts, roundStillNanoseconds
  }

  /// A name that earlier builds do not write.
  private enum NewKeys: CodingKey {
    case configureBatchNanoseconds
  }

  public func encode(to encoder: any Encoder) throws {
    try samples.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(verification, forKey: .verification)
    try values.encode(counts, forKey: .counts)
    try values.encode(frameSpans, forKey: .frameSpans)
    try values.encode(disturbedFrames, forKey: .disturbedFrames)
    try values.encode(processorWallNanoseconds, forKey: .processorWallNanoseconds)
    try values.encode(steppedReadingCount, forKey: .steppedReadingCount)
    try values.encodeIfPresent(velocity, forKey: .velocity)
    try values.encodeIfPresent(paces, forKey: .paces)
    var former = encoder.container(keyedBy: FormerKeys.self)
    try former.encode(samples.configureBatchNanoseconds, forKey: .batchNanoseconds)
    try former.encode(samples.configureBatchCounts, forKey: .batchCellCounts)
    try former.encodeIfPresent(samples.unfilledBatches, forKey: .unfilled)
  }

  /// Reads figures; what earlier builds did not write is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func list<Element: Decodable>(_ key: CodingKeys) throws -> [Element] {
      try values.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    verification = try values.decode(CaseVerification.self, forKey: .verification)
    samples = try Self.formerSamples(decoder) ?? ResultDocument.Samples(from: decoder)
    counts = try values.decodeIfPresent(CaseCounts.self, forKey: .counts) ?? CaseCounts()
    frameSpans = try list(.frameSpans)
    disturbedFrames = try list(.disturbedFrames)
    processorWallNanoseconds = try list(.processorWallNanoseconds)
    steppedReadingCount = try values.decodeIfPresent(Int.self, forKey: .steppedReadingCount) ?? 0
    velocity = try values.decodeIfPresent(VelocitySearch.Answer.self, forKey: .velocity)
    paces = try values.decodeIfPresent(PaceOutcome.self, forKey: .paces)
  }

  /// Returns the samples of an earlier build; nil for a newer one.
  private static func formerSamples(_ decoder: any Decoder) throws -> ResultDocument.Samples? {
    let values = try decoder.container(keyedBy: FormerKeys.self)
    func list(_ key: FormerKeys) throws -> [Int]? {
      try values.decodeIfPresent([Int].self, forKey: key)
    }
    let isFormer = try decoder.container(keyedBy: NewKeys.self).allKeys.isEmpty
    guard isFormer else { return nil }
    var samples = ResultDocument.Samples.empty
    samples.frameWallNanoseconds = try list(.frameWallNanoseconds) ?? []
    samples.frameCPUNanoseconds = try list(.frameCPUNanoseconds) ?? []
    samples.configureNanoseconds = try list(.configureNanoseconds) ?? []
    samples.dequeueNanoseconds = try list(.dequeueNanoseconds) ?? []
    samples.configureBatchNanoseconds = try list(.batchNanoseconds) ?? []
    samples.configureBatchCounts = try list(.batchCellCounts) ?? []
    samples.roundFrameNanoseconds = try list(.roundFrameNanoseconds)
    samples.roundFrameCounts = try list(.roundFrameCounts)
    samples.roundStillNanoseconds = try list(.roundStillNanoseconds)
    samples.unfilledBatches = try values.decodeIfPresent(BatchRounds.self, forKey: .unfilled)
    return samples
  }
}

public struct BatchRounds: Codable, Hashable, Sendable {
  public let nanoseconds: [Int]
  public let cellCounts: [Int]

  public init(nanoseconds: [Int], cellCounts: [Int]) {
    self.nanoseconds = nanoseconds
    self.cellCounts = cellCounts
  }

  /// The time of each round's phases for one cell; none if a round has no cell.
  public var costs: [Double] {
    guard nanoseconds.count == cellCounts.count, cellCounts.allSatisfy({ $0 > 0 }) else {
      return []
    }
    return zip(nanoseconds, cellCounts).map { Double($0) / Double($1) }
  }
}

extension ResultDocument.Samples {
  public var batches: BatchRounds {
    get { BatchRounds(nanoseconds: configureBatchNanoseconds, cellCounts: configureBatchCounts) }
    set {
      configureBatchNanoseconds = newValue.nanoseconds
      configureBatchCounts = newValue.cellCounts
    }
  }

  /// The same phases with nothing filled; nil if not measured.
  public var unfilledBatches: BatchRounds? {
    get {
      guard let unfilledBatchNanoseconds, let unfilledBatchCounts else { return nil }
      return BatchRounds(nanoseconds: unfilledBatchNanoseconds, cellCounts: unfilledBatchCounts)
    }
    set {
      unfilledBatchNanoseconds = newValue?.nanoseconds
      unfilledBatchCounts = newValue?.cellCounts
    }
  }
}
