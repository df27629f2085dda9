// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

extension Verifier {
  mutating func checkLanding(of script: JumpScript) {
    let rig = player.rig
    let height = heights
    let landing = LandingOracle(
      rowCount: group.rowCount,
      viewport: group.design.viewport,
      height: height
    )
    let viewport = group.design.viewport
    let expected = landing.rows(inFrame: frameCount, of: script)
    let offset = Double(rig.table.contentOffset.y)
    var shown: [(row: Int, cell: UITableViewCell)] = []
    rig.table.forEachVisibleRow { path, cell in
      let isInside = Double(cell.frame.maxY) > offset + LandingOracle.tolerance
      let isAbove = Double(cell.frame.minY) < offset + viewport.height - LandingOracle.tolerance
      if isInside && isAbove { shown.append((path.row, cell)) }
    }
    let wanted = expected.filter { row, y in
      y < viewport.height - LandingOracle.tolerance
        && y + height(row)
          > LandingOracle.tolerance
    }
    guard shown.map(\.row) == wanted.map(\.row) else {
      return note("rows \(shown.map(\.row)) are shown, expected \(wanted.map(\.row))")
    }
    for ((row, cell), (_, y)) in zip(shown, wanted) {
      let error = abs(Double(cell.frame.minY) - offset - y)
      landingError = max(landingError ?? 0, error)
      if error > LandingOracle.tolerance {
        note("row \(row) is \(error) points from where the jump had to bring it")
      }
      let frame = CGRect(x: 0, y: cell.frame.minY, width: viewport.width, height: cell.frame.height)
      check(cell, at: row, expectedRow: row, in: frame)
    }
  }
}
