// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
public import BenchLists
public import BenchStatistics
@_spi(Headless) import HeadlessUIKit

/// The engine's price of one write, apart from any strategy.
public struct WritePrice: Sendable {
  public enum Effect: String, CaseIterable, Sendable {
    /// The value is the very one that is shown.
    case redundant
    /// The value equals the one that is shown and has its own memory; texts alone.
    case equalElsewhere
    case effective
  }

  public struct Item: Hashable, Sendable {
    public let kind: WriteKind
    public let effect: Effect
    /// True if setters compare before they invalidate.
    public let comparesSetters: Bool
    /// True if the next frame counts too.
    public let isOfFrame: Bool

    public init(kind: WriteKind, effect: Effect, comparesSetters: Bool, isOfFrame: Bool) {
      self.kind = kind
      self.effect = effect
      self.comparesSetters = comparesSetters
      self.isOfFrame = isOfFrame
    }
  }

  public let item: Item
  /// The price of one write in nanoseconds, without the loop: the median of the rounds.
  public let price: IntervalEstimate
  /// One turn of the empty loop, which was subtracted, with its share of an unchanged frame where frames count.
  public let emptyNanoseconds: Double
  public let batchCount: Int
  public let roundCount: Int
}

/// The price pass: the cost of a redundant and an effective write of each kind in this engine.
///
/// A batch writes a property of one kind to each of a hundred targets, five times, with a frame after each time: every
/// write finds its view clean, as the first write to a cell does. The price of a frame includes it, that of a call does
/// not. A loop that reads the same targets and values and writes nothing is subtracted in the same round, with an
/// unchanged frame where frames count. Kinds, effects and settings are interleaved in an order that is shuffled in each
/// round. Failure mode: writes of one kind alone share layout and display among fewer other changes than writes of a
/// cell do, so prices over a frame do not add up to the cost of a whole cell.
@MainActor public struct PricePass {
  private static let turnCount = 5

  private let tree: PricedTree
  private let seed: UInt64
  private let roundCount: Int

  public init(rows: any RowSource, seed: UInt64, roundCount: Int = 25) {
    tree = PricedTree(rows: rows)
    self.seed = seed
    self.roundCount = roundCount
  }

  public nonisolated static let items: [WritePrice.Item] = WriteKind.allCases.flatMap { kind in
    WritePrice.Effect.allCases
      .filter { $0 != .equalElsewhere || kind == .text }
      .flatMap { effect in
        [true, false]
          .flatMap { comparesSetters in
            [false, true]
              .map { isOfFrame in
                WritePrice.Item(
                  kind: kind,
                  effect: effect,
                  comparesSetters: comparesSetters,
                  isOfFrame: isOfFrame
                )
              }
          }
      }
  }

  /// Writes, or the loop without them.
  private enum Turn: Hashable {
    case write(WritePrice.Item)
    case empty(WriteKind, isOfFrame: Bool)
  }

  /// Measures the prices, or returns nil if it was interrupted.
  public func take(
    isInterrupted: () -> Bool = { false }
  ) throws(StatisticsError) -> [WritePrice]? {
    let former = SetterComparison.isOn
    defer { SetterComparison.isOn = former }
    let turns =
      Self.items.map(Turn.write)
      + WriteKind.allCases.flatMap { [.empty($0, isOfFrame: false), .empty($0, isOfFrame: true)] }
    var generator = SeededGenerator(seed: seed)
    let schedule = RoundSchedule(
      roundCount: roundCount,
      strategyCount: turns.count,
      using: &generator
    )
    // Whatever is made at its first use is made before anything is timed.
    for turn in turns { _ = nanoseconds(of: turn) }
    var times: [Turn: [Double]] = [:]
    for order in schedule.orders {
      if isInterrupted() { return nil }
      for position in order {
        times[turns[position], default: []].append(nanoseconds(of: turns[position]))
      }
    }
    var prices: [WritePrice] = []
    for item in Self.items { prices.append(try price(of: item, times)) }
    return prices
  }

  private func price(
    of item: WritePrice.Item,
    _ times: [Turn: [Double]]
  ) throws(StatisticsError) -> WritePrice {
    let empty = times[.empty(item.kind, isOfFrame: item.isOfFrame)] ?? []
    let written = times[.write(item)] ?? []
    return WritePrice(
      item: item,
      price: try SignTest.median(of: zip(written, empty).map { $0 - $1 }),
      emptyNanoseconds: try Median.of(empty),
      batchCount: Self.turnCount * PricedTree.targetCount,
      roundCount: written.count
    )
  }

  /// Returns the nanoseconds of a batch for one of its writes.
  private func nanoseconds(of turn: Turn) -> Double {
    var sum = 0
    switch turn {
    case .write(let item):
      SetterComparison.isOn = item.comparesSetters
      tree.write(item.kind, from: .shown)
      tree.renderer.renderFrame()
      for turn in 0..<Self.turnCount {
        let values = PricedTree.Values(item.effect, turn: turn)
        sum += time(isOfFrame: item.isOfFrame) { tree.write(item.kind, from: values) }
      }
    case .empty(let kind, let isOfFrame):
      tree.renderer.renderFrame()
      for _ in 0..<Self.turnCount { sum += time(isOfFrame: isOfFrame) { tree.read(kind) } }
    }
    return Double(sum) / Double(Self.turnCount * PricedTree.targetCount)
  }

  /// Returns the nanoseconds of a loop over all targets, with the frame after it or without.
  private func time(isOfFrame: Bool, _ loop: () -> Void) -> Int {
    let start = MonotonicClock.nowNanoseconds()
    loop()
    if isOfFrame {
      tree.renderer.renderFrame()
      return MonotonicClock.nowNanoseconds() - start
    }
    let elapsed = MonotonicClock.nowNanoseconds() - start
    tree.renderer.renderFrame()
    return elapsed
  }
}
