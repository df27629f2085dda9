// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("The name of a group is shown in words") struct GroupNameTests {
  private let report = RunReport(.example, options: ReportOptions())

  private func name(_ workload: String, _ axes: [String], rows: Int = 1_000) -> GroupName {
    var measured = ResultDocument.Case.example("mutation", workload: workload, step: 1)
    measured.axes = axes
    measured.rows = rows
    return GroupName(measured)
  }

  @Test("Changed fields, other axes and the setters have places of their own") func parts() {
    let changing = name("reconfigure.fields", ["4of9", "fresh", "setter-comparison-off"])
    expectEqual(
      report.title(changing),
      "reconfigure.fields · 4 of 9 · fresh · card · 1,000 rows · setter comparison off"
    )
    expectEqual(report.shortTitle(changing), "reconfigure 4/9 fresh card 1,000 off")
    expectEqual(
      report.shortTitle(changing.withSetterComparison),
      "reconfigure 4/9 fresh card 1,000"
    )
    expectEqual(
      report.title(name("load.first-frame", [], rows: 1)),
      "load.first-frame · card · 1 row"
    )
    expectEqual(report.shortTitle(name("load.first-frame", [])), "load.first-frame card 1,000")
  }

  @Test(
    "Only a count of a count is a count of fields",
    arguments: ["of9", "4of", "of", "out-of-9"]
  ) func otherAxes(axis: String) {
    let other = name("x.y", [axis, "1of2", "3of4"])
    expectEqual(other.changedFields, ChangedFields(changed: 1, all: 2))
    expectEqual(other.axes, [axis.replacing("-", with: " "), "3of4"])
  }
}
