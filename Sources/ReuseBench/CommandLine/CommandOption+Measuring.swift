// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// How something is measured or drawn.
  static let measuring = [
    CommandOption(
      name: "refresh",
      placeholder: "HZ",
      summary: "the refresh rate that gives the frame budget",
      shownDefault: { _ in String(FrameDeadline.standardHertz) },
      verbs: [.run, .trace],
      group: .deadline,
      effect: .reading(.refresh, into: \.deadline)
    ),
    CommandOption(
      name: "budget",
      placeholder: "MS",
      summary: "the frame budget itself, in milliseconds",
      verbs: [.run, .trace],
      group: .deadline,
      effect: .reading(.budget, into: \.deadline)
    ),
    CommandOption(
      name: "app-share",
      placeholder: "SHARE",
      summary: "the part of the refresh period that the app may use, such as 0.5",
      shownDefault: { _ in "1" },
      verbs: [.run, .trace],
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
      name: "prices",
      placeholder: "FILE",
      summary:
        "also model configure at a device's prices of writes, as the device kit measures them",
      verbs: [.run],
      effect: .reading(.path, into: \.prices)
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
}
