// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@Suite("Price pass") @MainActor struct PricePassTests {
  private static let seed: UInt64 = 18

  /// The writes that a loop over all targets asks for, and the effective ones.
  private func writes(
    _ tree: PricedTree,
    _ item: WritePrice.Item,
    turn: Int
  ) -> (asked: Int, effective: Int) {
    let before = EngineCounters.now()
    tree.write(item.kind, from: PricedTree.Values(item.effect, turn: turn))
    let made = EngineCounters.now() - before
    tree.renderer.renderFrame()
    return (made["propertyWritesAsked"], made["propertyWritesEffective"])
  }

  @Test func itemsAndEffects() {
    // Every kind is priced redundant and effective, at both settings, by call and by frame.
    let items = PricePass.items
    expectEqual(Set(items).count, items.count)
    for kind in WriteKind.allCases {
      let effects = kind == .text ? 3 : 2
      expectEqual(items.count { $0.kind == kind }, effects * 2 * 2, "\(kind)")
    }
    // With setter comparison each redundant write changes nothing and each effective one does.
    do {
      let former = SetterComparison.isOn
      defer { SetterComparison.isOn = former }
      SetterComparison.isOn = true
      for item in PricePass.items where item.comparesSetters {
        let tree = PricedTree(rows: SampleRows.stored(40))
        for turn in 0..<4 {
          let made = writes(tree, item, turn: turn)
          expectEqual(made.asked, PricedTree.targetCount, "\(item)")
          let effective = item.effect == .effective ? PricedTree.targetCount : 0
          expectEqual(made.effective, effective, "\(item), turn \(turn)")
        }
      }
    }
  }

  @Test func withoutComparisonAndEmptyLoopAndPrices() throws {
    // Without setter comparison every write takes effect, and the frame draws what it is told.
    do {
      let former = SetterComparison.isOn
      defer { SetterComparison.isOn = former }
      SetterComparison.isOn = false
      for item in PricePass.items where !item.comparesSetters {
        let tree = PricedTree(rows: SampleRows.stored(40))
        let made = writes(tree, item, turn: 1)
        expect(made.asked == PricedTree.targetCount && made.effective == made.asked, "\(item)")
      }
    }
    // The empty loop writes nothing.
    do {
      let tree = PricedTree(rows: SampleRows.stored(3))
      let before = EngineCounters.now()
      for kind in WriteKind.allCases { tree.read(kind) }
      expectEqual((EngineCounters.now() - before)["propertyWritesAsked"], 0)
    }
    // All prices come with their rounds, and the knob is put back.
    do {
      let former = SetterComparison.isOn
      let pass = PricePass(rows: SampleRows.stored(30), seed: Self.seed, roundCount: 8)
      let prices = try require(try pass.take())
      expectEqual(prices.map(\.item), PricePass.items)
      for price in prices {
        expect(price.roundCount == 8 && price.batchCount >= 500)
        expect(price.price.low <= price.price.estimate && price.price.estimate <= price.price.high)
      }
      expectEqual(SetterComparison.isOn, former)
    }
  }

  @Test("an interruption leaves all prices out and puts the knob back")
  func interruption() throws {
    let former = SetterComparison.isOn
    let pass = PricePass(rows: SampleRows.stored(30), seed: Self.seed, roundCount: 8)
    var questions = 0
    let prices = try pass.take(isInterrupted: {
      questions += 1
      return questions == 2
    })
    expect(prices == nil && questions == 2 && SetterComparison.isOn == former)
  }
}
