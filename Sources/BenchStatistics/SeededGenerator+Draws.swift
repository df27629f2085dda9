// SPDX-License-Identifier: Apache-2.0

extension SeededGenerator {
  /// An integer in `0..<bound`, each equally likely.
  ///
  /// Method: Lemire, "Fast random integer generation in an interval" (2019): the high word of a
  /// full product, with the few biased low words drawn again.
  ///
  /// - Precondition: `bound` is positive.
  public mutating func nextInt(below bound: Int) -> Int {
    precondition(bound > 0, "A draw needs at least one value to draw from.")
    let width = UInt64(bound)
    var product = next().multipliedFullWidth(by: width)
    if product.low < width {
      let biasedCount = (0 &- width) % width
      while product.low < biasedCount {
        product = next().multipliedFullWidth(by: width)
      }
    }
    return Int(product.high)
  }

  /// A number in `0..<1` on a grid of 2⁻⁵³, each grid point equally likely.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Puts the elements in an order drawn from all orders with equal likelihood (Fisher–Yates).
  ///
  /// - Complexity: O(*n*), *n* − 1 draws.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, through: 1, by: -1) {
      elements.swapAt(last, nextInt(below: last + 1))
    }
  }

  /// The elements in an order drawn from all orders with equal likelihood.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var shuffled = Array(elements)
    shuffle(&shuffled)
    return shuffled
  }
}
