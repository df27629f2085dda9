// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// The verbs that work on a selection of cases.
  private static let selecting: Set<Verb> = [.run, .list, .verify, .pair, .driver]

  /// Which cases there are to measure.
  static let choosing = [
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
      verbs: selecting.union([.snapshot, .trace, .profile]),
      effect: .reading(.data, into: \.data)
    ),
    CommandOption(
      name: "seed",
      placeholder: "N",
      summary: "one seed in place of each case's own",
      verbs: selecting.union([.snapshot, .trace, .profile]),
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
}
