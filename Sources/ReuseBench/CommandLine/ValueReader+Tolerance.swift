// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension ValueReader<TimeGate.Tolerances> {
  /// The tolerances that are read, in percent.
  private static let percentRange = 0.0...1_000.0

  /// Reads one tolerance for every quantile, or tolerances by quantile; what is not named keeps its
  /// default.
  static var tolerances: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      if let percent = percent(text[...]) {
        return TimeGate.Tolerances(p50: percent, p90: percent, p99: percent)
      }
      var tolerances = TimeGate.Tolerances.standard
      var seen: Set<TimeGate.Tolerances.Quantile> = []
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        let sides = item.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, let percent = percent(sides[1]),
          let quantile = TimeGate.Tolerances.Quantile(rawValue: String(sides[0]))
        else {
          throw .unreadable(
            found: String(item),
            expected: "a percentage from 0 to 1000, or some of p50, p90 and p99 with one each, such"
              + " as p50=5,p99=20"
          )
        }
        guard seen.insert(quantile).inserted else {
          throw .repeatedItem(found: quantile.rawValue)
        }
        tolerances[quantile] = percent
      }
      return tolerances
    }
  }

  /// Reads digits with at most one point between them.
  private static func percent(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    guard areDigits, parts.count <= 2, let percent = Double(text),
      percentRange.contains(percent)
    else { return nil }
    return percent
  }
}
