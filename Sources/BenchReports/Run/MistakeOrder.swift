// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// Whether mistakes stand in the same order by counted instructions as by time.
///
/// Asked are pairs of mistakes that their times tell apart: the intervals of the sign test over the rounds
/// have nothing in common. Of the others time has no order to agree with.
struct MistakeOrder: Equatable {
  /// A mistake that stands elsewhere by instructions.
  struct Stray: Equatable {
    let name: String
    /// How many of the pairs in another order it explains.
    let pairCount: Int
  }

  /// The pairs that times tell apart.
  let toldCount: Int
  /// Those of them that instructions put in the same order.
  let agreeingCount: Int
  /// What the other pairs have in common: the mistake that is in most of them, then of those that are left
  /// the one in most, until none is left.
  let strays: [Stray]

  /// Holds one order against the other; `nil` where no two mistakes with counts are told apart.
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

  /// Where a mistake stands by both.
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
  /// Whether the order by instructions is that by time, in a sentence; nothing where none were counted.
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

  /// The most mistakes that are named.
  private static var strayLimit: Int { 4 }
}
