// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen that everything is played on, whatever the device: 375 x 812 points.
enum Viewport {
  /// Its width, in points.
  static let width = 375.0
  /// Its height, in points.
  static let height = 812.0

  /// Its place in the window.
  static var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

/// What happens in one round of a group: the same for each of its strategies.
struct PlayScript {
  /// One frame.
  struct Step {
    /// The number of the first of `rows`.
    var firstRow: Int
    /// What the rows in reach hold.
    var rows: [Row]
    /// Where the viewport begins, in points from the list's start.
    var offset: Double
    /// Whether the visible rows are filled again, in place of scrolling.
    var isReconfigure = false
    /// Whether the frame belongs to the figures.
    var isMeasured = true
  }

  /// The distance of `scroll.steady` in a frame, in points: that of the suite.
  static let steadyStep = 352.0
  /// The frames that follow each other before the table goes elsewhere: those of the suite.
  static let steadyStepCount = 8

  /// The frames of a new table, which make its cells; none is measured.
  var opening: [Step] = []
  /// The frames of the round.
  var steps: [Step] = []

  /// Draws the script of a round in which at least so many cells are configured.
  init(_ group: PlayGroup, round: Int, seed: UInt64, configureCount: Int) {
    let rows = GeneratedRows(count: group.rowCount, seed: PlayTable.rowSeed)
    var name = ContentDigest()
    name.combine(group.identifier)
    var generator = SeededGenerator(
      seed: SplitMix64.mixed(seed &+ UInt64(round)) ^ name.value
    )
    switch group.workload {
    case .steady: scroll(group, rows, configureCount, &generator)
    case .reconfigure(let changedCount):
      reconfigure(changedCount, group, rows, configureCount, &generator)
    }
  }

  private mutating func scroll(
    _ group: PlayGroup,
    _ rows: GeneratedRows,
    _ configureCount: Int,
    _ generator: inout SeededGenerator
  ) {
    let height = group.cell.rowHeight
    let span = Self.steadyStep * Double(Self.steadyStepCount)
    let reach = Int(((span + Viewport.height) / height).rounded(.up)) + 1
    let entering = Int(span / height)
    precondition(reach <= group.rowCount, "A list of \(group.rowCount) rows is too short to play.")
    var former: Int?
    for window in 0...(configureCount + entering - 1) / entering {
      // Not where the rows of the window before are, which would need no filling.
      var first = 0
      repeat {
        first = generator.nextInt(below: group.rowCount - reach + 1)
      } while former.map { abs($0 - first) < 2 * reach } ?? false && group.rowCount > 6 * reach
      former = first
      let origin = Double(first) * height
      let known = (first..<first + reach).map { rows.row(at: $0) }
      var steps = [Step(firstRow: first, rows: known, offset: origin, isMeasured: false)]
      for count in 1...Self.steadyStepCount {
        let offset = origin + Double(count) * Self.steadyStep
        steps.append(Step(firstRow: first, rows: known, offset: offset))
      }
      if window == 0 { opening = steps } else { self.steps += steps }
    }
  }

  private mutating func reconfigure(
    _ changedCount: Int,
    _ group: PlayGroup,
    _ rows: GeneratedRows,
    _ configureCount: Int,
    _ generator: inout SeededGenerator
  ) {
    let height = group.cell.rowHeight
    let visible = Int((Viewport.height / height).rounded(.up))
    precondition(
      visible <= group.rowCount,
      "A list of \(group.rowCount) rows is too short to play."
    )
    let first = generator.nextInt(below: group.rowCount - visible + 1)
    var changes = RowChanges(
      changedCount: changedCount,
      fields: group.cell.fields,
      seed: generator.next()
    )
    // One row more than a viewport that begins at a row's edge shows, for tables that look ahead.
    let last = min(group.rowCount, first + visible + 1)
    var current = (first..<last).map { RowChanges.framed(rows.row(at: $0)) }
    // At the list's end the viewport stops short of the row's edge.
    let end = Double(group.rowCount) * height - Viewport.height
    var step = Step(
      firstRow: first,
      rows: current,
      offset: min(Double(first) * height, end),
      isMeasured: false
    )
    opening = [step]
    step.isReconfigure = true
    steps = [opening[0], step]
    step.isMeasured = true
    for _ in 0..<(configureCount + visible - 1) / visible {
      current = current.map { changes.next(after: $0) }
      step.rows = current
      steps.append(step)
    }
  }
}

extension PlayScript {
  /// A digest of what happens when: rounds of one digest are the same on every device.
  var digest: UInt64 {
    var digest = ContentDigest()
    for step in opening + steps {
      digest.combine(UInt64(step.firstRow))
      digest.combine(step.offset.bitPattern)
      digest.combine(UInt64((step.isReconfigure ? 1 : 0) | (step.isMeasured ? 2 : 0)))
      digest.combine(UInt64(step.rows.count))
      for row in step.rows { digest.combine(row) }
    }
    return digest.value
  }
}
