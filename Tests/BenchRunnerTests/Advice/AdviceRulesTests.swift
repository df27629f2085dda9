// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchRunner

@Suite("Advice rules") @MainActor struct AdviceRulesTests {
  /// A hundred fills of recycled cells, in twenty frames.
  private static func plain() -> AdviceFacts {
    var facts = AdviceFacts()
    facts.rowCount = 1_000
    facts.round.fills.recycledCount = 100
    facts.round.fills.byteCount = 100 * 200
    facts.round.fills.retainCount = 100 * 20
    facts.round.frameCount = 20
    facts.round.mostVisible = 12
    return facts
  }

  private static func marks(_ facts: AdviceFacts) -> [AdviceMark] {
    AdviceRules(facts: facts).remarks.map(\.mark)
  }

  @Test("of counts in which nothing stands out nothing is said")
  func nothing() {
    expect(Self.marks(Self.plain()).isEmpty)
    expect(Self.marks(AdviceFacts()).isEmpty, "nor where nothing was filled")
  }

  /// Sets a count of a hundred, with its mark.
  private static let counts: [(set: (inout AdviceFacts, Int) -> Void, mark: AdviceMark)] = [
    ({ $0.round.fills.laidOutCount = $1 }, .layoutInFill),
    ({ $0.round.fills.measuredCount = $1 }, .textMeasured),
    ({ $0.round.fills.contentViewCount = $1 }, .configurationCleared),
    ({ $0.round.updateCount = $1 }, .updateInLayout),
    ({ $0.round.dequeuedCount = 100 + $1 }, .cellsTakenTwice),
    ({ $0.made.openedFiles = TypeTally.Count(count: $1, stretchCount: $1) }, .fileReading),
  ]

  @Test("a quarter of the fills is often, and less is not", arguments: 0..<6)
  func share(_ number: Int) {
    let (set, mark) = Self.counts[number]
    var facts = Self.plain()
    set(&facts, 25)
    expectEqual(Self.marks(facts), [mark])
    set(&facts, 24)
    expect(Self.marks(facts).isEmpty)
  }

  @Test func explainedAndTexts() {
    // Views that stand for a configuration explain the views and constraints in them.
    do {
      var facts = Self.plain()
      facts.made.classes = [
        (UILabel.self, TypeTally.Count(count: 200, stretchCount: 100)),
        (NSLayoutConstraint.self, TypeTally.Count(count: 400, stretchCount: 100)),
      ]
      expectEqual(Self.marks(facts), [.subviewsRebuilt, .constraintsRemade])
      facts.round.fills.contentViewCount = 100
      expectEqual(Self.marks(facts), [.configurationCleared])
      facts.round.fills.replacedCount = 50
      expectEqual(Self.marks(facts), [.configurationFlip])
    }
    // A label's copies of kept texts are no texts that are built.
    do {
      let copies =
        [(NSMutableAttributedString.self, 100), (NSAttributedString.self, 100)] as [(AnyClass, Int)]
      var facts = Self.plain()
      facts.made.classes = copies.map { ($0.0, TypeTally.Count(count: $0.1, stretchCount: 100)) }
      // Without a label that took them they are the app's own.
      expectEqual(Self.marks(facts), [.attributedString])
      facts.made.classes = [(NSAttributedString.self, TypeTally.Count(count: 90, stretchCount: 90))]
      expectEqual(Self.marks(facts), [.attributedString])
    }
  }

  /// Bytes and retains of a fill with 200 and with 1,000 rows, and true if they grow with the rows.
  @Test(
    "what a fill takes grows with the rows where half of it or more does",
    arguments: [
      (200, 200, 20, 20, false), (200, 240, 20, 24, false), (200, 400, 20, 20, false),
      (1_000, 5_000, 20, 20, true), (3_000, 4_000, 20, 20, false), (0, 900, 20, 20, true),
      (0, 0, 200, 1_000, true), (0, 0, 20, 60, false), (0, 0, 100, 300, true),
      (5_000, 1_000, 20, 20, false),
    ]
  )
  func rows(_ few: Int, _ many: Int, _ fewRetains: Int, _ manyRetains: Int, _ grows: Bool) {
    var facts = Self.plain()
    facts.round.fills.byteCount = 100 * many
    facts.round.fills.retainCount = 100 * manyRetains
    var fewer = FillCounts()
    fewer.recycledCount = 50
    fewer.byteCount = 50 * few
    fewer.retainCount = 50 * fewRetains
    facts.fewer = FewerRows(rowCount: 200, fills: fewer)
    expectEqual(Self.marks(facts), grows ? [.modelSorting] : [])
  }

  @Test(
    "what it takes to count the rows is told where it grows with them, and not where it is much"
  )
  func rowCounts() {
    var facts = Self.plain()
    facts.fewer = FewerRows(
      rowCount: 200,
      fills: facts.round.fills,
      counting: CountFacts(byteCount: 9_000, retainCount: 500)
    )
    facts.rowCounting = CountFacts(byteCount: 9_000, retainCount: 500)
    expect(Self.marks(facts).isEmpty)
    facts.rowCounting = CountFacts(byteCount: 45_000, retainCount: 500)
    expectEqual(Self.marks(facts), [.modelSorting])
    facts.rowCounting = CountFacts(byteCount: 9_000, retainCount: 2_500)
    expectEqual(Self.marks(facts), [.modelSorting])
  }

  @Test func heightsAndLargeAndNames() {
    // Estimates are far off where rows come to three times as much, or a third.
    do {
      func ratios(_ far: Double, _ farCount: Int) -> [IndexPath: Double] {
        Dictionary(
          uniqueKeysWithValues: (0..<100)
            .map { (IndexPath(indexes: [0, $0]), $0 < farCount ? far : 1.2) }
        )
      }
      var facts = Self.plain()
      for (far, count, mark) in [
        (3.0, 100, AdviceMark.estimateFarOff), (0.3, 90, .estimateFarOff),
        (4, 75, .contentSizeJumps), (4, 25, .contentSizeJumps), (4, 24, nil), (2.9, 100, nil),
        (0.34, 100, nil),
      ] as [(Double, Int, AdviceMark?)] {
        facts.round.heightRatios = ratios(far, count)
        expectEqual(Self.marks(facts), [mark].compactMap(\.self), "\(far) in \(count)")
      }
    }
    // A large fill is told where nothing else explains it.
    do {
      var facts = Self.plain()
      facts.round.fills.byteCount = 100 * 100_000
      expectEqual(Self.marks(facts), [.largeFill])
      facts.made.openedFiles = TypeTally.Count(count: 100, stretchCount: 100)
      expectEqual(Self.marks(facts), [.fileReading])
    }
    // Each mark has a name of its own, in the words of the article.
    let names = AdviceMark.allCases.map(\.rawValue)
    expectEqual(Set(names).count, names.count)
    expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }
}
