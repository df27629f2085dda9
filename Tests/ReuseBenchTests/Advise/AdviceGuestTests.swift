// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Advice on lists of a program's own, which are played in a process of their own.
@Suite("Advice on guests", .startsPrograms) struct AdviceGuestTests {
  private static func path(of name: String) -> String {
    URL(fileURLWithPath: ToolProcess.path).deletingLastPathComponent().appendingPathComponent(name)
      .path
  }

  /// Each mistake of a program whose lists were written before advice was, those of journeys apart, and its
  /// name; none for one that no count tells.
  private static let expected: [String: [String]] = [
    "prices/wrong": ["number-formatter"], "dates/wrong": ["date-formatter"],
    "records/wrong": ["json-decoding"], "comments/wrong": ["attributed-string"],
    "avatars/wrong": ["image-scaling"], "signatures/wrong": ["file-reading"],
    "labels/wrong": ["subviews-rebuilt"], "badges/wrong": ["views-added"],
    "widths/wrong": ["constraints-remade"], "presses/wrong": ["gesture-added"],
    "gradients/wrong": ["layer-added"], "layouts/wrong": ["layout-in-fill"],
    "observers/wrong": ["observer-added"], "purchases/wrong": ["action-added"],
    "kinds/wrong": ["configuration-cleared"],
    "catalogue/wrong": ["model-sorting, model-filtering, model-searching"],
    "shelves/wrong": ["model-sorting, model-filtering, model-searching"],
    "identifiers/unpooled": ["cells-unpooled"], "identifiers/named": ["identifier-per-row"],
    "ticker/wrong": ["reload-while-scrolling"], "reader/wrong": ["height-measured"],
    "loans/section": ["reload-for-one"], "loans/books": ["model-as-identifier"],
    "notes/wrong": ["text-measured"], "payments/wrong": ["subviews-rebuilt"],
    "struck/wrong": ["attributed-string"], "stops/wrong": ["json-decoding"],
    "codes/wrong": ["regular-expression"],
    "journeys/counting": ["model-sorting, model-filtering, model-searching"],
    "journeys/sizing": ["cells-taken-twice"], "journeys/peeking": ["cells-taken-twice"],
  ]

  @Test("mistakes of apps are told by their names, and what is right has no remark", .optimisedTool)
  func apps() throws {
    let ending =
      try Workplace()
      .run(
        ["advise", "--quiet"],
        of: Self.path(of: "verify-fixtures"),
        environment: ["VERIFY_FIXTURES": "advice"]
      )
      .exited(0)
    // Foundation keeps the expression of `names`, so that nothing is compiled again.
    expectEqual(AdviceTests.marks(ending), Self.expected)
  }

  @Test("a list and a screen as the guide has them have no remark")
  func silent() throws {
    let ending =
      try Workplace()
      .run(
        ["advise", "--rows", "200", "--quiet"],
        of: Self.path(of: "inbox-guest")
      )
      .exited(0)
    expect(
      ending.lines.count == 1 && ending.lines[0].hasPrefix("4 cases of 2 lists looked at, none"),
      "\(ending.output)"
    )
  }

  @Test("a list that stops its process is left out, and the others are told of")
  func broken() async throws {
    let ending =
      try await ToolProcess.runAwaited(
        [
          "advise", "--quiet", "--rows", "120", "--filter",
          "/broken/(right|traps|exits)/|/mail/(subview-twice|target-twice)/",
        ],
        of: Self.path(of: "verify-fixtures"),
        in: try Workplace()
      )
      .exited(3)
    let failures = ending.lines.filter { $0.hasPrefix("FAILED ") }
    expectEqual(failures.count, 2)
    expect(failures.first?.contains("/broken/traps/120: the process that played") == true)
    expect(failures.last?.contains("/broken/exits/120: ") == true)
    expectEqual(ending.lines.last, "2 failed")
    let marks = AdviceTests.marks(ending)
    expectEqual(marks["mail/subview-twice"], ["views-added"])
    expectEqual(marks["mail/target-twice"], ["action-added"])
  }
}
