// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

@testable import BenchResults

extension ResultDocument.ModelledConfigure {
  /// A model in which every field occurs.
  static let example = ResultDocument.ModelledConfigure(
    device: PriceList.Device(model: "Überphone 東", system: "iOS 99.1"),
    groups: [
      Group(
        group: "reconfigure.fields+4of8/card/1000",
        baseline: "mutation",
        entries: [.whole, .none]
      )
    ],
    crossovers: [.with(.crossing(share: 0.375, low: 0.25, high: 0.5))],
    unavailable: [Omission(group: "load.first-frame/card/1000", reason: "nothing was counted")]
  )
}

extension ResultDocument.ModelledConfigure.Entry {
  fileprivate static let whole: Self = {
    var entry = Self(
      strategy: "configuration-diffing",
      measuredNanoseconds: 812.5,
      time: ResultDocument.Price(nanoseconds: 1_212.5, low: 1_190, high: 1_250)
    )
    entry.budgetShare = 0.0000725
    entry.unpricedWrites = 0.00625
    entry.ratio = 0.75
    entry.low = 0.7
    entry.high = 0.8125
    entry.verdict = .cheaper
    return entry
  }()

  fileprivate static let none: Self = {
    var entry = Self(strategy: "hosting")
    entry.unavailable = "its writes of kind image were not counted"
    return entry
  }()
}
