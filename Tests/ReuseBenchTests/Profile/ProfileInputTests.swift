// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import TestSupport
import Testing

@testable import ReuseBench

/// What perf, Callgrind and DHAT write, by examples in the formats of their manuals.
@Suite struct ProfileInputTests {
  @Test("what perf writes becomes stacks, remarks or a sentence with a remedy")
  func perfScript() {
    let text = """

          7f3a4c12 malloc
          55d0a1b2 closure #1 in f()
          55d0a000 main

              4011 [unknown]

          7f3a4c12 malloc
          55d0a1b2 closure #1 in f()
          55d0a000 main

      """
    expectEqual(
      FoldedStacks(PerfScript.stacks(Array(text.utf8))).stacks,
      [.init(["[unknown]"], weight: 1), .init(["main", "closure #1 in f()", "malloc"], weight: 2)]
    )
    expect(PerfScript.stacks([]).isEmpty)
    do {
      let text = "  4011 main\n\n  4020 malloc\n  4011 main"
      for ending in ["", "\n", "\n\n"] {
        expectEqual(
          FoldedStacks(PerfScript.stacks(Array((text + ending).utf8))).stacks,
          [.init(["main"], weight: 1), .init(["main", "malloc"], weight: 1)]
        )
      }
    }
    for (talk, exit, remedy) in [
      ("Error: unknown option `control=fifo'", ExitCode.toolMissing, "too old"),
      ("event syntax error: 'nonsense'", .usage, "perf list"),
      ("Access to performance monitoring is limited. perf_event_paranoid", .toolMissing, "sysctl"),
      ("perf_event_open: Operation not permitted", .toolMissing, "--cap-add PERFMON"),
      ("PMU Hardware doesn't support sampling/overflow-interrupts", .toolMissing, "cpu-clock"),
      ("failed to write: No space left on device", .inputOutput, "disk is full"),
      ("something new", .toolMissing, "something new"), ("", .toolMissing, "it said nothing"),
    ] as [(String, ExitCode, String)] {
      let failure = PerfFault(talk: talk, event: "cycles", version: "perf version 6.1").failure
      expectEqual(failure.exit, exit)
      expect(failure.message.contains(remedy), "\(failure.message)")
    }
    let talk = """
      Events enabled
      Warning: Processed 5234 events and lost 12 chunks!
      [ perf record: Captured and wrote 0.5 MB perf.data ]
      """
    let fault = PerfFault(talk: talk, event: "cpu-clock", version: "perf")
    expect(fault.remarks.count == 1 && fault.remarks[0].contains("lower '--frequency'"))
  }

  @Test("what Valgrind writes becomes stacks, and else is refused")
  func callgrind() throws {
    let text = """
      # callgrind format
      version: 1
      creator: callgrind-3.19.0
      positions: line
      events: Ir

      fl=(1) ???
      fn=(1) main
      0 10
      cfn=(2) f'main
      calls=2 0
      0 70
      fn=(2)
      0 30
      +3 5
      cfn=(3) f'2'f'main
      calls=1 0
      0 35
      fn=(3)
      * 20
      0 15
      fn=(4) 0x000000000010a000'main
      0 1

      totals: 81
      """
    expectEqual(
      FoldedStacks(try CallgrindStacks.read(text)).stacks,
      [
        .init(["main"], weight: 10), .init(["main", "[unknown]"], weight: 1),
        .init(["main", "f"], weight: 35), .init(["main", "f", "f"], weight: 35),
      ]
    )
    for line in ["fn=main", "fn=(1", "5 x", "5 -1", "7"] as [String] {
      #expect(throws: HarnessError.callgrindOutput(line: 3, found: line)) {
        try CallgrindStacks.read("events: Ir\nfn=(1) main\n\(line)\n")
      }
    }
    do {
      let text = """
        {"dhatFileVersion":2,"mode":"heap","pps":[
          {"tb":4096,"tbk":3,"fs":[1,2,3]},{"tb":1,"tbk":2,"fs":[1,2,3]},{"tb":9,"tbk":1,"fs":[1]},
          {"tb":0,"tbk":0,"fs":[3]}],
         "ftbl":["[root]","0x48: malloc (vg_replace_malloc.c:381)",
          "0x52: swift_slowAlloc (in /usr/lib/libswiftCore.so)","0x10: $s4main3fooyyF (in /a (b)/c)"]}
        """
      expectEqual(
        FoldedStacks(try DHATStacks.read(text)).stacks,
        [.init(["$s4main3fooyyF"], weight: 5), .init(["malloc"], weight: 1)]
      )
    }
    for text in [
      "", "{", "{\"dhatFileVersion\":1,\"pps\":[],\"ftbl\":[]}",
      "{\"dhatFileVersion\":2,\"pps\":[{\"tbk\":1,\"fs\":[7]}],\"ftbl\":[]}",
    ] as [String] {
      #expect { try DHATStacks.read(text) } throws: { ($0 as? ToolFailure)?.exit == .inputOutput }
    }
  }
}
