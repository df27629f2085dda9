// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// How two builds are compared.
  static let pairing: [CommandOption] = [
    CommandOption(
      "base",
      "BINARY",
      "the build to compare against, or a folder of its layouts (scripts/maintain/relink)",
      reads: .path,
      into: [.at(\PairOptions.base)],
      isRequired: true
    ),
    CommandOption(
      "head",
      "BINARY",
      "the build in question, or a folder of as many layouts of it",
      reads: .path,
      into: [.at(\PairOptions.head)],
      isRequired: true
    ),
    CommandOption(
      "pairs",
      "N",
      "pairs of fresh processes for each case, at least \(PairOptions.pairsRange.lowerBound)",
      reads: .wholeNumber(in: PairOptions.pairsRange),
      into: [.at(\PairOptions.pairCount)],
      standard: String(PairDepth.standard.rawValue),
      group: .pairCount
    ),
    CommandOption(
      "quick",
      "\(PairDepth.quick.rawValue) pairs, for a first look",
      notes: PairDepth.quick.rawValue,
      in: [.at(\PairOptions.pairCount)],
      group: .pairCount
    ),
    CommandOption(
      "deep",
      "\(PairDepth.deep.rawValue) pairs, for small changes and noisy machines",
      notes: PairDepth.deep.rawValue,
      in: [.at(\PairOptions.pairCount)],
      group: .pairCount
    ),
    CommandOption(
      "escalate",
      "give undecided cases a second look at twice as many pairs",
      sets: [.at(\PairOptions.escalates)]
    ),
    CommandOption(
      "strict",
      "an inconclusive case ends as a void session does",
      sets: [.at(\PairOptions.isStrict)]
    ),
    CommandOption(
      "instrument",
      "WHICH",
      "whether both builds measure with one harness and the same scenarios; where it differs, times do not decide",
      reads: .choice,
      into: [.at(\PairOptions.instrument)],
      standard: PairDocument.Instrument.same.rawValue
    ),
    CommandOption(
      "base-name",
      "NAME",
      "what the base is called in the report, such as its commit",
      reads: .text,
      into: [.at(\PairOptions.baseName)]
    ),
    CommandOption(
      "head-name",
      "NAME",
      "what the head is called in the report",
      reads: .text,
      into: [.at(\PairOptions.headName)]
    ),
  ]

  /// Whether stored figures got worse.
  static let judging: [CommandOption] = [
    CommandOption(
      "limits",
      "FILE",
      "hold counters against a file of limits; one past its limit is a failure",
      reads: .path,
      into: [.at(\RunOptions.limits)]
    ),
    CommandOption(
      "update-limits",
      "write what was counted into the file of '--limits', which is made if it is missing",
      sets: [.at(\RunOptions.updatesLimits)]
    ),
    CommandOption(
      "exact",
      "a counter that fell counts as a difference too",
      sets: [.at(\VerifyOptions.isExact), .at(\CompareOptions.isExact)]
    ),
    CommandOption(
      "gate-times",
      "let times count, of documents from one machine that each compared itself",
      sets: [.at(\CompareOptions.gatesTimes)]
    ),
    CommandOption(
      "tolerance",
      "PERCENT",
      "how far times may be apart, as 5 or by quantile as p50=5,p99=20",
      reads: .tolerances,
      into: [.at(\CompareOptions.tolerances)],
      standard: TimeGate.Tolerances.standard.description
    ),
  ]
}
