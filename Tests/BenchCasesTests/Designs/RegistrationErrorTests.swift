// SPDX-License-Identifier: Apache-2.0

import BenchLists
import TestSupport
import Testing
import UIKit

@testable import BenchCases

@Suite struct RegistrationErrorTests {
  private static func list(
    _ name: String,
    _ strategies: [String] = ["mutation"],
    rowCount: Int = 3,
    height: Double = 44,
    width: Double = 375
  ) -> any ListDefinition {
    ListBenchmark(name, rows: Array(0..<rowCount)) {
      for strategy in strategies { Strategy(strategy) { _, _ in } }
    }
    .rowHeight(.fixed(height))
    .viewport(width: width, height: 812)
  }

  private struct Mistake {
    let lists: [any ListDefinition]
    let error: RegistrationError
    let names: [String]
  }

  private static let mistakes: [Mistake] = [
    Mistake(lists: [], error: .nothing, names: ["no list is registered", "BenchmarkTool.main"]),
    Mistake(
      lists: [list("inbox"), list("other"), list("inbox")],
      error: .twoLists(name: "inbox"),
      names: ["\"inbox\""]
    ),
    Mistake(lists: [list("a/b")], error: .name("a/b", of: "list"), names: ["list \"a/b\""]),
    Mistake(lists: [list("")], error: .name("", of: "list"), names: ["at least one"]),
    Mistake(lists: [list("my inbox")], error: .name("my inbox", of: "list"), names: ["my inbox"]),
    Mistake(lists: [list("run")], error: .taken(name: "run", of: "list"), names: ["list \"run\""]),
    Mistake(
      lists: [list("inbox", width: 0)],
      error: .viewport(list: "inbox", Viewport(width: 0, height: 812)),
      names: ["\"inbox\"", "0.0 x 812.0 points"]
    ),
    Mistake(
      lists: [list("inbox", width: .infinity)],
      error: .viewport(list: "inbox", Viewport(width: .infinity, height: 812)),
      names: ["inf x 812.0 points"]
    ),
    Mistake(
      lists: [list("inbox", ["a/b"])],
      error: .name("a/b", of: "strategy"),
      names: ["strategy \"a/b\""]
    ),
    Mistake(
      lists: [list("inbox", ["verify"])],
      error: .taken(name: "verify", of: "strategy"),
      names: ["strategy \"verify\""]
    ),
    Mistake(
      lists: [list("inbox", ["no-reuse"])],
      error: .taken(name: "no-reuse", of: "strategy"),
      names: ["strategy \"no-reuse\""]
    ),
    Mistake(
      lists: [list("inbox", [])],
      error: .noStrategy(list: "inbox"),
      names: ["\"inbox\" has no strategy"]
    ),
    Mistake(
      lists: [list("inbox", ["one", "two", "one"])],
      error: .twoStrategies(list: "inbox", name: "one"),
      names: ["\"inbox\"", "\"one\""]
    ),
    Mistake(
      lists: [list("inbox", rowCount: 0)],
      error: .noRow(list: "inbox"),
      names: ["\"inbox\" has no row"]
    ),
    Mistake(
      lists: [list("inbox", height: 0)],
      error: .height(list: "inbox", found: 0),
      names: ["\"inbox\" are 0.0 points"]
    ),
    Mistake(
      lists: [list("inbox", height: .infinity)],
      error: .height(list: "inbox", found: .infinity),
      names: ["\"inbox\" are inf points"]
    ),
  ]

  private static func error(of lists: [any ListDefinition]) -> RegistrationError? {
    do throws(RegistrationError) {
      try ListCatalogue.check(lists, reserved: ["run", "verify"])
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "each mistake is refused in a sentence that names what it is of",
    arguments: mistakes.indices
  )
  func refused(_ number: Int) {
    let mistake = Self.mistakes[number]
    let found = Self.error(of: mistake.lists)
    expectEqual(found, mistake.error)
    for name in mistake.names { expect(found?.description.contains(name) == true, "\(name)") }
  }

  @Test("a height that is no number is refused too; lists that share names of strategies are none")
  func noNumberAndRight() {
    // A height that is no number is refused too.
    let found = Self.error(of: [Self.list("inbox", height: .nan)])
    expect(found?.description.contains("\"inbox\" are nan points high") == true)
    // Lists that share names of strategies are none.
    let lists = [Self.list("inbox", ["mutation", "ziffern-2.0_ß"]), Self.list("outbox")]
    expect(Self.error(of: lists) == nil)
  }
}
