// SPDX-License-Identifier: Apache-2.0

/// The values of one figure over its repeats.
struct Repeats: Equatable {
  /// The middle value, or the mean of the two in the middle.
  let median: Double
  /// The smallest value.
  let minimum: Double

  /// Takes the values of at least one repeat, in any order.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "A figure is measured at least once.")
    let ascending = values.sorted()
    median = (ascending[(ascending.count - 1) / 2] + ascending[ascending.count / 2]) / 2
    minimum = ascending[0]
  }

  /// Takes a value that is the same whenever it is read.
  init(exact value: Double) {
    self.init(median: value, minimum: value)
  }

  private init(median: Double, minimum: Double) {
    self.median = median
    self.minimum = minimum
  }

  /// The median less the other's median, and the minimum less the other's minimum.
  func less(_ other: Repeats) -> Repeats {
    Repeats(median: median - other.median, minimum: minimum - other.minimum)
  }
}
