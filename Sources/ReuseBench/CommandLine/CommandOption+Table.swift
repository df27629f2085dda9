// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// The table of options, in the order of help.
  static let table: [CommandOption] =
    choosing + measuring + pairing + profiling + keeping + judging + beginning + writing
    + everywhere

  /// The options that select cases.
  private static let choosing: [CommandOption] = [
    CommandOption("suite NAME", "the suite of cases to start from")
      .reads(.name(in: \.suites), into: [.selecting(\.suite)], standard: Selection.standardSuite),
    CommandOption("filter REGEX", "only cases whose identifier matches, anywhere in it")
      .reads(.pattern, into: [.selecting(\.filter), .at(\ExportOptions.filter)]),
    CommandOption("rows LIST", "row counts in place of the suite's, such as 100,10_000")
      .reads(ValueReader.wholeNumber(in: Selection.rowsRange).list, into: [.selecting(\.rows)]),
    CommandOption("cell LIST", "cells in place of the suite's")
      .reads(ValueReader.name(in: \.cells).list, into: [.selecting(\.cells)]),
    CommandOption("strategy LIST", "strategies in place of the suite's")
      .reads(ValueReader.name(in: \.strategies).list, into: [.selecting(\.strategies)]),
    CommandOption("data NAME|FILE", "rows from a file (NDJSON or CSV), or from a built-in dataset")
      .reads(
        .data,
        into: [
          .selecting(\.data), .at(\SnapshotOptions.data), .at(\TraceOptions.data),
          .at(\ProfileOptions.data),
        ]
      ),
    CommandOption("seed N", "one seed in place of each case's own")
      .reads(
        .wholeNumber(in: 0...UInt64.max),
        into: [
          .selecting(\.seed), .at(\SnapshotOptions.seed), .at(\TraceOptions.seed),
          .at(\ProfileOptions.seed),
        ]
      ),
    CommandOption(
      "shard I/N",
      "only part I of N, for N machines to share the run; 'merge' joins the documents"
    )
    .reads(.shard, into: [.selecting(\.shard, by: [.run, .list, .verify])]),
  ]

  /// The options of measuring and drawing.
  private static let measuring: [CommandOption] = [
    CommandOption("refresh HZ", "the refresh rate that gives the frame budget", group: .deadline)
      .reads(
        .refresh,
        into: [.at(\RunOptions.deadline), .at(\TraceOptions.deadline)],
        standard: String(FrameDeadline.standardHertz)
      ),
    CommandOption("budget MS", "the frame budget itself, in milliseconds", group: .deadline)
      .reads(.budget, into: [.at(\RunOptions.deadline), .at(\TraceOptions.deadline)]),
    CommandOption(
      "app-share SHARE",
      "the part of the refresh period that the app may use, such as 0.5"
    )
    .reads(
      .appShare,
      into: [.at(\RunOptions.appShare), .at(\TraceOptions.appShare)],
      standard: "1"
    ),
    CommandOption("slowdown X", "judge frames as if their work took X times as long")
      .reads(.slowdown, into: [.at(\RunOptions.slowdown)], standard: "1"),
    CommandOption("pace PACE", "frames back to back, or each after a sleep to its vsync")
      .reads(.choice, into: [.at(\RunOptions.pace)], standard: PaceChoice.standard.rawValue),
    CommandOption(
      "instructions SOURCE",
      "count instructions in hardware where that can be, or by Callgrind, exactly"
    )
    .reads(
      .choice,
      into: [.at(\RunOptions.instructions)],
      standard: InstructionChoice.standard.rawValue
    ),
    CommandOption(
      "instruction-rate RATE",
      "model frames at RATE instructions per nanosecond, with '--instructions callgrind'"
    )
    .reads(.instructionRate, into: [.at(\RunOptions.instructionRate)]),
    CommandOption(
      "prices FILE",
      "also model configure at a device's prices of writes, as the device kit measures them"
    )
    .reads(.path, into: [.at(\RunOptions.prices)]),
    CommandOption(
      "perf-control CTL,ACK",
      "named pipes of 'perf record --control=fifo:', on around measured frames only"
    )
    .reads(.perfControl, into: [.at(\RunOptions.perfControl)]),
    CommandOption("frame N", "the frame to draw, counted from 0")
      .reads(
        .wholeNumber(in: SnapshotOptions.frameRange),
        into: [.at(\SnapshotOptions.frame)],
        standard: String(SnapshotOptions.standardFrame)
      ),
    CommandOption("no-comparison", "look at the machine only, measure nothing")
      .notes(false, in: [.at(\DoctorOptions.comparesItself)]),
    CommandOption(
      "scaling",
      "tell how every counter grows with the row count; one that does is a failure"
    )
    .notes(true, in: [.at(\VerifyOptions.wantsScaling)]),
    CommandOption("protocol N", "the version of the protocol to speak")
      .reads(
        .wholeNumber(in: DriverOptions.protocolVersions),
        into: [.at(\DriverOptions.protocolVersion)],
        standard: String(DriverOptions.standardProtocol)
      ),
  ]

  /// The options of comparing two builds.
  private static let pairing: [CommandOption] = [
    CommandOption(
      "base BINARY",
      "the build to compare against, or a folder of its layouts (scripts/maintain/relink)",
      isRequired: true
    )
    .reads(.path, into: [.at(\PairOptions.base)]),
    CommandOption(
      "head BINARY",
      "the build in question, or a folder of as many layouts of it",
      isRequired: true
    )
    .reads(.path, into: [.at(\PairOptions.head)]),
    CommandOption(
      "pairs N",
      "pairs of fresh processes for each case, at least \(PairOptions.pairsRange.lowerBound)",
      group: .pairCount
    )
    .reads(
      .wholeNumber(in: PairOptions.pairsRange),
      into: [.at(\PairOptions.pairCount)],
      standard: String(PairDepth.standard.rawValue)
    ),
    CommandOption("quick", "\(PairDepth.quick.rawValue) pairs, for a first look", group: .pairCount)
      .notes(PairDepth.quick.rawValue, in: [.at(\PairOptions.pairCount)]),
    CommandOption(
      "deep",
      "\(PairDepth.deep.rawValue) pairs, for small changes and noisy machines",
      group: .pairCount
    )
    .notes(PairDepth.deep.rawValue, in: [.at(\PairOptions.pairCount)]),
    CommandOption("escalate", "give undecided cases a second look at twice as many pairs")
      .notes(true, in: [.at(\PairOptions.escalates)]),
    CommandOption("strict", "an inconclusive case ends as a void session does")
      .notes(true, in: [.at(\PairOptions.isStrict)]),
    CommandOption(
      "instrument WHICH",
      "whether both builds measure with one harness and the same scenarios; where it differs, times do not decide"
    )
    .reads(
      .choice,
      into: [.at(\PairOptions.instrument)],
      standard: PairDocument.Instrument.same.rawValue
    ),
    CommandOption("base-name NAME", "what the base is called in the report, such as its commit")
      .reads(.text, into: [.at(\PairOptions.baseName)]),
    CommandOption("head-name NAME", "what the head is called in the report")
      .reads(.text, into: [.at(\PairOptions.headName)]),
  ]

  /// The options of sampling a case, and of comparing what was sampled.
  private static let profiling: [CommandOption] = [
    CommandOption("event NAME", "what is counted: callgrind, allocations, or an event of perf")
      .reads(
        .event,
        into: [.at(\ProfileOptions.event)],
        standard: "cycles:u, or cpu-clock:u where there is no PMU"
      ),
    CommandOption("frequency HZ", "samples a second, of events of perf")
      .reads(
        .wholeNumber(in: ProfileOptions.frequencyRange),
        into: [.at(\ProfileOptions.frequency)],
        standard: ProfileOptions.standardFrequency.grouped
      ),
    CommandOption("seconds S", "how long measured frames are repeated, for events of perf")
      .reads(
        .wholeNumber(in: ProfileOptions.secondsRange),
        into: [.at(\ProfileOptions.seconds)],
        standard: String(ProfileOptions.standardSeconds)
      ),
    CommandOption(
      "call-graph MODE",
      "how perf finds callers: by frame pointers, or by copies of the stack"
    )
    .reads(.choice, into: [.at(\ProfileOptions.callGraph)], standard: CallGraph.standard.rawValue),
    CommandOption(
      "base FILE",
      "folded stacks of an earlier profile, to show what grew since",
      group: .base
    )
    .reads(.path, into: [.at(\ProfileOptions.base)]),
    CommandOption(
      "strategy A,B",
      "two strategies in place of the case's, B compared with A",
      group: .base
    )
    .reads(.strategyPair, into: [.at(\ProfileOptions.strategies)]),
  ]
}
