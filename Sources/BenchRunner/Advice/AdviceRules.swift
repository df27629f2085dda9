// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// What counts of a case tell of it, by rules that are the same for all cases.
@MainActor struct AdviceRules {
  let facts: AdviceFacts

  /// What is done in as large a part of all fills is told: less may be rows of a rare kind, and what a list
  /// keeps is there in all of them the second time.
  static let share = 0.25
  /// Rows may be so many times as high as they are taken for, or as low: texts of many lengths are within
  /// it with the estimate of a middle one.
  static let heightFactor = 3.0
  /// Stack views that lie so deep in each other ask each other for their sizes over and over.
  static let stackDepth = 3
  /// A fill that asks for so many bytes makes more than the texts of a row.
  static let largeByteCount = 100_000

  /// Whether something happens in enough of all cases of it.
  static func isOften(_ count: Int, of total: Int) -> Bool {
    count > 0 && Double(count) >= share * Double(total)
  }

  /// What there is to say, the most general first.
  var remarks: [AdviceRemark] {
    var all = reuseRemarks + growthRemarks + contentRemarks
    let explained = Set(all.map(\.mark))
    all += MadeRules(made: facts.made, fillCount: recycled, explained: explained).remarks
    all += modelRemarks + heightRemarks + layoutRemarks + changeRemarks
    if all.isEmpty { all += sizeRemarks }
    return all
  }

  private var fills: FillCounts { facts.round.fills }
  private var recycled: Int { facts.round.fills.recycledCount }

  /// `each fill`, or in how many.
  static func fills(_ count: Int, of total: Int) -> String {
    count == total ? "each of \(total) fills" : "\(count) of \(total) fills"
  }
}

// Cells: whether they are used again, and what they gather.
extension AdviceRules {
  private var reuseRemarks: [AdviceRemark] {
    if Self.isOften(fills.unaskedCount, of: fills.count) {
      return [
        AdviceRemark(
          mark: .cellsUnpooled,
          sentence: "a new cell is made, and none asked of the table, in "
            + Self.fills(fills.unaskedCount, of: fills.count)
        )
      ]
    }
    let holdings = facts.round.holdings
    let (identifiers, rows) = (holdings.identifiers.count, holdings.paths.count)
    if identifiers > facts.round.mostVisible, 2 * identifiers >= rows {
      return [
        AdviceRemark(
          mark: .identifierPerRow,
          sentence:
            "the cells of \(rows) rows have \(identifiers) reuse identifiers, so that a cell"
            + " hardly finds another row"
        )
      ]
    }
    guard Self.isOften(fills.madeCount, of: fills.count) else { return [] }
    return [
      AdviceRemark(
        mark: .identifierPerRow,
        sentence:
          "a new cell is made in \(Self.fills(fills.madeCount, of: fills.count)), though all"
          + " rows were shown before"
      )
    ]
  }

  private static let growing:
    [(kind: CellHoldings.Kind, noun: String, mark: AdviceMark, cure: String)] = [
      (.views, "views", .viewsAdded, "add them once"),
      (.actions, "actions", .actionAdded, "add them once, or give them an identifier"),
      (.gestures, "gesture recognizers", .gestureAdded, "add them once"),
      (.layers, "layers", .layerAdded, "add them once"),
      (.constraints, "constraints", .constraintAdded, "activate them once"),
    ]

  private var growthRemarks: [AdviceRemark] {
    let holdings = facts.round.holdings
    return Self.growing.compactMap { kind, noun, mark, cure in
      let growth = holdings.growth(of: kind)
      guard Self.isOften(growth, of: holdings.fillCount) else { return nil }
      return AdviceRemark(
        mark: mark,
        sentence: "cells gather \(noun): \(growth) more in \(holdings.fillCount) fills; \(cure)"
      )
    }
  }

  private var contentRemarks: [AdviceRemark] {
    guard Self.isOften(fills.contentViewCount, of: recycled) else { return [] }
    let count = Self.fills(fills.contentViewCount, of: recycled)
    if Self.isOften(fills.replacedCount, of: recycled) {
      return [
        AdviceRemark(
          mark: .configurationFlip,
          sentence: "a content view takes the place of one for another type of configuration in "
            + Self.fills(fills.replacedCount, of: recycled)
        )
      ]
    }
    return [
      AdviceRemark(
        mark: facts.made.hasHostedNodes ? .hostingCleared : .configurationCleared,
        sentence: "a content view is made for a cell that had one before in \(count)"
      )
    ]
  }
}

// The model, heights, layout and size.
extension AdviceRules {
  /// What is done for each row grows with the rows where, of what a fill takes, that makes up half or more,
  /// and a row adds as much as it adds at least that is looked at once: a byte, or one retain for ten.
  private static let leastBytesPerRow = 1.0
  private static let leastRetainsPerRow = 0.1

  private var modelRemarks: [AdviceRemark] {
    guard let fewer = facts.fewer, fewer.fills.recycledCount > 0, recycled > 0 else { return [] }
    let rows = "with \(fewer.rowCount) rows and "
    let counts = [
      ("bytes", fewer.fills.byteCount, fills.byteCount, Self.leastBytesPerRow),
      ("retains", fewer.fills.retainCount, fills.retainCount, Self.leastRetainsPerRow),
    ]
    for (name, few, many, least) in counts {
      let (a, b) = (few / fewer.fills.recycledCount, many / recycled)
      let perRow = Double(b - a) / Double(facts.rowCount - fewer.rowCount)
      guard perRow >= least, 2 * perRow * Double(facts.rowCount) >= Double(b) else { continue }
      return [
        AdviceRemark(
          mark: .modelSorting,
          sentence: "a fill goes through all rows: \(a) \(name) \(rows)\(b) with \(facts.rowCount)"
        )
      ]
    }
    return []
  }

  private var heightRemarks: [AdviceRemark] {
    var remarks: [AdviceRemark] = []
    let heights = facts.heights
    if Self.isOften(heights.measuredCount, of: heights.askedCount) {
      remarks.append(
        AdviceRemark(
          mark: .heightMeasured,
          sentence: "heightForRowAt measures a text again in \(heights.measuredCount) of"
            + " \(heights.askedCount) answers that it gave before"
        )
      )
    }
    let ratios = facts.round.heightRatios.values
    let farCount = ratios.count { $0 >= Self.heightFactor || $0 <= 1 / Self.heightFactor }
    guard Self.isOften(farCount, of: ratios.count) else { return remarks }
    let hasNear = Self.isOften(ratios.count - farCount, of: ratios.count)
    remarks.append(
      AdviceRemark(
        mark: hasNear ? .contentSizeJumps : .estimateFarOff,
        sentence:
          "\(farCount) of \(ratios.count) rows are at least three times as high as they are taken for,"
          + " or at most a third" + (hasNear ? ", and the others are not" : "")
      )
    )
    return remarks
  }

  private var layoutRemarks: [AdviceRemark] {
    var remarks: [AdviceRemark] = []
    let round = facts.round
    if Self.isOften(fills.laidOutCount, of: recycled) {
      let count = Self.fills(fills.laidOutCount, of: recycled)
      remarks.append(
        AdviceRemark(
          mark: .layoutInFill,
          sentence: "views are laid out before the frame is in \(count)"
        )
      )
    }
    let nested = round.holdings.cellCount(withStacks: Self.stackDepth)
    if Self.isOften(nested, of: round.holdings.cellCount) {
      remarks.append(
        AdviceRemark(
          mark: .nestedStacks,
          sentence: "stack views lie \(Self.stackDepth) deep or more in each other in \(nested) of"
            + " \(round.holdings.cellCount) cells"
        )
      )
    }
    let late = round.updateCount - fills.updateCount
    if Self.isOften(late, of: fills.count) {
      remarks.append(
        AdviceRemark(
          mark: .updateInLayout,
          sentence:
            "configurations are updated again after the fill: \(late) times in \(fills.count)"
            + " fills"
        )
      )
    }
    return remarks
  }

  private var sizeRemarks: [AdviceRemark] {
    guard recycled > 0, fills.byteCount / recycled >= Self.largeByteCount else { return [] }
    return [
      AdviceRemark(
        mark: .largeFill,
        sentence:
          "a fill asks for \(fills.byteCount / recycled) bytes of memory, over \(recycled) fills"
      )
    ]
  }
}

// What is filled again, and what snapshots hold.
extension AdviceRules {
  private var changeRemarks: [AdviceRemark] {
    let round = facts.round
    if Self.isOften(round.refilledFrameCount, of: round.frameCount) {
      return [
        AdviceRemark(
          mark: .reloadWhileScrolling,
          sentence: "all rows that were in view are filled again in \(round.refilledFrameCount) of"
            + " \(round.frameCount) frames that only scroll"
        )
      ]
    }
    guard let changes = facts.changes else { return [] }
    let frames = changes.frameCount
    if Self.isOften(changes.differentFrameCount, of: frames) {
      return [
        AdviceRemark(
          mark: .differenceOfAll,
          sentence:
            "\(changes.differentFrameCount) snapshots of \(frames) changes were compared with"
            + " what was shown, and none of their \(changes.differentRowCount) rows was known"
        )
      ]
    }
    if Self.isOften(changes.exchangedFrameCount, of: frames) {
      return [
        AdviceRemark(
          mark: .modelAsIdentifier,
          sentence: "a row that changed came as another one at its place in"
            + " \(changes.exchangedFrameCount) of \(frames) changes: the snapshot's identifiers change"
            + " with the model"
        )
      ]
    }
    guard Self.isOften(changes.wastefulFrameCount, of: frames) else { return [] }
    return [
      AdviceRemark(
        mark: changes.hasSnapshots ? .snapshotReloaded : .reloadForOne,
        sentence: "\(changes.wastefulFillCount) cells were filled in \(changes.wastefulFrameCount)"
          + " changes, after which \(changes.wastefulNewCount) rows show something new"
      )
    ]
  }
}
