// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// Which cases there are to measure.
  static let choosing: [CommandOption] = [
    CommandOption(
      "suite",
      "NAME",
      "the suite of cases to start from",
      reads: .name(in: \.suites),
      into: [.selecting(\.suite)],
      standard: Selection.standardSuite
    ),
    CommandOption(
      "filter",
      "REGEX",
      "only cases whose identifier matches, anywhere in it",
      reads: .pattern,
      into: [.selecting(\.filter), .at(\ExportOptions.filter)]
    ),
    CommandOption(
      "rows",
      "LIST",
      "row counts in place of the suite's, such as 100,10_000",
      reads: ValueReader.wholeNumber(in: Selection.rowsRange).list,
      into: [.selecting(\.rows)]
    ),
    CommandOption(
      "cell",
      "LIST",
      "cells in place of the suite's",
      reads: ValueReader.name(in: \.cells).list,
      into: [.selecting(\.cells)]
    ),
    CommandOption(
      "strategy",
      "LIST",
      "strategies in place of the suite's",
      reads: ValueReader.name(in: \.strategies).list,
      into: [.selecting(\.strategies)]
    ),
    CommandOption(
      "data",
      "NAME|FILE",
      "rows from a file (NDJSON or CSV), or from a built-in dataset",
      reads: .data,
      into: [
        .selecting(\.data), .at(\SnapshotOptions.data), .at(\TraceOptions.data),
        .at(\ProfileOptions.data),
      ]
    ),
    CommandOption(
      "seed",
      "N",
      "one seed in place of each case's own",
      reads: .wholeNumber(in: 0...UInt64.max),
      into: [
        .selecting(\.seed), .at(\SnapshotOptions.seed), .at(\TraceOptions.seed),
        .at(\ProfileOptions.seed),
      ]
    ),
    CommandOption(
      "shard",
      "I/N",
      "only part I of N, for N machines to share the run; 'merge' joins the documents",
      reads: .shard,
      into: [.selecting(\.shard, by: [.run, .list, .verify])]
    ),
  ]
}
