// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// The table of options, in the order of help.
  static let table: [CommandOption] =
    choosing + measuring + profiling + pairing + keeping + judging + printing + everywhere

  /// The options that a verb takes, in the order of help.
  static func taken(by verb: Verb) -> [CommandOption] {
    table.filter { $0.verbs.contains(verb) }
  }

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
      summary: "where the document, drawing, trace or CSV goes; for 'profile' the folder",
      shownDefault: defaultOutput,
      verbs: [.run, .snapshot, .trace, .profile, .pair, .merge, .history],
      actions: [.export],
      effect: .reading(.path, into: \.output)
    ),
    CommandOption(
      name: "markdown",
      placeholder: "FILE",
      summary: "also write what is printed as Markdown, as for a comment on a pull request",
      verbs: [.run, .list, .compare, .agree, .pair, .merge],
      effect: .reading(.path, into: \.markdown)
    ),
    CommandOption(
      name: "partial",
      summary: "merge what there is, where shards are missing or were interrupted",
      verbs: [.merge],
      effect: .flag(\.isPartial)
    ),
    CommandOption(
      name: "counters",
      summary: "what is counted and what each counter means, in place of the cases",
      verbs: [.list],
      effect: .flag(\.listsCounters)
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
      verbs: [.run, .verify, .profile, .pair, .doctor],
      effect: .flag(\.isQuiet)
    ),
    CommandOption(
      name: "color",
      placeholder: "WHEN",
      summary: "colour in what is printed",
      choices: { _ in ColorChoice.allCases.map(\.rawValue) },
      shownDefault: { _ in ColorChoice.standard.rawValue },
      verbs: [.run, .profile, .compare, .agree, .pair, .merge, .doctor, .history],
      actions: [.show, .check],
      group: .form,
      effect: .reading(.choice, into: \.color)
    ),
  ]

  @Sendable private static func defaultOutput(of verb: Verb) -> String? {
    switch verb {
    case .run, .merge: RunOptions.standardOutput
    case .snapshot, .trace, .history: "standard output"
    case .profile: ProfileOptions.standardOutput
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
