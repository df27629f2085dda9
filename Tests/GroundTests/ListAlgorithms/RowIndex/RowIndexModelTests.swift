// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Testing

@testable import ListAlgorithms

@Suite("Row index against arrays of arrays") struct RowIndexModelTests {
  struct Plan: CustomTestStringConvertible, Sendable {
    let leafCapacity, branchCapacity: Int
    let palette: [Double]
    let rowLimit: Int

    init(_ leafCapacity: Int, _ branchCapacity: Int, _ palette: [Double], _ rowLimit: Int) {
      (self.leafCapacity, self.branchCapacity) = (leafCapacity, branchCapacity)
      (self.palette, self.rowLimit) = (palette, rowLimit)
    }

    var testDescription: String {
      "nodes \(leafCapacity)/\(branchCapacity), \(palette.count) heights"
    }
  }

  static let many = (0..<500).map { Double($0) / 256 + 30 }

  static let plans = [
    Plan(4, 4, [0, 44], 70), Plan(4, 5, [0, 1, 44, 44.5], 70), Plan(5, 4, many, 70),
    Plan(31, 15, many, 110), Plan(7, 6, [1, 2, 3], 110),
  ]

  @Test("L2: look-ups and edits equal those of linear sums", arguments: plans, [1, 2] as [UInt64])
  func edits(plan: Plan, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let edits = (0..<1_500).map { _ in RowEdit(using: &generator, palette: plan.palette) }
    guard let failure = Self.firstFailure(of: edits, plan: plan) else { return }
    let shortest = Self.shortened(Array(edits[...failure.step]), plan: plan)
    Issue.record(
      """
      seed \(seed), edit \(failure.step): \(failure.difference)
      shortest: \(shortest.map(\.description).joined(separator: "; "))
      """
    )
  }

  static func firstFailure(of edits: [RowEdit], plan: Plan) -> (step: Int, difference: String)? {
    let index = RowIndex(leafCapacity: plan.leafCapacity, branchCapacity: plan.branchCapacity)
    var model = NaiveRowList()
    for (step, edit) in edits.enumerated() {
      edit.apply(to: &model, and: index, rowLimit: plan.rowLimit)
      let difference =
        step % 100 == 99 || step == edits.count - 1
        ? RowIndexComparison.difference(index, model)
        : sampledDifference(index, model, edit, checking: step % 4 == 0)
      if let difference { return (step, difference) }
    }
    return nil
  }

  /// Asks for the totals and one of each look-up, at places that the edit's draws choose.
  private static func sampledDifference(
    _ index: RowIndex,
    _ model: NaiveRowList,
    _ edit: RowEdit,
    checking: Bool
  ) -> String? {
    if checking, let fault = index.checkInvariants() { return fault }
    if let difference = RowIndexComparison.countDifference(index, model) { return difference }
    let placements = model.placements()
    guard !placements.isEmpty else { return nil }
    let placement = placements[edit.draws[0] % placements.count]
    let far = placements[edit.draws[1] % placements.count]
    let section = edit.draws[2] % model.sections.count
    return RowIndexComparison.elementDifference(index, placement)
      ?? RowIndexComparison.sectionDifference(index, model, section: section)
      ?? RowIndexComparison.offsetDifference(index, placements, at: placement.extent.minY)
      ?? RowIndexComparison.offsetDifference(index, placements, at: far.extent.maxY - 1 / 256)
      ?? RowIndexComparison.walkDifference(
        index,
        placements,
        from: far.extent.minY + 0.25,
        to: far.extent.minY + 300
      )
  }

  private static func shortened(_ edits: [RowEdit], plan: Plan) -> [RowEdit] {
    var edits = edits
    var chunk = max(1, edits.count / 2)
    while chunk > 0 {
      var start = 0
      while start < edits.count {
        var rest = edits
        rest.removeSubrange(start..<min(edits.count, start + chunk))
        if firstFailure(of: rest, plan: plan) != nil { edits = rest } else { start += chunk }
      }
      chunk /= 2
    }
    return edits
  }
}
