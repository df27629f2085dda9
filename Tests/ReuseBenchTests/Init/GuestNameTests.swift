// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// What a target is called whose folder is called something.
@Suite struct GuestNameTests {
  @Test(
    "a name that a target can have stays",
    arguments: [
      "inbox", "Inbox2", "my-inbox", "my_inbox", "classes", "Let",
    ]
  )
  func kept(_ folder: String) {
    expectEqual(GuestName(folder: folder).text, folder)
    expect(GuestName(folder: folder).remark == nil)
  }

  /// Names that no target can have, and what is made of them.
  static let made = [
    ("my inbox", "my-inbox"), ("inbox.v2", "inbox-v2"), ("inbox (2)", "inbox-2"),
    ("--inbox--", "inbox"), ("a--b", "a-b"), ("Grüße", "Grusse"), ("Gru\u{308}ße", "Grusse"),
    ("Ærø", "Aero"), ("Łódź", "Lodz"), ("受信箱", "bench"), ("🐟", "bench"), ("_", "bench"),
    ("", "bench"),
    ("/", "bench"), ("2024", "bench-2024"), ("3d-list", "bench-3d-list"), ("class", "class-bench"),
    ("import", "import-bench"), ("Self", "Self-bench"), ("UIKit", "UIKit-bench"),
    ("uikit", "uikit-bench"), ("ReuseBench", "ReuseBench-bench"),
    ("reuse-bench", "reuse-bench-bench"), ("reuse_bench", "reuse_bench-bench"),
    ("inbox-guest", "inbox-guest-bench"), ("Foundation", "Foundation-bench"),
    ("main", "main-bench"),
    ("Swift", "Swift-bench"), ("inbox\u{1B}[31m", "inbox-31m"), ("x\"; rm", "x-rm"),
  ]

  @Test("another becomes one, and that is said", arguments: made)
  func changed(_ folder: String, _ name: String) throws {
    let made = GuestName(folder: folder)
    expectEqual(made.text, name)
    let remark = try require(made.remark)
    expect(remark.contains("'\(name)'") && remark.hasSuffix("."))
    expect(!remark.contains("\u{1B}"))
  }

  @Test("whatever is made is made again of itself: it is a name that a target can have")
  func settled() {
    for folder in Self.made.map(\.1) {
      expect(GuestName(folder: folder).remark == nil, "\(folder)")
    }
    for word in GuestName.keywords {
      let name = GuestName(folder: word).text
      expect(!GuestName.keywords.contains(name) && GuestName(folder: name).text == name)
    }
  }

  @Test("no name is that of a target of this package")
  func modules() throws {
    let manifest = URL(filePath: #filePath).appending(path: "../../../../Package.swift")
    let text = try String(contentsOf: manifest.standardizedFileURL, encoding: .utf8)
    let pattern = /\.(?:target|executableTarget|library|executable)\(\s*name: "([^"]+)"/
    let names = Set(text.matches(of: pattern).map { String($0.1) })
    expect(names.count > 20)
    expectEqual(names, Set(GuestName.modules))
  }
}
