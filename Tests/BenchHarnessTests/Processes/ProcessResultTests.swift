// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchHarness

@Suite("A program is run to its end, or to the end of the patience with it")
struct ProcessResultTests {
  private static func shell(
    _ line: String,
    talk: ChildProcess.Talk = .captured,
    input: String = "/dev/null",
    limitSeconds: Double = 60
  ) throws -> ProcessResult {
    try ProcessResult(
      "/bin/sh",
      ["-c", line],
      input: input,
      talk: talk,
      limitSeconds: limitSeconds
    )
  }

  @Test func streamsAndInputAndLong() throws {
    // What it says comes back, by the stream that it was said on.
    let said = try Self.shell("echo out; echo talk >&2; exit 3")
    expectEqual(said.ending, .exited(status: 3))
    expectEqual(String(decoding: said.output, as: UTF8.self), "out\n")
    expectEqual(String(decoding: said.errorOutput, as: UTF8.self), "talk\n")
    let mixed = try Self.shell("echo out; echo talk >&2", talk: .withOutput)
    expectEqual(String(decoding: mixed.output, as: UTF8.self), "out\ntalk\n")
    expect(mixed.isSuccess && mixed.errorOutput.isEmpty)
    try expect(Self.shell("echo talk >&2", talk: .discarded).output.isEmpty)
    // It reads the file that it is given, and no more than that.
    do {
      let said = try Self.shell("cat", input: "/proc/self/status")
      expect(String(decoding: said.output, as: UTF8.self).contains("\nPid:"))
      try expect(Self.shell("cat").output.isEmpty)
      #expect(throws: ChildProcess.StartFault.self) {
        try Self.shell("cat", input: "/no/such/file")
      }
    }
    // More than pipes hold comes whole, from both streams at once.
    do {
      let said = try Self.shell("head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2")
      expectEqual(said.output.count, 3_000_000)
      expectEqual(said.errorOutput.count, 2_000_000)
      expect(said.isSuccess)
    }
  }

  @Test(
    "One that hangs is ended at the limit, with what it started, and so is one that fills a pipe"
  )
  func limit() throws {
    let hung = try Self.shell("echo $$; sleep 1000 & sleep 1000", limitSeconds: 0.2)
    expect(hung.ending == nil)
    let words = String(decoding: hung.output, as: UTF8.self)
    let number = try require(pid_t(words.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Nobody is left of its group; who is dead is taken in by the system soon.
    for _ in 0..<1_000 where kill(-number, 0) == 0 { usleep(10_000) }
    expect(kill(-number, 0) != 0)
    try expect(Self.shell("yes", limitSeconds: 0.1).ending == nil)
  }

  @Test func leftBehindAndMissing() throws {
    // What it leaves running with its streams open is not waited for.
    let said = try Self.shell("sleep 1000 & echo out")
    expect(said.isSuccess)
    expectEqual(String(decoding: said.output, as: UTF8.self), "out\n")
    // One that is missing says why.
    #expect(throws: ChildProcess.StartFault(reason: "No such file or directory")) {
      try ProcessResult("/no/such/program", [], limitSeconds: 1)
    }
  }
}
