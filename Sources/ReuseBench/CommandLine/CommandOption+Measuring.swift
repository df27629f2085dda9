// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// How something is measured or drawn.
  static let measuring: [CommandOption] = [
    CommandOption(
      "refresh",
      "HZ",
      "the refresh rate that gives the frame budget",
      reads: .refresh,
      into: [.at(\RunOptions.deadline), .at(\TraceOptions.deadline)],
      standard: String(FrameDeadline.standardHertz),
      group: .deadline
    ),
    CommandOption(
      "budget",
      "MS",
      "the frame budget itself, in milliseconds",
      reads: .budget,
      into: [.at(\RunOptions.deadline), .at(\TraceOptions.deadline)],
      group: .deadline
    ),
    CommandOption(
      "app-share",
      "SHARE",
      "the part of the refresh period that the app may use, such as 0.5",
      reads: .appShare,
      into: [.at(\RunOptions.appShare), .at(\TraceOptions.appShare)],
      standard: "1"
    ),
    CommandOption(
      "slowdown",
      "X",
      "judge frames as if their work took X times as long",
      reads: .slowdown,
      into: [.at(\RunOptions.slowdown)],
      standard: "1"
    ),
    CommandOption(
      "pace",
      "PACE",
      "frames back to back, or each after a sleep to its vsync",
      reads: .choice,
      into: [.at(\RunOptions.pace)],
      standard: PaceChoice.standard.rawValue
    ),
    CommandOption(
      "instructions",
      "SOURCE",
      "count instructions in hardware where that can be, or by Callgrind, exactly",
      reads: .choice,
      into: [.at(\RunOptions.instructions)],
      standard: InstructionChoice.standard.rawValue
    ),
    CommandOption(
      "instruction-rate",
      "RATE",
      "model frames at RATE instructions per nanosecond, with '--instructions callgrind'",
      reads: .instructionRate,
      into: [.at(\RunOptions.instructionRate)]
    ),
    CommandOption(
      "prices",
      "FILE",
      "also model configure at a device's prices of writes, as the device kit measures them",
      reads: .path,
      into: [.at(\RunOptions.prices)]
    ),
    CommandOption(
      "perf-control",
      "CTL,ACK",
      "named pipes of 'perf record --control=fifo:', on around measured frames only",
      reads: .perfControl,
      into: [.at(\RunOptions.perfControl)]
    ),
    CommandOption(
      "frame",
      "N",
      "the frame to draw, counted from 0",
      reads: .wholeNumber(in: SnapshotOptions.frameRange),
      into: [.at(\SnapshotOptions.frame)],
      standard: String(SnapshotOptions.standardFrame)
    ),
    CommandOption(
      "no-comparison",
      "look at the machine only, measure nothing",
      notes: false,
      in: [.at(\DoctorOptions.comparesItself)]
    ),
    CommandOption(
      "scaling",
      "tell how every counter grows with the row count; one that does is a failure",
      sets: [.at(\VerifyOptions.wantsScaling)]
    ),
    CommandOption(
      "protocol",
      "N",
      "the version of the protocol to speak",
      reads: .wholeNumber(in: DriverOptions.protocolVersions),
      into: [.at(\DriverOptions.protocolVersion)],
      standard: String(DriverOptions.standardProtocol)
    ),
  ]
}
