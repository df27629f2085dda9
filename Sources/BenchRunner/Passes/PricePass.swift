// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
public import BenchLists
public import BenchStatistics
@_spi(Headless) import HeadlessUIKit

/// What the engine takes for one write, apart from any strategy.
public struct WritePrice: Sendable {
  /// Whether a write changes what is shown.
  public enum Effect: String, CaseIterable, Sendable {
    /// The value is the very one that is shown.
    case redundant
    /// The value is equal to the one that is shown and lies in memory of its own; texts alone.
    case equalElsewhere
    /// The value is another one.
    case effective
  }

  /// What is written under which circumstances.
  public struct Item: Hashable, Sendable {
    /// What kind of property is set.
    public let kind: WriteKind
    /// Whether the value is another one.
    public let effect: Effect
    /// Whether setters compare before they invalidate.
    public let comparesSetters: Bool
    /// Whether the next frame counts too, or the call alone.
    public let isOfFrame: Bool

    /// Names what is written.
    public init(kind: WriteKind, effect: Effect, comparesSetters: Bool, isOfFrame: Bool) {
      self.kind = kind
      self.effect = effect
      self.comparesSetters = comparesSetters
      self.isOfFrame = isOfFrame
    }
  }

  /// What is written.
  public let item: Item
  /// The price of one write in nanoseconds, without the loop: the median of the rounds.
  public let price: IntervalEstimate
  /// One turn of the empty loop, which was taken away, with its share of an unchanged frame where
  /// frames count.
  public let emptyNanoseconds: Double
  /// The writes of a batch.
  public let batchCount: Int
  /// How many batches were taken.
  public let roundCount: Int
}

/// The price pass: what a redundant and an effective write of each kind cost in this engine.
///
/// A hundred cells like `card` stand in one window. A batch writes a property of one kind a hundred
/// times, once to each target, five times over, and lets a frame pass after each time: every write
/// finds its view clean, as the first write to a cell does. Of the price of a call the frame is not
/// timed; of the price of a frame it is. A loop that reads the same targets and values and writes
/// nothing is taken in the same round and taken away, with an unchanged frame where frames count.
/// Kinds, effects and settings take turns in an order that is shuffled anew in each round.
/// Failure mode: writes of one kind alone share layout and display among fewer other changes than
/// writes of a cell do, so prices over a frame do not add up to what a whole cell costs.
@MainActor public struct PricePass {
  /// How often all targets are written in a batch.
  private static let turnCount = 5

  private let tree: PricedTree
  private let seed: UInt64
  private let roundCount: Int

  /// Prepares the pass with texts of some rows.
  public init(rows: any RowSource, seed: UInt64, roundCount: Int = 25) {
    tree = PricedTree(rows: rows)
    self.seed = seed
    self.roundCount = roundCount
  }

  /// All that is priced.
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

  /// What takes a turn in a round: writes, or the loop without them.
  private enum Turn: Hashable {
    case write(WritePrice.Item)
    case empty(WriteKind, isOfFrame: Bool)
  }

  /// Takes the prices, or returns nil if it was interrupted.
  ///
  /// - Throws: `StatisticsError` if there are too few rounds for an interval.
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
    // What is made at the first use of anything is made before anything is timed.
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

  /// The time of a batch for one of its writes.
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
      for _ in 0..<Self.turnCount {
        sum += time(isOfFrame: isOfFrame) { tree.read(kind) }
      }
    }
    return Double(sum) / Double(Self.turnCount * PricedTree.targetCount)
  }

  /// The time of a loop over all targets, with the frame after it or without.
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
