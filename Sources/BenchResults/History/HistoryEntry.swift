// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a history keeps of one document: the figures of one commit on one machine.
public struct HistoryEntry: Equatable, Sendable {
  /// The newest format that this build reads, and the one that it writes.
  ///
  /// Format 2 says what times mean; those of format 1 mean the first thing.
  public static let currentFormat = 2

  /// The most bytes that one entry may have as text.
  public static let byteLimit = 200_000

  /// The figures of one case, in the order of the entry's names.
  struct Case: Equatable {
    /// The full name.
    var id: String
    /// The strategy in the name.
    var strategy: String
    /// What was measured under that name.
    var workload: Workload
    /// The counters; `nil` where one could not be taken.
    var counters: [Int?]
    /// The times in nanoseconds; `nil` where the samples carry none.
    var times: [Double?]
  }

  /// The commit that was measured, in hexadecimal.
  public var commit: String
  /// When the commit was made, in UTC; `nil` where git was not there to tell.
  public var committedAt: String?
  /// When measuring began, in UTC.
  public let measuredAt: String
  /// The fingerprint of the machine.
  public let machine: String
  /// What the figures mean.
  public let definition: HistoryDefinition
  /// The names of the counters, sorted.
  let counterNames: [String]
  /// The names of the times.
  let timeNames: [HistoryFigure.Time]
  /// The cases, sorted by group and strategy.
  let cases: [Case]

  /// How many cases there are.
  public var caseCount: Int { cases.count }

  /// By what the commits of a history are ordered: the time of the commit, else of measuring.
  public var date: String { committedAt ?? measuredAt }

  init(
    commit: String,
    committedAt: String?,
    measuredAt: String,
    machine: String,
    definition: HistoryDefinition,
    counterNames: [String],
    timeNames: [HistoryFigure.Time],
    cases: [Case]
  ) {
    self.commit = commit
    self.committedAt = committedAt
    self.measuredAt = measuredAt
    self.machine = machine
    self.definition = definition
    self.counterNames = counterNames
    self.timeNames = timeNames
    self.cases = cases
  }

  /// The name of the entry's file without number and ending: the commit and a digest of the machine.
  var stem: String { "\(commit)-\(TextDigest.hexadecimal(of: machine.utf8))" }
}

extension HistoryEntry {
  /// Whether a text can name a commit: 7 to 64 hexadecimal digits in lower case.
  public static func isCommit(_ text: String) -> Bool { HistoryText.isCommit(text) }
}
