// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// What is sampled of a case, and with what it is compared.
  static let profiling = [
    CommandOption(
      name: "event",
      placeholder: "NAME",
      summary: "what is counted: callgrind, allocations, or an event of perf",
      shownDefault: { _ in "cycles:u, or cpu-clock:u where there is no PMU" },
      verbs: [.profile],
      effect: .reading(.event, into: \.event)
    ),
    CommandOption(
      name: "frequency",
      placeholder: "HZ",
      summary: "samples a second, of events of perf",
      shownDefault: { _ in ProfileOptions.standardFrequency.grouped },
      verbs: [.profile],
      effect: .reading(.wholeNumber(in: ProfileOptions.frequencyRange), into: \.frequency)
    ),
    CommandOption(
      name: "seconds",
      placeholder: "S",
      summary: "how long measured frames are repeated, for events of perf",
      shownDefault: { _ in String(ProfileOptions.standardSeconds) },
      verbs: [.profile],
      effect: .reading(.wholeNumber(in: ProfileOptions.secondsRange), into: \.seconds)
    ),
    CommandOption(
      name: "call-graph",
      placeholder: "MODE",
      summary: "how perf finds callers: by frame pointers, or by copies of the stack",
      choices: { _ in CallGraph.allCases.map(\.rawValue) },
      shownDefault: { _ in CallGraph.standard.rawValue },
      verbs: [.profile],
      effect: .reading(.choice, into: \.callGraph)
    ),
    CommandOption(
      name: "against",
      placeholder: "FILE",
      summary: "folded stacks of an earlier profile, to show what grew since",
      verbs: [.profile],
      group: .base,
      effect: .reading(.path, into: \.against)
    ),
    CommandOption(
      name: "strategies",
      placeholder: "A,B",
      summary: "two strategies in place of the case's, B compared with A",
      choices: \.strategies,
      verbs: [.profile],
      group: .base,
      effect: .reading(.strategyPair, into: \.comparedStrategies)
    ),
  ]
}
