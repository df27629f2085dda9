// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What a program of lists of its own finds in its cells: mistakes that were planted, and nothing else.
@Suite(.serialized, .awaitsPrograms) struct FreshCellTests {
  /// The program whose strategies forget one thing each, beside the tool under test.
  fileprivate static let program: String = {
    let tool = URL(fileURLWithPath: ToolProcess.path)
    return tool.deletingLastPathComponent().appendingPathComponent("verify-fixtures").path
  }()

  private static func verify(_ strategy: String) async throws -> ToolProcess.Ending {
    let workplace = try Workplace()
    return try await ToolProcess.runAwaited(
      [
        "verify", "--quiet", "--filter",
        "^scroll.steady/mail/\(strategy)/100$|^state.selection/mail/\(strategy)/1000$",
      ],
      of: program,
      in: workplace
    )
  }

  /// A strategy, and the view and property that it leaves as they were.
  @Test(
    "each planted mistake is named by view and property, with the row that left it",
    .optimisedTool,
    arguments: [
      ("text", "subject.text"), ("color", "contentView.backgroundColor"),
      ("image", "picture.image"), ("hidden", "flag.isHidden"), ("alpha", "subject.alpha"),
      ("constraint", "dot.frame"), ("accessory", "the cell.accessoryType"),
      ("selection-look", "dot.backgroundColor"), ("target-twice", "button.actions"),
      ("subview-twice", "contentView.subviews"), ("attributed-text", "subject.text"),
      ("late-image", "picture.image"),
    ]
  )
  func planted(_ strategy: String, _ property: String) async throws {
    let ending = try await Self.verify(strategy).exited(3)
    let failures = ending.lines.filter { $0.hasPrefix("FAILED ") }
    expect(!failures.isEmpty)
    for failure in failures {
      expect(failure.contains("/mail/\(strategy)/"))
      expect(failure.contains("field \(property): expected "), "\(failure)")
    }
    // What a selection left is of the same row.
    let isLeft = failures.contains { $0.contains("; left by row ") }
    expect(isLeft || strategy == "selection-look", "\(failures)")
  }

  @Test(
    "right cells are right, whichever way they are written",
    .optimisedTool,
    arguments: [
      "right", "right-guarded", "right-prepared", "right-lazy", "right-late", "right-configuration",
    ]
  )
  func right(_ strategy: String) async throws {
    let ending = try await Self.verify(strategy)
    expectEqual(ending.status, 0, "\(ending.output) \(ending.account)")
    expect(ending.output.contains("held against a fresh cell"))
  }

  @Test("a stale cell is drawn beside a fresh one, where a folder is named", .optimisedTool)
  func drawings() async throws {
    let workplace = try Workplace()
    let ending =
      try await ToolProcess.runAwaited(
        [
          "verify", "--quiet", "--output", "deep/drawings", "--filter",
          "^scroll.steady/mail/(right|text)/100$",
        ],
        of: Self.program,
        in: workplace
      )
      .exited(3)
    let path = "deep/drawings/scroll.steady/mail/text/100.svg"
    expect(ending.output.contains("; drawn in \(path)\n"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workplace.file("deep/drawings/scroll.steady/mail")
    )
    expectEqual(names, ["text"], "what is right is not drawn")
    let picture = try String(contentsOfFile: workplace.file(path), encoding: .utf8)
    expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    expect(picture.contains(">recycled, row ") && picture.contains(">fresh, row "))
  }
}

/// What such a program finds in a screen as it stands, of which it knows nothing but the table.
@Suite(.serialized, .awaitsPrograms) struct FreshScreenTests {
  /// Plays a screen as it stands, and returns what verify says of it.
  private static func verify(screen: String) async throws -> ToolProcess.Ending {
    let workplace = try Workplace()
    let cases = "^(scroll.steady|load.first-frame)/forum/\(screen)/100$"
    return try await ToolProcess.runAwaited(
      ["verify", "--quiet", "--rows", "100", "--filter", cases],
      of: FreshCellTests.program,
      in: workplace
    )
  }

  @Test(
    "of a screen as it stands each mistake is named, in cells and in headers",
    .optimisedTool,
    arguments: [
      ("cell", "field the cell.accessoryType: expected none, found checkmark; left by row "),
      ("header", "field header of section "),
      ("header", ", contentView.backgroundColor: expected nil, found #ffcc00ff"),
      ("late-picture", "field picture.image: expected bell, found star.fill; left by row "),
      ("no-table", "the view of ForumViewController holds no table when it has appeared"),
      ("no-data-source", "the table of ForumViewController has no data source"),
      ("few-rows", "has 12 rows when it has appeared, and was asked for 100"),
      ("changing-rows", "has 99 rows, and had 100 when it appeared"),
    ]
  )
  func screens(_ screen: String, _ sentence: String) async throws {
    let ending = try await Self.verify(screen: screen).exited(3)
    let failures = ending.lines.filter { $0.hasPrefix("FAILED ") }
    expect(failures.contains { $0.contains("/forum/\(screen)/") && $0.contains(sentence) })
  }

  @Test("a screen whose pictures come late to the right cells is right", .optimisedTool)
  func rightScreen() async throws {
    let ending = try await Self.verify(screen: "right")
    expectEqual(ending.status, 0, "\(ending.output) \(ending.account)")
  }
}
