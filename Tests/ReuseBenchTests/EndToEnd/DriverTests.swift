// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Version 1 of the driver protocol, spoken with the executable as any other program may.
@Suite struct DriverTests {
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
  }

  private static func replies(
    to requests: String,
    options: [String] = ["--suite", "smoke", "--data", "generated"]
  ) throws -> [Reply] {
    let workplace = try Workplace()
    let ending = try ToolProcess.run(["driver"] + options, in: workplace, input: requests)
    #expect(ending.status == 0, "\(ending.account)")
    #expect(ending.error.isEmpty, "\(ending.account)")
    return try ending.lines.map { try JSONDecoder().decode(Reply.self, from: Data($0.utf8)) }
  }

  @Test func itSaysWhichCasesItHas() throws {
    let workplace = try Workplace()
    let listed = try ToolProcess.run(["list", "--suite", "smoke"], in: workplace).lines
    // The last request needs no line feed, and lines may end as on Windows.
    for requests in ["{\"command\":\"describe\"}\n", "\n\r\n{\"command\":\"describe\"}"] {
      let replies = try Self.replies(to: requests)
      #expect(replies.map(\.protocolVersion) == [1])
      #expect(replies.first?.cases == listed)
    }
    #expect(try Self.replies(to: "").isEmpty, "the end of the input ends it")
  }

  @Test func itMeasuresWhatItIsAskedFor() throws {
    let names = ["mutation", "configuration"].map { "reconfigure.fields+0of9/card/\($0)/100" }
    let request =
      "{\"command\":\"measure\",\"cases\":[\"\(names[0])\",\"\(names[1])\"],"
      + "\"rounds\":3,\"blocks\":1,\"detailRounds\":0,\"seed\":18446744073709551615}\n"
    let replies = try Self.replies(to: request + request)
    #expect(replies.count == 2)
    for reply in replies {
      #expect(reply.error == nil)
      #expect(reply.outcomes?.map(\.verification.identifier) == names)
      for outcome in reply.outcomes ?? [] {
        #expect(outcome.batchNanoseconds.count == 3)
        #expect(outcome.batchCellCounts.allSatisfy { $0 >= 500 })
        #expect(outcome.roundFrameNanoseconds.count == 3)
        #expect(!outcome.frameWallNanoseconds.isEmpty)
      }
    }
    let (first, second) = (replies.first?.outcomes ?? [], replies.last?.outcomes ?? [])
    #expect(first.map(\.verification.counters) == second.map(\.verification.counters))
    #expect(first.map(\.verification.digest) == second.map(\.verification.digest))
  }

  @Test("A request that takes turns waits before each block of each phase, for a line of any kind")
  func itTakesTurns() throws {
    let request =
      "{\"command\":\"measure\",\"cases\":[\"\(ToolProcess.tinyCase)\"],"
      + "\"rounds\":3,\"blocks\":1,\"detailRounds\":0,\"seed\":1,\"takesTurns\":true}\n"
    // Three blocks of frames and three of configures.
    let whole = try Self.replies(to: request + "\ngo\n\n\n\n\n")
    #expect(whole.map { $0.isWaiting == true } == [true, true, true, true, true, true, false])
    #expect(whole.last?.outcomes?.first?.roundFrameNanoseconds.count == 3)
    let cut = try Self.replies(to: request + "\n\n")
    #expect(cut.map { $0.isWaiting == true } == [true, true, true, false])
    #expect(cut.last?.error == "the process that gives turns has ended")
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
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],"
        + "\"rounds\":1000000000000}",
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
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],"
        + "\"isPaced\":true}",
      "isPaced needs a budget"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"],"
        + "\"seed\":-1}",
      "expected a request"
    ),
    (
      "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/9223372036854775807\"]}",
      "at most 100_000_000 rows"
    ),
    (String(repeating: "[", count: 100_000), "expected a request"),
  ]

  @Test func whatItCannotAnswerItRefusesInASentenceAndGoesOn() throws {
    let requests = Self.complaints.map { $0.0 + "\n" }.joined() + "{\"command\":\"describe\"}\n"
    let replies = try Self.replies(to: requests)
    #expect(replies.count == Self.complaints.count + 1)
    for (complaint, reply) in zip(Self.complaints, replies) {
      let error = reply.error ?? "nothing"
      #expect(error.contains(complaint.1), "\(complaint.0.prefix(120)): \(error)")
      #expect(reply.outcomes == nil && reply.cases == nil)
    }
    #expect(replies.last?.error == nil)
  }

  @Test func rowsAreOpenedForAMeasurementOnly() throws {
    let request = "{\"command\":\"measure\",\"cases\":[\"scroll.steady/subtitle/mutation/100\"]}\n"
    let replies = try Self.replies(
      to: "{\"command\":\"describe\"}\n" + request,
      options: ["--suite", "smoke", "--data", "missing.csv"]
    )
    #expect(replies.first?.error == nil)
    #expect(replies.last?.error?.hasPrefix("missing.csv: found no file") == true)
  }
}
