// SPDX-License-Identifier: Apache-2.0

/// One of the parts that a run is cut into, so that several machines share it.
public struct Shard: Hashable, Sendable {
  /// The most parts of a run.
  public static let countRange = 1...10_000

  /// Which part, counted from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Names a part, or returns nil if there is none of that number.
  public init?(index: Int, of count: Int) {
    guard Self.countRange.contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }
}
