// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// The table of options, in the order of help.
  static let table: [CommandOption] =
    choosing + measuring + pairing + keeping + judging + printing + everywhere

  /// The options that a verb takes, in the order of help.
  static func taken(by verb: Verb) -> [CommandOption] {
    table.filter { $0.verbs.contains(verb) }
  }

  /// The verbs that work on a selection of cases.
  private static let selecting: Set<Verb> = [.run, .list, .verify, .pair, .driver]

  private static let choosing = [
    CommandOption(
      name: "suite",
      placeholder: "NAME",
      summary: "the suite of cases to start from",
      choices: \.suites,
      shownDefault: { _ in Selection.standardSuite },
      verbs: selecting,
      effect: .reading(.name(in: \.suites), into: \.suite)
    ),
    CommandOption(
      name: "filter",
      placeholder: "REGEX",
      summary: "only cases whose identifier matches, anywhere in it",
      verbs: selecting,
      effect: .reading(.pattern, into: \.filter)
    ),
    CommandOption(
      name: "rows",
      placeholder: "LIST",
      summary: "row counts in place of the suite's, such as 100,10_000",
      verbs: selecting,
      effect: .reading(ValueReader.wholeNumber(in: Selection.rowsRange).list, into: \.rows)
    ),
    CommandOption(
      name: "cell",
      placeholder: "LIST",
      summary: "cells in place of the suite's",
      choices: \.cells,
      verbs: selecting,
      effect: .reading(ValueReader.name(in: \.cells).list, into: \.cells)
    ),
    CommandOption(
      name: "strategy",
      placeholder: "LIST",
      summary: "strategies in place of the suite's",
      choices: \.strategies,
      verbs: selecting,
      effect: .reading(ValueReader.name(in: \.strategies).list, into: \.strategies)
    ),
    CommandOption(
      name: "data",
      placeholder: "NAME|FILE",
      summary: "rows from a file (NDJSON or CSV), or from a built-in dataset",
      choices: \.datasets,
      verbs: selecting.union([.snapshot]),
      effect: .reading(.data, into: \.data)
    ),
    CommandOption(
      name: "seed",
      placeholder: "N",
      summary: "one seed in place of each case's own",
      verbs: selecting.union([.snapshot]),
      effect: .reading(.wholeNumber(in: 0...UInt64.max), into: \.seed)
    ),
    CommandOption(
      name: "shard",
      placeholder: "I/N",
      summary: "only part I of N, for N machines to share the run; 'merge' joins the documents",
      verbs: [.run, .list, .verify],
      effect: .reading(.shard, into: \.shard)
    ),
  ]

  private static let measuring = [
    CommandOption(
      name: "refresh",
      placeholder: "HZ",
      summary: "the refresh rate that gives the frame budget",
      shownDefault: { _ in String(FrameDeadline.standardHertz) },
      verbs: [.run],
      group: .deadline,
      effect: .reading(.refresh, into: \.deadline)
    ),
    CommandOption(
      name: "budget",
      placeholder: "MS",
      summary: "the frame budget itself, in milliseconds",
      verbs: [.run],
      group: .deadline,
      effect: .reading(.budget, into: \.deadline)
    ),
    CommandOption(
      name: "app-share",
      placeholder: "SHARE",
      summary: "the part of the refresh period that the app may use, such as 0.5",
      shownDefault: { _ in "1" },
      verbs: [.run],
      effect: .reading(.appShare, into: \.appShare)
    ),
    CommandOption(
      name: "slowdown",
      placeholder: "X",
      summary: "judge frames as if their work took X times as long",
      shownDefault: { _ in "1" },
      verbs: [.run],
      effect: .reading(.slowdown, into: \.slowdown)
    ),
    CommandOption(
      name: "pace",
      placeholder: "PACE",
      summary: "frames back to back, or each after a sleep to its vsync",
      choices: { _ in PaceChoice.allCases.map(\.rawValue) },
      shownDefault: { _ in PaceChoice.standard.rawValue },
      verbs: [.run],
      effect: .reading(.choice, into: \.pace)
    ),
    CommandOption(
      name: "instructions",
      placeholder: "SOURCE",
      summary: "count instructions in hardware where that can be, or by Callgrind, exactly",
      choices: { _ in InstructionChoice.allCases.map(\.rawValue) },
      shownDefault: { _ in InstructionChoice.standard.rawValue },
      verbs: [.run],
      effect: .reading(.choice, into: \.instructions)
    ),
    CommandOption(
      name: "instruction-rate",
      placeholder: "RATE",
      summary: "model frames at RATE instructions per nanosecond, with '--instructions callgrind'",
      verbs: [.run],
      effect: .reading(.instructionRate, into: \.instructionRate)
    ),
    CommandOption(
      name: "perf-control",
      placeholder: "CTL,ACK",
      summary: "named pipes of 'perf record --control=fifo:', on around measured frames only",
      verbs: [.run],
      effect: .reading(.perfControl, into: \.perfControl)
    ),
    CommandOption(
      name: "frame",
      placeholder: "N",
      summary: "the frame to draw, counted from 0",
      shownDefault: { _ in String(SnapshotOptions.standardFrame) },
      verbs: [.snapshot],
      effect: .reading(.wholeNumber(in: SnapshotOptions.frameRange), into: \.frame)
    ),
    CommandOption(
      name: "no-comparison",
      summary: "look at the machine only, measure nothing",
      verbs: [.doctor],
      effect: .flag(\.skipsComparison)
    ),
    CommandOption(
      name: "scaling",
      summary: "tell how every counter grows with the row count; one that does is a failure",
      verbs: [.verify],
      effect: .flag(\.wantsScaling)
    ),
    CommandOption(
      name: "protocol",
      placeholder: "N",
      summary: "the version of the protocol to speak",
      shownDefault: { _ in String(DriverOptions.standardProtocol) },
      verbs: [.driver],
      effect: .reading(.wholeNumber(in: DriverOptions.protocolVersions), into: \.protocolVersion)
    ),
  ]

  private static let pairing = [
    CommandOption(
      name: "base",
      placeholder: "BINARY",
      summary: "the build to compare against",
      verbs: [.pair],
      isRequired: true,
      effect: .reading(.path, into: \.base)
    ),
    CommandOption(
      name: "head",
      placeholder: "BINARY",
      summary: "the build in question",
      verbs: [.pair],
      isRequired: true,
      effect: .reading(.path, into: \.head)
    ),
    CommandOption(
      name: "pairs",
      placeholder: "N",
      summary:
        "pairs of fresh processes for each case, at least \(PairOptions.pairsRange.lowerBound)",
      shownDefault: { _ in String(PairDepth.standard.rawValue) },
      verbs: [.pair],
      group: .pairCount,
      effect: .reading(.wholeNumber(in: PairOptions.pairsRange), into: \.pairCount)
    ),
    CommandOption(
      name: "quick",
      summary: "\(PairDepth.quick.rawValue) pairs, for a first look",
      verbs: [.pair],
      group: .pairCount,
      effect: .noting(PairDepth.quick.rawValue, into: \.pairCount)
    ),
    CommandOption(
      name: "deep",
      summary: "\(PairDepth.deep.rawValue) pairs, for small changes and noisy machines",
      verbs: [.pair],
      group: .pairCount,
      effect: .noting(PairDepth.deep.rawValue, into: \.pairCount)
    ),
    CommandOption(
      name: "escalate",
      summary: "give undecided cases a second look at twice as many pairs",
      verbs: [.pair],
      effect: .flag(\.escalates)
    ),
    CommandOption(
      name: "strict",
      summary: "an inconclusive case ends as a void session does",
      verbs: [.pair],
      effect: .flag(\.isStrict)
    ),
    CommandOption(
      name: "instrument",
      placeholder: "WHICH",
      summary: "whether both builds measure with one harness and the same scenarios; where it "
        + "differs, times do not decide",
      choices: { _ in PairDocument.Instrument.allCases.map(\.rawValue) },
      shownDefault: { _ in PairDocument.Instrument.same.rawValue },
      verbs: [.pair],
      effect: .reading(.choice, into: \.instrument)
    ),
    CommandOption(
      name: "base-name",
      placeholder: "NAME",
      summary: "what the base is called in the report, such as its commit",
      verbs: [.pair],
      effect: .reading(.text, into: \.baseName)
    ),
    CommandOption(
      name: "head-name",
      placeholder: "NAME",
      summary: "what the head is called in the report",
      verbs: [.pair],
      effect: .reading(.text, into: \.headName)
    ),
  ]

  private static let keeping = [
    CommandOption(
      name: "metric",
      placeholder: "NAME",
      summary: "the figure: a counter by its name, or a time such as configureP50",
      verbs: [.history],
      actions: [.show, .export],
      effect: .reading(.text, into: \.metric)
    ),
    CommandOption(
      name: "machine",
      placeholder: "TEXT",
      summary: "only machines with TEXT in their fingerprint",
      verbs: [.history],
      actions: [.show, .check, .export],
      effect: .reading(.text, into: \.machine)
    ),
    CommandOption(
      name: "commit",
      placeholder: "HASH",
      summary: "the commit that one document is of, in place of the one that it names",
      verbs: [.history],
      actions: [.add],
      effect: .reading(.commit, into: \.commit)
    ),
  ]

  private static let judging = [
    CommandOption(
      name: "limits",
      placeholder: "FILE",
      summary: "hold counters against a file of limits; one past its limit is a failure",
      verbs: [.run],
      effect: .reading(.path, into: \.limits)
    ),
    CommandOption(
      name: "update-limits",
      summary: "write what was counted into the file of '--limits', which is made if it is missing",
      verbs: [.run],
      effect: .flag(\.updatesLimits)
    ),
    CommandOption(
      name: "exact",
      summary: "a counter that fell counts as a difference too",
      verbs: [.verify, .compare],
      effect: .flag(\.isExact)
    ),
    CommandOption(
      name: "gate-times",
      summary: "let times count, of documents from one machine that each compared itself",
      verbs: [.compare],
      effect: .flag(\.gatesTimes)
    ),
    CommandOption(
      name: "tolerance",
      placeholder: "PERCENT",
      summary: "how far times may be apart, as 5 or by quantile as p50=5,p99=20",
      shownDefault: { _ in TimeGate.Tolerances.standard.description },
      verbs: [.compare],
      effect: .reading(.tolerances, into: \.tolerances)
    ),
  ]

  private static let printing = [
    CommandOption(
      name: "output",
      placeholder: "FILE",
      summary: "where the document, drawing or CSV goes",
      shownDefault: defaultOutput,
      verbs: [.run, .snapshot, .pair, .merge, .history],
      actions: [.export],
      effect: .reading(.path, into: \.output)
    ),
    CommandOption(
      name: "markdown",
      placeholder: "FILE",
      summary: "also write the report as Markdown, as a comment on a pull request",
      verbs: [.run, .compare, .pair, .merge],
      effect: .reading(.path, into: \.markdown)
    ),
    CommandOption(
      name: "partial",
      summary: "merge what there is, where shards are missing or were interrupted",
      verbs: [.merge],
      effect: .flag(\.isPartial)
    ),
    CommandOption(
      name: "json",
      summary: "JSON in place of lines",
      verbs: [.list, .doctor],
      group: .form,
      effect: .flag(\.isJSON)
    ),
    CommandOption(
      name: "quiet",
      summary: "no progress and no remarks on standard error",
      verbs: [.run, .verify, .pair, .doctor],
      effect: .flag(\.isQuiet)
    ),
    CommandOption(
      name: "color",
      placeholder: "WHEN",
      summary: "colour in what is printed",
      choices: { _ in ColorChoice.allCases.map(\.rawValue) },
      shownDefault: { _ in ColorChoice.standard.rawValue },
      verbs: [.run, .compare, .pair, .merge, .doctor, .history],
      actions: [.show, .check],
      group: .form,
      effect: .reading(.choice, into: \.color)
    ),
  ]

  @Sendable private static func defaultOutput(of verb: Verb) -> String? {
    switch verb {
    case .run, .merge: RunOptions.standardOutput
    case .snapshot, .history: "standard output"
    default: nil
    }
  }

  private static let everywhere = [
    CommandOption(
      name: "help",
      letter: "h",
      summary: "print help, of the verb if one is named",
      verbs: Set(Verb.allCases),
      effect: .help
    ),
    CommandOption(
      name: "version",
      summary: "print the version",
      verbs: Set(Verb.allCases),
      effect: .version
    ),
  ]
}
