// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

/// Which phase a stack was in, by the functions on it.
@Suite struct ProfilePhaseTests {
  private static let frame = [
    "main", ProfilePhase.instrument, ProfilePhase.measuredFrame, "FrameRenderer.renderFrame()",
  ]
  private static let table = frame + ["UIView.layOutTree()", "UITableView.updateVisibleRows()"]

  @Test func outsideAndInsideConfigureAndLayoutForSizeAndAfterLayout() {
    // What is no frame is the harness's, and what has no root is nobody's.
    expectEqual(ProfilePhase.of(["main", ProfilePhase.instrument, "malloc"]), .harness)
    expectEqual(ProfilePhase.of(["[unknown]", "malloc"]), .broken)
    expectEqual(ProfilePhase.of([String]()), .broken)
    expectEqual(ProfilePhase.of(["UIView.layOutTree()"]), .broken, "outside of a measured frame")
    expectEqual(ProfilePhase.of(Self.frame), .other)
    expectEqual(ProfilePhase.of([ProfilePhase.measuredFrame, "f"]), .other)
    // A table in its layout is in the phase of its own function, and its cells in layout.
    for (function, phase) in [
      ("UITableView.findSlots()", ProfilePhase.recycle),
      ("UITableView.recycleRowsOutsideSlots()", .recycle),
      ("UITableView.prepareEnteringRows(beside:)", .configure),
      ("UITableView.sizeRows(_:_:keeping:)", .size),
      ("UITableView.display(_:)", .willDisplay),
      ("MyCell.layoutSubviews()", .layout),
    ] as [(String, ProfilePhase)] {
      expectEqual(ProfilePhase.of(Self.table + [function, "f", "g"]), phase)
    }
    // A cell is dequeued inside configure, and what it is filled with stays configure.
    let configure = Self.table + ["UITableView.prepareEnteringRows(beside:)"]
    let dequeue = "UITableView.dequeueReusableCell(withIdentifier:)"
    expectEqual(ProfilePhase.of(configure + [dequeue, "Cell.prepareForReuse()"]), .dequeue)
    expectEqual(
      ProfilePhase.of(configure + ["Cell.fill(with:)", "UIView.layOutTree()"]),
      .configure
    )
    // A cell that is laid out to find its height is sizing.
    let size = Self.table + ["UITableView.sizeRows(_:_:keeping:)", "UIView.layOutTree()"]
    expectEqual(ProfilePhase.of(size), .size)
    // Display and commit follow layout, not lie in it.
    expectEqual(ProfilePhase.of(Self.frame + ["UIView.displayTree(_:)", "f"]), .display)
    expectEqual(ProfilePhase.of(Self.frame + ["UIView.commitTree(into:)", "f"]), .commit)
    // Phases are summed with their functions, in the order of a frame.
    let stacks = FoldedStacks([
      .init(Self.frame + ["UIView.displayTree(_:)", "draw"], weight: 3),
      .init(Self.table + ["UITableView.findSlots()"], weight: 4),
      .init(["[unknown]"], weight: 1),
    ])
    let phases = PhaseCost.all(of: stacks)
    expectEqual(phases.map(\.phase), [.recycle, .display, .broken])
    expectEqual(phases.map(\.total), [4, 3, 1])
    expectEqual(phases[1].functions.first?.name, "draw")
  }
}
