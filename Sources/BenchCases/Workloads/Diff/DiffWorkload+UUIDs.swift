// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
public import Foundation

extension DiffWorkload where Element == UUID {
  /// W-A: of 5,000 identifiers 1,000 are removed, 1,000 inserted and 200 shuffled.
  ///
  /// Any diff has 1,000 deletes and 1,000 inserts; the fewest moves are 172.
  public static var a: DiffWorkload { DiffWorkload(identifier: "w-a", count: 5_000, unit: 1_000) }

  /// W-B: of 100,000 identifiers 10,000 are removed, 10,000 inserted and 2,000 shuffled.
  ///
  /// Any diff has 10,000 deletes and 10,000 inserts; the fewest moves are 1,919.
  public static var b: DiffWorkload {
    DiffWorkload(identifier: "w-b", count: 100_000, unit: 10_000)
  }

  /// The seed of the identifiers and of the shuffle, which decides how few moves are enough.
  private static var seed: UInt64 { 42 }

  /// Removes 2...3 units, inserts one at 3, then shuffles the first fifth of a unit.
  private init(identifier: String, count: Int, unit: Int) {
    var words = SplitMix64(seed: Self.seed)
    let old = (0..<count).map { _ in UUID(from: &words) }
    var new = old
    new.removeSubrange(2 * unit..<3 * unit)
    new.insert(contentsOf: (0..<unit).map { _ in UUID(from: &words) }, at: 3 * unit)
    words.shuffle(&new, in: 0..<unit / 5)
    self.init(identifier: identifier, old: old, new: new)
  }
}

extension UUID {
  /// Takes all bits from two words, so that no two identifiers of a workload are alike.
  fileprivate init(from words: inout SplitMix64) {
    var high = words.next().littleEndian
    var low = words.next().littleEndian
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { target in
      withUnsafeBytes(of: &high) { target.copyMemory(from: $0) }
      withUnsafeBytes(of: &low) { source in
        UnsafeMutableRawBufferPointer(rebasing: target[8...]).copyMemory(from: source)
      }
    }
    self.init(uuid: bytes)
  }
}

extension SplitMix64 {
  /// Shuffles a part of a list from its front (Durstenfeld), drawing as Lemire (2019) does.
  ///
  /// Written out, so that the lists stay the same when the standard library's shuffle changes.
  fileprivate mutating func shuffle<Element>(_ elements: inout [Element], in range: Range<Int>) {
    for position in range.dropLast() {
      elements.swapAt(position, position + nextInt(below: range.upperBound - position))
    }
  }

  private mutating func nextInt(below bound: Int) -> Int {
    let width = UInt64(bound)
    var product = next().multipliedFullWidth(by: width)
    if product.low < width {
      let biasedCount = (0 &- width) % width
      while product.low < biasedCount { product = next().multipliedFullWidth(by: width) }
    }
    return Int(product.high)
  }
}
