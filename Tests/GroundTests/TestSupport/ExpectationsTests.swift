// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The functions that replace macros record an issue exactly where a macro would.
@Suite("Expectations") struct ExpectationsTests {
  /// A call that must record one issue, with the text of that issue.
  struct Failure: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var call: @Sendable () throws -> Void
  }

  static let failures = [
    Failure(testDescription: "unequal values", text: #"found 1, expected 2"#) {
      expectEqual(1, 2)
    },
    Failure(testDescription: "a comment", text: #"found "a ", expected "a": seed 3"#) {
      expectEqual("a ", "a", "seed \(3)")
    },
    Failure(testDescription: "nil against a value", text: "found nil, expected Optional(1)") {
      expectEqual(nil, 1)
    },
    Failure(testDescription: "a false condition", text: "the condition is false: later") {
      expect(1 > 2, "later")
    },
    Failure(testDescription: "a false requirement", text: "the condition is false") {
      try require(1 > 2)
    },
    Failure(testDescription: "a missing value", text: "found nil, expected a value of type Int") {
      _ = try require(Int("one"))
    },
  ]

  @Test(
    "a failed expectation records one issue with its values, at the line of the call",
    arguments: failures
  )
  func failure(_ failure: Failure) throws {
    let line = #line + 2
    try withKnownIssue {
      try failure.call()
    } matching: { issue in
      // A requirement also ends its test with an error, which is an issue of its own.
      if let error = issue.error { return error is RequirementError }
      guard let location = issue.sourceLocation else { return false }
      return issue.comments.map(\.rawValue) == [failure.text]
        && location.fileName == "ExpectationsTests.swift" && location.line < line
    }
  }

  @Test("an expectation that holds records nothing and evaluates no comment")
  func success() throws {
    func comment() -> Comment {
      Issue.record("the comment of an expectation that holds was evaluated")
      return ""
    }
    expectEqual(1, 1, comment())
    expect(true, comment())
    try require(true, comment())
    let value = try require(Int("1"), comment())
    expectEqual(value, 1)
  }
}
