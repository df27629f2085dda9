// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CounterLimits {
  /// What the example document of a run counted, as limits.
  static let example = CounterLimits(
    basis: Basis(of: .example),
    limits: [
      "reconfigure.fields+4of8/card/mutation/1000": ["cellsCreated": 19, "layoutPasses": 400]
    ]
  )
}

extension ResultDocument {
  /// Every case that the example could have selected.
  static let exampleCases = Set(example.cases.map(\.id) + ["load.first-frame/card/mutation/1000"])

  /// The case of the example that has limits.
  static let limitedCase = "reconfigure.fields+4of8/card/mutation/1000"

  /// The example with another count.
  static func example(_ counter: String, _ count: Int?) -> ResultDocument {
    var document = example
    document.cases[0].counters[counter] = count
    return document
  }
}
