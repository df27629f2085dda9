// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import UIKit

@testable import BenchCases
@testable import BenchCells

@MainActor enum PlantedCells {
  /// The object that is made or held once more; a header of two words, which is 16 bytes.
  final class Item {}

  /// The last object of a planted cell, behind a pointer, so that storing is one store.
  static let made: UnsafeMutablePointer<Item?> = slot()
  static let held: UnsafeMutablePointer<Item?> = slot()
  static let item = Item()

  /// The patched slots at each fill of the watching cell, inside and outside of timed blocks.
  static var seen: (timed: [Int], untimed: [Int]) = ([], [])
  static var isTimed = false

  private static func slot() -> UnsafeMutablePointer<Item?> {
    let slot = UnsafeMutablePointer<Item?>.allocate(capacity: 1)
    slot.initialize(to: nil)
    return slot
  }

  static func subtitle(mutation: ScenarioCell.Type) -> CellDesign {
    var classes = CellClasses.subtitle
    classes.mutation = mutation
    return CellDesign(
      name: "subtitle",
      height: .fixed(44),
      fields: [.title, .source, .isRead],
      classes: classes,
      twin: nil,
      reference: { row, size in CellDesign.subtitle.suiteCell?.reference(row, size) ?? [] }
    )
  }

  class Plain: ScenarioCell {
    private let views = SubtitleViews()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      views.add(to: contentView)
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func fill(with row: Row) {
      views.show(SubtitleFields(row))
      if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      views.layOut(in: contentView.bounds)
    }
  }

  /// Does nothing more, by the same kind of override: a debug build retains a cell during a call to `super`.
  final class Twin: Plain {
    override func fill(with row: Row) { super.fill(with: row) }
  }

  final class Allocating: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      made.pointee = Item()
    }
  }

  final class Retaining: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      held.pointee = item
    }
  }

  final class Watching: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      let count = CallCounting.patchedSlotCount
      if isTimed { seen.timed.append(count) } else { seen.untimed.append(count) }
    }
  }
}
