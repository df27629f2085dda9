// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchLists
import BenchResults
import BenchStatistics

/// The engine's own prices of writes from the price pass; empty if it did not run.
package struct EnginePrices {
  private let prices: [WritePrice.Item: WritePrice]

  package init(_ prices: [WritePrice] = []) {
    self.prices = Dictionary(prices.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var records: [ResultDocument.EnginePrice]? {
    prices.isEmpty ? nil : PricePass.items.compactMap { prices[$0] }.map(Self.record)
  }

  /// Returns the mean price of the writes that a strategy avoids, by their kinds in the first round; nil if a price or
  /// the kinds are unknown.
  func ofWrites(
    avoidedBy strategy: CaseOutcome,
    over baseline: CaseOutcome,
    in group: CaseGroup,
    _ phase: ResultDocument.Phase
  ) -> ResultDocument.Price? {
    var sum = ResultDocument.Price(nanoseconds: 0, low: 0, high: 0)
    var total = 0
    for kind in WriteKind.allCases {
      guard let asked = baseline.verification.measuredWriteCounts?[kind.counter],
        let kept = strategy.verification.measuredWriteCounts?[kind.counter], asked >= kept
      else { return nil }
      guard asked > kept else { continue }
      guard let price = redundantPrice(of: kind, in: group, phase) else { return nil }
      let count = Double(asked - kept)
      sum.nanoseconds += price.estimate * count
      sum.low += price.low * count
      sum.high += price.high * count
      total += asked - kept
    }
    guard total > 0 else { return nil }
    let count = Double(total)
    return ResultDocument.Price(
      nanoseconds: sum.nanoseconds / count,
      low: sum.low / count,
      high: sum.high / count
    )
  }

  private func redundantPrice(
    of kind: WriteKind,
    in group: CaseGroup,
    _ phase: ResultDocument.Phase
  ) -> IntervalEstimate? {
    let isFresh: Bool
    if kind == .text, case .reconfigure(let change) = group.workload {
      isFresh = change.storage == .fresh
    } else {
      isFresh = false
    }
    let item = WritePrice.Item(
      kind: kind,
      effect: isFresh ? .equalElsewhere : .redundant,
      comparesSetters: group.setterComparison,
      isOfFrame: phase == .frame
    )
    return prices[item]?.price
  }

  private static func record(_ price: WritePrice) -> ResultDocument.EnginePrice {
    let item = price.item
    let storage: ResultDocument.StorageSharing? =
      switch item.effect {
      case .redundant where item.kind == .text: .shared
      case .equalElsewhere: .fresh
      case .redundant, .effective: nil
      }
    return ResultDocument.EnginePrice(
      kind: ResultDocument.WriteKind(item.kind),
      effect: item.effect == .effective ? .effective : .redundant,
      storage: storage,
      setterComparison: item.comparesSetters,
      phase: item.isOfFrame ? .frame : .configure,
      nanoseconds: price.price.estimate,
      low: price.price.low,
      high: price.price.high,
      emptyNanoseconds: price.emptyNanoseconds,
      batchCount: price.batchCount,
      rounds: price.roundCount
    )
  }
}

extension WriteKind {
  fileprivate var counter: String { rawValue + "WritesAsked" }
}
