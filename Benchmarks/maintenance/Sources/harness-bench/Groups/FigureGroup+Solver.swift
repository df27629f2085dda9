// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension FigureGroup {
  /// The constraint solver on a cell, beside a solver of the same kind and beside no solver.
  static let solver = FigureGroup(
    title: "Constraint solver, a cell of 12 views",
    figures: [firstSolve, change]
  )

  /// The widths that a cell is given in turns.
  private static let widths = (narrow: 375.0, wide: 430.0)

  private static let firstSolve = Figure(
    "variables and constraints made, first solve, 48 values read",
    floors: [byHand],
    references: [Reference("kiwi (Cassowary in C++), a cell of 12 views", nanoseconds: 66_000)]
  ) {
    .loop { count in
      for index in 0..<count {
        let cell = SolverCell(width: index & 1 == 0 ? widths.narrow : widths.wide)
        for view in 0..<SolverCell.viewCount { BlackHole.consume(cell.frame(ofView: view)) }
      }
    }
  }

  private static let change = Figure(
    "width changed, what changed read",
    floors: [byHand],
    references: [Reference("kiwi (Cassowary in C++), one change", nanoseconds: 4_600)]
  ) {
    let cell = SolverCell(width: widths.wide)
    for width in [widths.narrow, widths.wide] {
      cell.setWidth(width)
      precondition(cell.agrees(withWidth: width), "The solver lays the cell out as additions do.")
    }
    return .loop { count in
      for index in 0..<count {
        cell.setWidth(index & 1 == 0 ? widths.narrow : widths.wide)
        BlackHole.consume(cell.changedCount())
      }
    }
  }

  private static let byHand = Floor("the 48 numbers by additions, in plain Swift") {
    let frames = [ArithmeticCell.Frame](repeating: .zero, count: SolverCell.viewCount)
    return .loop { count in
      var frames = frames
      frames.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        for index in 0..<count {
          ArithmeticCell.layOut(
            width: index & 1 == 0 ? widths.narrow : widths.wide,
            into: first
          )
          BlackHole.consume(first)
        }
      }
    }
  }
}
