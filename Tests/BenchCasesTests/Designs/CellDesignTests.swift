// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchCases

@Suite("Cell designs") struct CellDesignTests {
  @Test("designs of one name whose rows differ in height are two; no two designs are one")
  func heightsAndNames() {
    // Designs of one name whose rows differ in height are two.
    for design in CellDesign.all {
      var other = design
      expectEqual(other, design)
      other.height = design.wideHeight
      expect(other != design, "\(design.name)")
    }
    var higher = CellDesign.subtitle
    higher.height = .fixed(45)
    expect(higher != .subtitle)
    higher.height = CellDesign.subtitle.height
    expectEqual(higher, .subtitle)
    // No two designs are one.
    expectEqual(Set(CellDesign.all).count, CellDesign.all.count)
  }
}
