// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The device that figures are of.
struct DeviceName: Codable, Equatable {
  /// The maker's word for the model, such as `iPhone15,2`.
  var model: String
  /// The operating system and its version.
  var system: String
}

/// A prices file of version 1: what `reuse-bench run --prices` reads.
struct PricesFile: Codable, Equatable {
  /// The price of one kind of write.
  struct Write: Codable, Equatable {
    /// What is written.
    var kind: String
    /// Whether it was there already.
    var effect: String
    /// The median.
    var nanoseconds: Double
    /// The lower end of its interval.
    var low: Double
    /// The upper end of its interval.
    var high: Double
  }

  /// The price of another operation.
  struct Operation: Codable, Equatable {
    /// The suite's name for it.
    var name: String
    /// The median.
    var nanoseconds: Double
    /// The lower end of its interval.
    var low: Double
    /// The upper end of its interval.
    var high: Double
  }

  /// What kind of file it is.
  var format = "reuse-bench-prices"
  /// The version of its form.
  var schemaVersion = 1
  /// Whose prices they are.
  var device: DeviceName
  /// The prices of writes, by kind.
  var writes: [Write]
  /// The prices of what strategies do beside.
  var operations: [Operation]

  /// Writes down what was measured, in a fixed order.
  init(_ list: PriceList, device: DeviceName) {
    self.device = device
    let effects: [(String, (PricedAction.WriteKind) -> PricedAction.Subject)] = [
      ("redundant", { .redundant($0) }), ("effective", { .effective($0) }),
    ]
    writes = PricedAction.WriteKind.allCases.flatMap { kind in
      effects.compactMap { effect, subject in
        list.prices[subject(kind)]
          .map { price in
            Write(
              kind: kind.rawValue,
              effect: effect,
              nanoseconds: price.median,
              low: price.bounds?.lowerBound ?? price.median,
              high: price.bounds?.upperBound ?? price.median
            )
          }
      }
    }
    operations = PricedAction.Operation.allCases.compactMap { operation in
      list.prices[.operation(operation)]
        .map { price in
          Operation(
            name: operation.rawValue,
            nanoseconds: price.median,
            low: price.bounds?.lowerBound ?? price.median,
            high: price.bounds?.upperBound ?? price.median
          )
        }
    }
  }
}
