// SPDX-License-Identifier: Apache-2.0

/// Input without a valid figure, with its place, the found value and the remedy.
public enum StatisticsError: Error, Equatable, Sendable {
  /// Two columns that must pair up have different lengths.
  case lengthsDiffer(baselineCount: Int, valueCount: Int)
  case notFinite(index: Int, found: Double)
  /// A cost is zero or negative.
  case notPositive(index: Int, found: Double)
  /// Too few pairs for an interval at the requested error rate.
  case tooFewPairs(found: Int, needed: Int)
  case tooFewSamples(found: Int, needed: Int)
  case negative(index: Int, found: Int)
  /// Two points of a scaling have the same row count.
  case repeatedRowCount(Int)
  /// Two points of a crossover have the same number of changed fields.
  case repeatedFieldCount(Int)
  /// A point of a crossover changes more fields than there are, or fewer than none.
  case outsideFields(found: Int, fieldCount: Int)
  case noRows(index: Int, found: Int)
  /// A p value, share or rate lies outside 0...1.
  case outsideUnit(index: Int, found: Double)
  /// Two points of a crossover have the same share.
  case repeatedShare(Double)
  /// A crossover or a scaling has fewer than two points.
  case tooFewPoints(found: Int)
  /// Two points of a crossover were measured in different numbers of rounds.
  case roundsDiffer(share: Double, expected: Int, found: Int)
  /// Two points of a scaling were measured in different numbers of rounds.
  case rowRoundsDiffer(rowCount: Int, expected: Int, found: Int)
}

extension StatisticsError: CustomStringConvertible {
  /// One sentence with the place, the found value and the remedy.
  public var description: String {
    switch self {
    case .lengthsDiffer(let baselineCount, let valueCount):
      "\(baselineCount) baseline values stand against \(valueCount) values; measure both alike."
    case .notFinite(let index, let found):
      "Value \(index) is \(found); leave it out or measure it again."
    case .notPositive(let index, let found):
      "Value \(index) is \(found), and a ratio needs positive costs; use longer samples."
    case .tooFewPairs(let found, let needed):
      "\(found) pairs carry no verdict; measure at least \(needed)."
    case .tooFewSamples(let found, let needed):
      "\(found) samples carry no such figure; measure at least \(needed)."
    case .negative(let index, let found):
      "Count \(index) is \(found); a count is 0 or more."
    case .repeatedRowCount(let rowCount):
      "The row count \(rowCount) occurs twice; merge its rounds into one point."
    case .repeatedFieldCount(let count):
      "\(count) changed fields occur twice; keep one point of them."
    case .outsideFields(let found, let fieldCount):
      "\(found) changed fields of \(fieldCount); give 0 through \(fieldCount)."
    case .noRows(let index, let found):
      "Row count \(index) is \(found), and an exponent needs its logarithm; give 1 or more."
    case .outsideUnit(let index, let found):
      "Value \(index) is \(found), outside 0...1; give a share or a probability."
    case .repeatedShare(let share):
      "The share \(share) occurs twice; merge its rounds into one point."
    case .tooFewPoints(let found):
      "\(found) points make no line; measure at least 2."
    case .roundsDiffer(let share, let expected, let found):
      "The point at share \(share) has \(found) rounds, the first point \(expected); "
        + "measure every point in every round."
    case .rowRoundsDiffer(let rowCount, let expected, let found):
      "The point at \(rowCount) rows has \(found) rounds, the first point \(expected); "
        + "measure every point in every round."
    }
  }
}
