// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import UIKit

@testable import BenchCases
@testable import BenchCells

/// Cells that do what the suite's `subtitle` does, and a known thing more.
@MainActor enum PlantedCells {
  /// The thing that is made or held once more; a header of two words, which is 16 bytes.
  final class Item {}

  /// What a planted cell made last, behind a pointer, so that storing is one store.
  static let made: UnsafeMutablePointer<Item?> = slot()
  /// What a planted cell holds.
  static let held: UnsafeMutablePointer<Item?> = slot()
  /// What is held.
  static let item = Item()

  /// What the watching cell saw: patched slots, at each fill inside and outside of timed blocks.
  static var seen: (timed: [Int], untimed: [Int]) = ([], [])
  /// Whether a timed block runs.
  static var isTimed = false

  private static func slot() -> UnsafeMutablePointer<Item?> {
    let slot = UnsafeMutablePointer<Item?>.allocate(capacity: 1)
    slot.initialize(to: nil)
    return slot
  }

  /// The suite's `subtitle` with another class for `mutation`.
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

  /// What `mutation` of the suite does, in a class that others may inherit from.
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

  /// Does nothing more, by the same kind of override as the others: what they are held against,
  /// since a debug build retains a cell for the time of a call to `super`.
  final class Twin: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
    }
  }

  /// Makes one object more for each configure.
  final class Allocating: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      made.pointee = Item()
    }
  }

  /// Retains one object more for each configure.
  final class Retaining: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      held.pointee = item
    }
  }

  /// Notes how many slots are patched while it is filled.
  final class Watching: Plain {
    override func fill(with row: Row) {
      super.fill(with: row)
      let count = CallCounting.patchedSlotCount
      if isTimed { seen.timed.append(count) } else { seen.untimed.append(count) }
    }
  }
}
