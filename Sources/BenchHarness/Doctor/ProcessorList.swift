// SPDX-License-Identifier: Apache-2.0

/// A set of processors as the kernel writes it: `0-3,8`.
struct ProcessorList: Equatable {
  /// The numbers of the processors, ascending.
  let numbers: [Int]

  /// The greatest number that is believed; kernels are built for at most 8,192 processors.
  private static let greatest = 65_535

  /// Reads a list, or returns nil for a text that is none or has no processor.
  init?(_ text: String) {
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first, let low = first, ends.count <= 2,
        let high = ends[ends.count - 1],
        0 <= low, low <= high, high <= Self.greatest
      else { return nil }
      numbers.formUnion(low...high)
    }
    self.numbers = numbers.sorted()
  }
}
