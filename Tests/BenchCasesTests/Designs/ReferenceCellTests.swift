// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import TestSupport
import Testing
import UIKit

@testable import BenchCases

@MainActor @Suite struct ReferenceCellTests {
  private struct Item: Sendable {
    let number: Int
    var title: String { "Item \(number)" }
    var isMarked: Bool { number.isMultiple(of: 3) }
  }

  private final class PlainCell: UITableViewCell {
    let title = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that shows the same by other views: its label lies in a box.
  private final class BoxedCell: UITableViewCell {
    let title = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView(frame: CGRect(x: 6, y: 4, width: 220, height: 20))
      box.addSubview(title)
      contentView.addSubview(box)
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let list = ListBenchmark("items", rowCount: 200, row: Item.init(number:)) {
    Strategy("right", cell: PlainCell.self) { cell, item in
      cell.title.text = item.title
      cell.accessoryType = item.isMarked ? .checkmark : .none
    }
    // Wrong in fresh cells and recycled ones alike: its own fresh cells could not tell.
    Strategy("never-marked", cell: PlainCell.self) { cell, item in cell.title.text = item.title }
    Strategy("kept-mark", cell: PlainCell.self) { cell, item in
      cell.title.text = item.title
      if item.isMarked { cell.accessoryType = .checkmark }
    }
  }
  .reference(cell: BoxedCell.self) { cell, item in
    cell.title.text = item.title
    cell.accessoryType = item.isMarked ? .checkmark : .none
  }

  private static func verification(_ strategy: String) throws -> CaseVerification {
    let design = CellDesign(list)
    let chosen = try require(design.ranked.first { $0.rawValue == strategy })
    let group = CaseGroup(workload: .steady, cell: "items", rowCount: 100, strategies: [chosen])
      .with(design: design)
    return try require(group.verify(rows: NoRows(), seed: 1, configureCount: 60).first)
  }

  @Test func rightAndWrongAndWithoutReference() throws {
    // What looks like the reference is right, whatever its views are.
    do {
      let found = try Self.verification("right")
      expect(found.isPassed, "\(found.failureSentence)")
    }
    // What is wrong in every cell of a strategy is found, and so is what a cell keeps.
    for strategy in ["never-marked", "kept-mark"] {
      let found = try Self.verification(strategy)
      expect(found.staleCount > 0 && !found.isPassed, "\(strategy)")
      expect(found.drawing?.contains(">fresh, row ") == true)
    }
    // Without the reference a strategy that is always wrong is held against itself.
    do {
      let list = ListBenchmark("items", rowCount: 200, row: Item.init(number:)) {
        Strategy("never-marked", cell: PlainCell.self) { cell, item in cell.title.text = item.title
        }
      }
      let design = CellDesign(list)
      let group = Cases.group(.steady, "items", 100, design.ranked).with(design: design)
      let found = try require(group.verify(rows: NoRows(), seed: 1, configureCount: 60).first)
      expect(found.isPassed && found.frameCount > 4)
    }
  }
}
