// SPDX-License-Identifier: Apache-2.0

/// One figure of one case over the commits that have it.
public struct HistorySeries: Equatable, Sendable {
  /// One commit of a series.
  public struct Point: Equatable, Sendable {
    /// The commit.
    public let commit: String
    /// The time of the commit, or of measuring where that is not known.
    public let date: String
    /// The value: a count, or nanoseconds.
    public let value: Double
  }

  /// The case.
  public let caseID: String
  /// The figure.
  public let figure: HistoryFigure
  /// The machine; `nil` for counters, which are equal on all.
  public let machine: String?
  /// What the figures mean.
  public let definition: HistoryDefinition
  /// The commits, the oldest first.
  public internal(set) var points: [Point]

  /// The values, the oldest first.
  public var values: [Double] { points.map(\.value) }

  /// Whether all values are the same.
  public var isConstant: Bool { points.allSatisfy { $0.value == points[0].value } }
}
