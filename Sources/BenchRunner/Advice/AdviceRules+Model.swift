// SPDX-License-Identifier: Apache-2.0

// The model, heights, layout and size.
extension AdviceRules {
  /// What is done for each row grows with the rows where, of what a fill takes, that makes up half or more,
  /// and a row adds as much as it adds at least that is looked at once: a byte, or one retain for ten.
  private static let leastBytesPerRow = 1.0
  private static let leastRetainsPerRow = 0.1

  var modelRemarks: [AdviceRemark] {
    guard let fewer = facts.fewer, fewer.fills.recycledCount > 0, recycled > 0 else {
      return countRemarks
    }
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
    return countRemarks
  }

  /// What is said where rows are gone through to be counted; a fill that does it says so itself.
  private var countRemarks: [AdviceRemark] {
    let counting = facts.rowCounting
    let rows = Double(facts.rowCount)
    let told =
      if Double(counting.byteCount) >= Self.leastBytesPerRow * rows {
        "\(counting.byteCount) bytes"
      } else if Double(counting.retainCount) >= Self.leastRetainsPerRow * rows {
        "\(counting.retainCount) retains"
      } else { "" }
    guard rows > 0, !told.isEmpty else { return [] }
    return [
      AdviceRemark(
        mark: .modelSorting,
        sentence:
          "all rows are gone through to say how many there are: \(told) with \(facts.rowCount)"
      )
    ]
  }

  var heightRemarks: [AdviceRemark] {
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

  var layoutRemarks: [AdviceRemark] {
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
    if Self.isOften(fills.measuredCount, of: recycled), !round.holdings.hasHosting {
      let count = Self.fills(fills.measuredCount, of: recycled)
      remarks.append(
        AdviceRemark(
          mark: .textMeasured,
          sentence: "a text is measured before the frame is in \(count)"
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

  var sizeRemarks: [AdviceRemark] {
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
