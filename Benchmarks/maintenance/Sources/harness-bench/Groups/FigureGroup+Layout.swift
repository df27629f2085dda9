// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import HeadlessUIKit

extension FigureGroup {
  /// Constraints between views, texts measured and frames handed out included.
  static let layout = FigureGroup(
    title: "Auto Layout, a cell of 12 views and 30 constraints",
    figures: [
      titleChange, bodyChange, constantChange, sizing, firstSolve, making,
    ]
  )

  private static let kiwiChange = Reference(
    "kiwi (Cassowary in C++), one change, no views",
    nanoseconds: 4_600
  )
  private static let kiwiFirst = Reference(
    "kiwi (Cassowary in C++), first solve, no views",
    nanoseconds: 66_000
  )

  private static let titleChange = Figure(
    "text of one line changed, laid out",
    goal: .atMost(10_000, stretch: 5_000),
    references: [kiwiChange]
  ) {
    alternating(ConstrainedCell.titles) { cell, title in
      cell.setTitle(title)
      cell.layOut()
    }
  }

  private static let bodyChange = Figure(
    "text of two lines changed, laid out",
    references: [kiwiChange]
  ) {
    alternating(["One line will do.", "Here the text goes on for more than one line of the cell."])
    {
      cell,
      text in
      cell.body.text = text
      cell.layOut()
    }
  }

  private static let constantChange = Figure("constant changed, laid out", references: [kiwiChange])
  {
    alternating([4, 9]) { cell, constant in
      cell.gap.constant = constant
      cell.layOut()
    }
  }

  private static let sizing = Figure("text of one line changed, height fitted, laid out") {
    alternating(ConstrainedCell.titles) { cell, title in
      cell.setTitle(title)
      cell.fit()
    }
  }

  private static let firstSolve = Figure(
    "first solve, constraints active, laid out",
    goal: .atMost(120_000, stretch: 60_000),
    references: [kiwiFirst]
  ) {
    var cell = ConstrainedCell()
    return .each(prepare: {
      cell = ConstrainedCell()
      cell.activate()
    }) {
      cell.layOut()
    }
  }

  private static let making = Figure(
    "views and constraints made, activated, first solve, laid out",
    goal: .atMost(120_000, stretch: 60_000),
    references: [kiwiFirst]
  ) {
    .loop { count in
      for _ in 0..<count {
        let cell = ConstrainedCell()
        cell.activate()
        cell.layOut()
        BlackHole.consume(ObjectIdentifier(cell))
      }
    }
  }

  /// A change to a solved cell, with two values in turns.
  private static func alternating<Value>(
    _ values: [Value],
    _ change: @escaping @MainActor (ConstrainedCell, Value) -> Void
  ) -> Batch {
    let cell = ConstrainedCell.solved()
    precondition(cell.agreesWithSums, "Constraints lay the cell out as sums do.")
    return .loop { count in
      for index in 0..<count { change(cell, values[index & 1]) }
    }
  }
}
