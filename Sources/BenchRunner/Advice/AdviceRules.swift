// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// Rules that turn the counts of a case into advice, the same for all cases.
@MainActor struct AdviceRules {
  let facts: AdviceFacts

  /// The least share of fills that is reported: less may be rows of a rare kind, and cached work does not recur.
  static let share = 0.25
  /// The allowed ratio of a row's height and its estimate: texts of many lengths are within it of a middle one.
  static let heightFactor = 3.0
  /// Stack views nested so deep ask each other for their sizes over and over.
  static let stackDepth = 3
  /// A fill that asks for so many bytes makes more than the texts of a row.
  static let largeByteCount = 100_000

  /// Returns true if something happens in enough of all cases of it.
  static func isOften(_ count: Int, of total: Int) -> Bool {
    count > 0 && Double(count) >= share * Double(total)
  }

  var remarks: [AdviceRemark] {
    var all = reuseRemarks + growthRemarks + contentRemarks
    let explained = Set(all.map(\.mark))
    all += MadeRules(made: facts.made, fillCount: recycled, explained: explained).remarks
    all += modelRemarks + heightRemarks + layoutRemarks + changeRemarks
    if all.isEmpty { all += sizeRemarks }
    return all
  }

  var fills: FillCounts { facts.round.fills }
  var recycled: Int { facts.round.fills.recycledCount }

  static func fills(_ count: Int, of total: Int) -> String {
    count == total ? "each of \(total) fills" : "\(count) of \(total) fills"
  }
}

extension AdviceRules {
  private var reuseRemarks: [AdviceRemark] {
    if Self.isOften(fills.unaskedCount, of: fills.count) {
      return AdviceMark.cellsUnpooled.remark(
        "a new cell is made, and none asked of the table, in "
          + Self.fills(fills.unaskedCount, of: fills.count)
      )
    }
    let holdings = facts.round.holdings
    let (identifiers, rows) = (holdings.identifiers.count, holdings.paths.count)
    if identifiers > facts.round.mostVisible, 2 * identifiers >= rows {
      return AdviceMark.identifierPerRow.remark(
        "the cells of \(rows) rows have \(identifiers) reuse identifiers, so that a cell"
          + " hardly finds another row"
      )
    }
    let spare = facts.round.dequeuedCount - fills.count
    if Self.isOften(spare, of: fills.count) {
      return AdviceMark.cellsTakenTwice.remark(
        "\(spare) cells were asked of the table beside those of \(fills.count) fills, and no"
          + " row shows them"
      )
    }
    guard Self.isOften(fills.madeCount, of: fills.count) else { return [] }
    return AdviceMark.identifierPerRow.remark(
      "a new cell is made in \(Self.fills(fills.madeCount, of: fills.count)), though all"
        + " rows were shown before"
    )
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
    return Self.growing.flatMap { kind, noun, mark, cure -> [AdviceRemark] in
      let growth = holdings.growth(of: kind)
      guard Self.isOften(growth, of: holdings.fillCount) else { return [] }
      return mark.remark(
        "cells gather \(noun): \(growth) more in \(holdings.fillCount) fills; \(cure)"
      )
    }
  }

  private var contentRemarks: [AdviceRemark] {
    guard Self.isOften(fills.contentViewCount, of: recycled) else { return [] }
    let count = Self.fills(fills.contentViewCount, of: recycled)
    if Self.isOften(fills.replacedCount, of: recycled) {
      return AdviceMark.configurationFlip.remark(
        "a content view takes the place of one for another type of configuration in "
          + Self.fills(fills.replacedCount, of: recycled)
      )
    }
    return (facts.made.hasHostedNodes ? AdviceMark.hostingCleared : .configurationCleared)
      .remark(
        "a content view is made for a cell that had one before in \(count)"
      )
  }
}

extension AdviceRules {
  private var changeRemarks: [AdviceRemark] {
    let round = facts.round
    if Self.isOften(round.refilledFrameCount, of: round.frameCount) {
      return AdviceMark.reloadWhileScrolling.remark(
        "all rows that were in view are filled again in \(round.refilledFrameCount) of"
          + " \(round.frameCount) frames that only scroll"
      )
    }
    guard let changes = facts.changes else { return [] }
    let frames = changes.frameCount
    if Self.isOften(changes.differentFrameCount, of: frames) {
      return AdviceMark.differenceOfAll.remark(
        "\(changes.differentFrameCount) snapshots of \(frames) changes were compared with"
          + " what was shown, and none of their \(changes.differentRowCount) rows was known"
      )
    }
    if Self.isOften(changes.exchangedFrameCount, of: frames) {
      return AdviceMark.modelAsIdentifier.remark(
        "a row that changed came as another one at its place in"
          + " \(changes.exchangedFrameCount) of \(frames) changes: the snapshot's identifiers change"
          + " with the model"
      )
    }
    guard Self.isOften(changes.wastefulFrameCount, of: frames) else { return [] }
    return (changes.hasSnapshots ? AdviceMark.snapshotReloaded : .reloadForOne)
      .remark(
        "\(changes.wastefulFillCount) cells were filled in \(changes.wastefulFrameCount)"
          + " changes, after which \(changes.wastefulNewCount) rows show something new"
      )
  }
}
