// SPDX-License-Identifier: Apache-2.0

public import BenchCells

/// How often rows a fixed distance apart agree, field by field.
///
/// A cell that scrolls out shows a row further down next. The share of fields that then need no
/// write decides what comparing before writing can save, so a dataset states it: at distance 1
/// for neighbours, at 19 for the rows that follow each other in one reused cell of a viewport of
/// nineteen rows.
public struct EqualShares: Equatable, Sendable {
  /// Distance between the two rows of a pair.
  public let distance: Int
  /// Number of pairs compared.
  public let pairCount: Int
  private let equalCounts: [RowField: Int]

  /// Compares row `i` with row `i + distance` for all pairs within the first `count` rows.
  ///
  /// Complexity: O(`count`) field comparisons.
  public init(of source: some RowSource, distance: Int, first count: Int? = nil) {
    let end = count ?? source.count
    precondition(distance > 0, "the rows of a pair differ in position")
    precondition((0...source.count).contains(end), "pairs are formed of rows that exist")
    var equalCounts = Dictionary(uniqueKeysWithValues: RowField.allCases.map { ($0, 0) })
    self.distance = distance
    pairCount = max(0, end - distance)
    for index in 0..<pairCount {
      let first = source.row(at: index)
      let second = source.row(at: index + distance)
      for field in RowField.allCases where field.isEqual(first, second) {
        equalCounts[field, default: 0] += 1
      }
    }
    self.equalCounts = equalCounts
  }

  /// Returns the share of pairs, from 0 to 1, that agree in `field`; 0 without any pair.
  public func share(of field: RowField) -> Double {
    pairCount == 0 ? 0 : Double(equalCounts[field, default: 0]) / Double(pairCount)
  }
}
