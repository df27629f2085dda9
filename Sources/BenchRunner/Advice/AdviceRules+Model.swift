// SPDX-License-Identifier: Apache-2.0

extension AdviceRules {
  /// The least growth of a fill with each row that counts as work on every row: a byte, or one retain for ten rows.
  ///
  /// It must also make up half of what a fill takes.
  private static let leastBytesPerRow = 1.0
  private static let leastRetainsPerRow = 0.1

  var modelRemarks: [AdviceRemark] {
    guard let fewer = facts.fewer else { return [] }
    guard fewer.fills.recycledCount > 0, recycled > 0 else { return countRemarks(fewer) }
    let counts = [
      ("bytes", fewer.fills.byteCount, fills.byteCount, Self.leastBytesPerRow),
      ("retains", fewer.fills.retainCount, fills.retainCount, Self.leastRetainsPerRow),
    ]
    for (name, few, many, least) in counts {
      let (few, many) = (few / fewer.fills.recycledCount, many / recycled)
      guard grows(few, many, over: fewer, least: least) else { continue }
      return AdviceMark.modelSorting.remark(
        "a fill goes through all rows: \(few) \(name) with \(fewer.rowCount) rows and"
          + " \(many) with \(facts.rowCount)"
      )
    }
    return countRemarks(fewer)
  }

  /// The advice on data sources that go through all rows to count them.
  private func countRemarks(_ fewer: FewerRows) -> [AdviceRemark] {
    let (few, many) = (fewer.counting, facts.rowCounting)
    let counts = [
      ("bytes", few.byteCount, many.byteCount, Self.leastBytesPerRow),
      ("retains", few.retainCount, many.retainCount, Self.leastRetainsPerRow),
    ]
    guard let (name, few, many, _) = counts.first(where: { grows($1, $2, over: fewer, least: $3) })
    else { return [] }
    return AdviceMark.modelSorting.remark(
      "all rows are gone through to say how many there are: \(few) \(name) with"
        + " \(fewer.rowCount) rows and \(many) with \(facts.rowCount)"
    )
  }

  /// Returns true if a count grows by enough with each row, and that makes up half of it or more.
  private func grows(_ few: Int, _ many: Int, over fewer: FewerRows, least: Double) -> Bool {
    let perRow = Double(many - few) / Double(facts.rowCount - fewer.rowCount)
    return perRow >= least && 2 * perRow * Double(facts.rowCount) >= Double(many)
  }

  var heightRemarks: [AdviceRemark] {
    var remarks: [AdviceRemark] = []
    let heights = facts.heights
    if Self.isOften(heights.measuredCount, of: heights.askedCount) {
      remarks += AdviceMark.heightMeasured.remark(
        "heightForRowAt measures a text again in \(heights.measuredCount) of"
          + " \(heights.askedCount) answers that it gave before"
      )
    }
    let ratios = facts.round.heightRatios.values
    let farCount = ratios.count { $0 >= Self.heightFactor || $0 <= 1 / Self.heightFactor }
    guard Self.isOften(farCount, of: ratios.count) else { return remarks }
    let hasNear = Self.isOften(ratios.count - farCount, of: ratios.count)
    remarks += (hasNear ? AdviceMark.contentSizeJumps : .estimateFarOff)
      .remark(
        "\(farCount) of \(ratios.count) rows are at least three times as high as they are taken for,"
          + " or at most a third" + (hasNear ? ", and the others are not" : "")
      )
    return remarks
  }

  var layoutRemarks: [AdviceRemark] {
    var remarks: [AdviceRemark] = []
    let round = facts.round
    if Self.isOften(fills.laidOutCount, of: recycled) {
      let count = Self.fills(fills.laidOutCount, of: recycled)
      remarks += AdviceMark.layoutInFill.remark(
        "views are laid out before the frame is in \(count)"
      )
    }
    if Self.isOften(fills.measuredCount, of: recycled), !round.holdings.hasHosting {
      let count = Self.fills(fills.measuredCount, of: recycled)
      remarks += AdviceMark.textMeasured.remark(
        "a text is measured before the frame is in \(count)"
      )
    }
    let nested = round.holdings.cellCount(withStacks: Self.stackDepth)
    if Self.isOften(nested, of: round.holdings.cellCount) {
      remarks += AdviceMark.nestedStacks.remark(
        "stack views lie \(Self.stackDepth) deep or more in each other in \(nested) of"
          + " \(round.holdings.cellCount) cells"
      )
    }
    let late = round.updateCount - fills.updateCount
    if Self.isOften(late, of: fills.count) {
      remarks += AdviceMark.updateInLayout.remark(
        "configurations are updated again after the fill: \(late) times in \(fills.count)"
          + " fills"
      )
    }
    return remarks
  }

  var sizeRemarks: [AdviceRemark] {
    guard recycled > 0, fills.byteCount / recycled >= Self.largeByteCount else { return [] }
    return AdviceMark.largeFill.remark(
      "a fill asks for \(fills.byteCount / recycled) bytes of memory, over \(recycled) fills"
    )
  }
}
