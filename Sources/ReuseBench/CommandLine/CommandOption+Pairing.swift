// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// How two builds are compared.
  static let pairing = [
    CommandOption(
      name: "base",
      placeholder: "BINARY",
      summary: "the build to compare against, or a folder of layouts of it (scripts/relink)",
      verbs: [.pair],
      isRequired: true,
      effect: .reading(.path, into: \.base)
    ),
    CommandOption(
      name: "head",
      placeholder: "BINARY",
      summary: "the build in question, or a folder of as many layouts of it",
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
}
