// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// What is sampled of a case, and with what it is compared.
  static let profiling: [CommandOption] = [
    CommandOption(
      "event",
      "NAME",
      "what is counted: callgrind, allocations, or an event of perf",
      reads: .event,
      into: [.at(\ProfileOptions.event)],
      standard: "cycles:u, or cpu-clock:u where there is no PMU"
    ),
    CommandOption(
      "frequency",
      "HZ",
      "samples a second, of events of perf",
      reads: .wholeNumber(in: ProfileOptions.frequencyRange),
      into: [.at(\ProfileOptions.frequency)],
      standard: ProfileOptions.standardFrequency.grouped
    ),
    CommandOption(
      "seconds",
      "S",
      "how long measured frames are repeated, for events of perf",
      reads: .wholeNumber(in: ProfileOptions.secondsRange),
      into: [.at(\ProfileOptions.seconds)],
      standard: String(ProfileOptions.standardSeconds)
    ),
    CommandOption(
      "call-graph",
      "MODE",
      "how perf finds callers: by frame pointers, or by copies of the stack",
      reads: .choice,
      into: [.at(\ProfileOptions.callGraph)],
      standard: CallGraph.standard.rawValue
    ),
    CommandOption(
      "base",
      "FILE",
      "folded stacks of an earlier profile, to show what grew since",
      reads: .path,
      into: [.at(\ProfileOptions.base)],
      group: .base
    ),
    CommandOption(
      "strategy",
      "A,B",
      "two strategies in place of the case's, B compared with A",
      reads: .strategyPair,
      into: [.at(\ProfileOptions.strategies)],
      group: .base
    ),
  ]
}
