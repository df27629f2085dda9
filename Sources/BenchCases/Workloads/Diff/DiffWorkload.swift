// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
public import Foundation

/// Two lists of identifiers to be diffed: a published workload, always the same.
///
/// W-A and W-B are those of DifferenceKit's benchmark, W-C and W-D those of ListKit's. The identifiers of W-A and W-B
/// are random there; here they come from a seed.
public struct DiffWorkload<Element: Hashable & Sendable>: Sendable {
  public let identifier: String
  public let old: [Element]
  public let new: [Element]
}

extension DiffWorkload where Element == Int {
  /// W-C: the first half is removed, as much is inserted behind the second; no moves.
  public static func overlap(_ count: Int) -> DiffWorkload {
    DiffWorkload(
      identifier: "w-c-overlap-\(count)",
      old: Array(0..<count),
      new: Array(count / 2..<count / 2 + count)
    )
  }

  /// W-C: nothing has changed, in lists that share no storage.
  public static func unchanged(_ count: Int) -> DiffWorkload {
    DiffWorkload(identifier: "w-c-unchanged-\(count)", old: Array(0..<count), new: Array(0..<count))
  }

  /// W-C: from the last place to the second, `i` is swapped with `7i mod (i + 1)`.
  public static func shuffled(_ count: Int) -> DiffWorkload {
    let old = Array(0..<count)
    var new = old
    for place in stride(from: count - 1, through: 1, by: -1) {
      new.swapAt(place, place * 7 % (place + 1))
    }
    return DiffWorkload(identifier: "w-c-shuffled-\(count)", old: old, new: new)
  }

  /// W-D: a part is deleted at the front, as much is inserted, a part of the rest moves to the end.
  ///
  /// The part is in tenths: 2 for moderate and 5 for heavy. The new list holds the survivors that stay, then the
  /// inserted, then the moved.
  public static func mixed(_ count: Int, tenths: Int) -> DiffWorkload {
    let deleted = count * tenths / 10
    let moved = (count - deleted) * tenths / 10
    return DiffWorkload(
      identifier: "w-d-\(tenths)of10-\(count)",
      old: Array(0..<count),
      new: Array(deleted + moved..<count) + Array(count..<count + deleted)
        + Array(deleted..<deleted + moved)
    )
  }
}

extension DiffWorkload where Element == UUID {
  /// W-A: of 5,000 identifiers 1,000 are removed, 1,000 inserted and 200 shuffled; the fewest moves are 172.
  public static var a: DiffWorkload { DiffWorkload(identifier: "w-a", count: 5_000, unit: 1_000) }

  /// W-B: of 100,000 identifiers 10,000 are removed, 10,000 inserted and 2,000 shuffled; the fewest moves are 1,919.
  public static var b: DiffWorkload {
    DiffWorkload(identifier: "w-b", count: 100_000, unit: 10_000)
  }

  /// The seed of the identifiers and of the shuffle, which decides the fewest moves.
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
  /// Shuffles a part of a list from its front (Durstenfeld), drawing as Lemire (2019) does; independent of the standard
  /// library's shuffle.
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
