// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Version 1 of the driver protocol, spoken with the executable as any other program may.
@Suite(.startsPrograms) struct DriverTests {
  private struct Reply: Decodable {
    struct Outcome: Decodable {
      struct Verification: Decodable {
        let identifier: String
        let counters: [String: Int]
        let digest: String
      }

      let verification: Verification
      let frameWallNanoseconds: [Int]
      let batchNanoseconds: [Int]
      let batchCellCounts: [Int]
      let roundFrameNanoseconds: [Int]
    }

    let protocolVersion: Int
    let error: String?
    let cases: [String]?
    let isWaiting: Bool?
    let outcomes: [Outcome]?
    let verifications: [Outcome.Verification]?
    let counts: [Counts]?
  }

  private struct Counts: Decodable {}

  private static func replies(
    to requests: String,
    options: [String] = ["--suite", "smoke", "--data", "generated"]
  ) throws -> [Reply] {
    let workplace = try Workplace()
    let ending = try workplace.run(["driver"] + options, input: requests).exited(0)
    expect(ending.error.isEmpty, "\(ending.account)")
    return try ending.lines.map { try JSONDecoder().decode(Reply.self, from: Data($0.utf8)) }
  }

  @Test("it says its cases, measures in turns or not, and twins in one request")
  func itSaysWhichCasesItHas() throws {
    let workplace = try Workplace()
    let listed = try workplace.run("list --suite smoke").lines
    // The last request needs no line feed, and lines may end as on Windows.
    for requests in ["{\"command\":\"describe\"}\n", "\n\r\n{\"command\":\"describe\"}"] {
      let replies = try Self.replies(to: requests)
      expectEqual(replies.map(\.protocolVersion), [1])
      expectEqual(replies.first?.cases, listed)
    }
    try expect(Self.replies(to: "").isEmpty, "the end of the input ends it")
    let names = ["mutation", "configuration"].map { "reconfigure.fields+0of9/card/\($0)/100" }
    let request =
      "{\"command\":\"measure\",\"cases\":[\"\(names[0])\",\"\(names[1])\"],"
      + "\"rounds\":3,\"blocks\":1,\"detailRounds\":0,\"seed\":18446744073709551615}\n"
    let replies = try Self.replies(to: request + request)
    expectEqual(replies.count, 2)
    for reply in replies {
      expect(reply.error == nil)
      expectEqual(reply.outcomes?.map(\.verification.identifier), names)
      for outcome in reply.outcomes ?? [] {
        expectEqual(outcome.batchNanoseconds.count, 3)
        expect(outcome.batchCellCounts.allSatisfy { $0 >= 500 })
        expectEqual(outcome.roundFrameNanoseconds.count, 3)
        expect(!outcome.frameWallNanoseconds.isEmpty)
      }
    }
    let (first, second) = (replies.first?.outcomes ?? [], replies.last?.outcomes ?? [])
    expectEqual(first.map(\.verification.counters), second.map(\.verification.counters))
    expectEqual(first.map(\.verification.digest), second.map(\.verification.digest))
    do {
      let request =
        "{\"command\":\"measure\",\"cases\":[\"\(ToolProcess.cardCase)\"],"
        + "\"rounds\":3,\"blocks\":1,\"detailRounds\":0,\"seed\":1,\"takesTurns\":true}\n"
      // Three blocks of frames and three of configures.
      let whole = try Self.replies(to: request + "\ngo\n\n\n\n\n")
      expectEqual(whole.map { $0.isWaiting == true }, [true, true, true, true, true, true, false])
      expectEqual(whole.last?.outcomes?.first?.roundFrameNanoseconds.count, 3)
      let cut = try Self.replies(to: request + "\n\n")
      expectEqual(cut.map { $0.isWaiting == true }, [true, true, true, false])
      expectEqual(cut.last?.error, "the process that gives turns has ended")
    }
    do {
      let names = ["", "+setter-comparison-off"]
        .flatMap { axis in
          ["mutation", "configuration"].map { "reconfigure.fields+0of9\(axis)/card/\($0)/100" }
        }
      let list = names.map { "\"\($0)\"" }.joined(separator: ",")
      let request =
        "{\"command\":\"measure\",\"cases\":[\(list)],\"rounds\":2,\"blocks\":1,\"detailRounds\":0,\"seed\":1}\n"
      let reply = try require(try Self.replies(to: request).first)
      expect(reply.error == nil)
      expectEqual(reply.outcomes?.map(\.verification.identifier), names)
      // The same values are written again, which a setter that compares says nothing of.
      let writes =
        reply.outcomes?.map { $0.verification.counters["propertyWritesEffective"] ?? 0 } ?? []
      try require(writes.count == 4)
      expect(writes[2] > writes[0] && writes[3] > writes[1], "\(writes)")
    }
  }

  @Test("it verifies, refuses in a sentence, and opens rows for a measurement only")
  func itVerifies() throws {
    let request = "\"cases\":[\"\(ToolProcess.cardCase)\"],\"rounds\":1,\"blocks\":1,\"seed\":1"
    let replies = try Self.replies(
      to: "{\"command\":\"measure\",\(request)}\n{\"command\":\"verify\",\(request)}\n"
        + "{\"command\":\"verify\",\"countsCalls\":true,\(request)}\n"
    )
    try require(replies.count == 3)
    let measured = try require(replies[0].outcomes?.first?.verification)
    for reply in replies.dropFirst() {
      let found = try require(reply.verifications?.first)
      expectEqual(found.identifier, ToolProcess.cardCase)
      expect(found.digest == measured.digest && found.counters == measured.counters)
    }
    expect(replies[1].counts == nil)
    expectEqual(replies[2].counts?.count, 1)
    do {
      let requests = Self.complaints.map { $0.0 + "\n" }.joined() + "{\"command\":\"describe\"}\n"
      let replies = try Self.replies(to: requests)
      expectEqual(replies.count, Self.complaints.count + 1)
      for (complaint, reply) in zip(Self.complaints, replies) {
        let error = reply.error ?? "nothing"
        expect(error.contains(complaint.1), "\(complaint.0.prefix(120)): \(error)")
        expect(reply.outcomes == nil && reply.cases == nil)
      }
      expect(replies.last?.error == nil)
    }
    do {
      let request =
        "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"]}\n"
      let replies = try Self.replies(
        to: "{\"command\":\"describe\"}\n" + request,
        options: ["--suite", "smoke", "--data", "missing.csv"]
      )
      expect(replies.first?.error == nil)
      expect(replies.last?.error?.hasPrefix("missing.csv: found no file") == true)
    }
  }

  static let complaints = [
    ("rubbish", "found 'rubbish', expected a request of protocol 1"),
    ("[]", "found '[]'"), ("null", "found 'null'"), ("{}", "found '{}'"), ("\"x\"", "expected"),
    ("{\"command\":5}", "expected a request"),
    ("{\"command\":\"dance\"}", "unknown command \"dance\""),
    ("{\"command\":\"measure\"}", "the request names no cases"),
    ("{\"command\":\"measure\",\"cases\":[]}", "the request names no cases"),
    ("{\"command\":\"measure\",\"cases\":[\"no/such/case/1\"]}", "no case \"no/such/case/1\""),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\","
        + "\"scroll.jump/subtitle/mutation/100\"]}",
      "differ in nothing but the strategy"
    ),
    (
      "{\"command\":\"verify\",\"cases\":[\"scroll.steady/subtitle/mutation/100\","
        + "\"scroll.steady+setter-comparison-off/subtitle/mutation/100\"]}",
      "differ in nothing but the strategy"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\","
        + "\"scroll.steady+setter-comparison-off/subtitle/configuration/100\"]}",
      "differ in nothing but the strategy"
    ),
    ("{\"command\":\"digest\",\"list\":\"inbox\"}", "this program registers no list 'inbox'"),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],\"rounds\":1000000000000}",
      "rounds is 1000000000000, expected 1 to 1000"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],\"blocks\":0}",
      "blocks is 0, expected 1 to 10"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],"
        + "\"rounds\":1000,\"blocks\":10,\"configureCount\":100000}",
      "rounds times blocks times configureCount is 1000000000, expected 1 to 10000000"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],\"isPaced\":true}",
      "isPaced needs a budget"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],\"seed\":-1}",
      "expected a request"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/9223372036854775807\"]}",
      "at most 100_000_000 rows"
    ),
    (String(repeating: "[", count: 100_000), "expected a request"),
  ]
}
