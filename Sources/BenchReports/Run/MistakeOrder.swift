// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// The agreement between the order of mistakes by instructions and by time.
///
/// Only pairs count whose sign-test intervals over the rounds do not overlap; others have no order by time.
struct MistakeOrder: Equatable {
  /// A mistake that explains pairs in another order.
  struct Stray: Equatable {
    let name: String
    let pairCount: Int
  }

  let toldCount: Int
  let agreeingCount: Int
  /// The mistake in most of the pairs that disagree, then the one in most of the rest, until none is left.
  let strays: [Stray]

  init?(_ readings: [MistakeReading]) {
    let counted = readings.compactMap(Place.init)
    var told = 0
    var others: [(String, String)] = []
    for (index, one) in counted.enumerated() {
      for other in counted[(index + 1)...] where !one.nanoseconds.overlaps(other.nanoseconds) {
        told += 1
        let isDearer = one.nanoseconds.lowerBound > other.nanoseconds.lowerBound
        let executesMore = one.instructions > other.instructions
        if isDearer != executesMore { others.append((one.name, other.name)) }
      }
    }
    guard told > 0 else { return nil }
    toldCount = told
    agreeingCount = told - others.count
    strays = Self.strays(of: others)
  }

  private struct Place {
    let name: String
    let nanoseconds: ClosedRange<Double>
    let instructions: Double

    init?(_ reading: MistakeReading) {
      let ascending = reading.roundNanoseconds.sorted()
      guard let counted = reading.frameInstructions,
        let rank = SignTest.intervalRank(pairCount: ascending.count)
      else { return nil }
      name = reading.mistake.cell
      nanoseconds = ascending[rank - 1]...ascending[ascending.count - rank]
      instructions = counted
    }
  }

  private static func strays(of pairs: [(String, String)]) -> [Stray] {
    var left = pairs
    var strays: [Stray] = []
    while !left.isEmpty {
      let counts = left.reduce(into: [String: Int]()) { counts, pair in
        counts[pair.0, default: 0] += 1
        counts[pair.1, default: 0] += 1
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { break }
      strays.append(Stray(name: most.key, pairCount: most.value))
      left.removeAll { $0.0 == most.key || $0.1 == most.key }
    }
    return strays
  }
}

extension RunReport {
  func mistakeOrderSentence(_ found: [MistakeReading]) -> String? {
    guard let order = MistakeOrder(found) else { return nil }
    let told = format.count(order.toldCount)
    guard order.agreeingCount < order.toldCount else {
      return
        order.toldCount == 1
        ? "By instructions the one pair that times tell apart stands in the same order."
        : "By instructions all of the \(told) pairs that times tell apart stand in the same order."
    }
    let named = order.strays.prefix(Self.strayLimit)
      .map { "\($0.name) (\(format.count($0.pairCount)))" }
    let rest = order.strays.count > named.count ? " and others" : ""
    return "By instructions \(format.count(order.agreeingCount)) of the \(told) pairs that times"
      + " tell apart stand in the same order; the rest are of \(named.joined(separator: ", "))\(rest)."
  }

  private static var strayLimit: Int { 4 }
}
