// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics
internal import Foundation

/// What a history keeps of one document: the figures of one commit on one machine.
public struct HistoryEntry: Codable, Equatable, Sendable {
  public static let currentSchemaVersion = 1
  static let kind = "history"
  /// The most bytes that one entry may have as text.
  public static let byteLimit = 1_000_000

  /// The figures of one case, in the order of the entry's names.
  struct Case: Codable, Equatable {
    var id: String
    var strategy: String
    var workload: Workload
    /// The counters; `nil` where one could not be taken.
    var counters: [Int?]
    /// The times in nanoseconds; `nil` where the samples carry none.
    var times: [Double?]
  }

  private(set) var schemaVersion = Self.currentSchemaVersion
  private(set) var kind = Self.kind
  public var commit: String
  /// When the commit was made, in UTC; `nil` where git was not there to tell.
  public var committedAt: String?
  /// When measuring began, in UTC.
  public let measuredAt: String
  public let machine: String
  public let definition: HistoryDefinition
  let counterNames: [String]
  let timeNames: [HistoryFigure.Time]
  /// The cases, sorted by group and strategy.
  let cases: [Case]

  public var caseCount: Int { cases.count }

  /// By what the commits of a history are ordered: the time of the commit, else of measuring.
  public var date: String { committedAt ?? measuredAt }

  /// The name of the entry's file without number and ending: the commit and a digest of the machine.
  var stem: String { "\(commit)-\(TextDigest.hexadecimal(of: machine.utf8))" }
}

extension HistoryEntry {
  /// Whether a text can name a commit: 7 to 64 hexadecimal digits in lower case.
  public static func isCommit(_ text: String) -> Bool { HistoryText.isCommit(text) }

  struct Workload: Codable, Hashable, Sendable {
    var rows: String
    var scenario: String?
    /// Where counters that are not the engine's come from, by counter.
    var sources: [String: String]

    /// Takes the workload of a case: the digest of as many rows as it has, where there is one.
    init(of measured: ResultDocument.Case, in dataset: ResultDocument.Dataset) {
      rows = dataset.digests?["\(measured.rows)"] ?? dataset.digest
      scenario = measured.scenarioDigest
      sources = (measured.sources ?? [:]).filter { measured.counters[$0.key] != nil }
    }

    func origin(of figure: HistoryFigure) -> HistorySeries.Origin {
      HistorySeries.Origin(
        rows: rows,
        scenario: scenario,
        source: figure.isCounter ? sources[figure.name] : nil
      )
    }
  }
}

/// The times of one case, sorted once, for the figures that a history keeps of them.
struct HistorySamples {
  /// The least mean of a batch of configures less that of the phase of no-op fills, in nanoseconds; `nil` for none.
  let configureMinimum: Double?
  /// The least mean of the frames of one round; `nil` where the frames do not fall into rounds.
  let frameMinimum: Double?
  private let configures: SortedSamples?
  private let frames: SortedSamples?

  init(_ samples: ResultDocument.Samples, rounds: Int) {
    let phase = Self.leastMean(samples.configureBatchNanoseconds, samples.configureBatchCounts)
    let unfilled = Self.leastMean(
      samples.unfilledBatchNanoseconds ?? [],
      samples.unfilledBatchCounts ?? []
    )
    configureMinimum = phase.map { max(0, $0 - (unfilled ?? 0)) }
    frameMinimum = Self.leastMean(of: samples.frameWallNanoseconds, rounds: rounds)
    configures = SortedSamples(samples.configureNanoseconds)
    frames = SortedSamples(samples.frameWallNanoseconds)
  }

  /// A quantile of single configures or frames; `nil` where the sample does not carry it.
  func configure(_ quantile: Quantile) -> Double? { Self.value(quantile, of: configures) }

  func frame(_ quantile: Quantile) -> Double? { Self.value(quantile, of: frames) }

  private static func value(_ quantile: Quantile, of samples: SortedSamples?) -> Double? {
    guard let samples, samples.count >= quantile.neededCount else { return nil }
    return Double(samples.nearestRankSample(quantile))
  }

  private static func leastMean(_ nanoseconds: [Int], _ counts: [Int]) -> Double? {
    zip(nanoseconds, counts).filter { $0.1 > 0 }.map { Double($0.0) / Double($0.1) }.min()
  }

  private static func leastMean(of frames: [Int], rounds: Int) -> Double? {
    guard rounds > 0, !frames.isEmpty, frames.count.isMultiple(of: rounds) else { return nil }
    let length = frames.count / rounds
    return stride(from: 0, to: frames.count, by: length)
      .map { start in
        frames[start..<start + length].reduce(0) { $0 + Double($1) } / Double(length)
      }
      .min()
  }
}
