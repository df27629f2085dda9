// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

typealias FoldedStack = FoldedStacks.Stack

/// What a tool recorded of a case.
struct MeasuredProfile {
  /// All stacks, those of the instrument too; frames that are not measured apart.
  let stacks: FoldedStacks
  /// What fell on frames that are not measured, such as going to a window.
  let unmeasuredWeight: Int
  let unit: String
  let isSampled: Bool
  /// What recorded it, with its version.
  let source: String
  let played: Played
  let remarks: [String]

  /// Takes what a tool recorded, and puts frames that are not measured aside.
  init(
    recorded: FoldedStacks,
    unit: String,
    isSampled: Bool,
    source: String,
    played: Played,
    remarks: [String]
  ) {
    stacks = recorded.without(ProfilePhase.unmeasuredFrame)
    unmeasuredWeight = recorded.total - stacks.total
    self.unit = unit
    self.isSampled = isSampled
    self.source = source
    self.played = played
    self.remarks = remarks
  }

  struct Played: Equatable {
    var roundCount: Int
    var frameCount: Int
    /// How long they took, in nanoseconds; under Valgrind that says nothing of the case.
    var nanoseconds: Int

    init(_ reply: DriverReply) throws(ToolFailure) {
      guard let rounds = reply.roundCount, let frames = reply.frameCount, frames > 0,
        let nanoseconds = reply.frameNanoseconds
      else {
        throw ExitCode.sessionVoid.failure("the process that was watched played no measured frames")
      }
      roundCount = rounds
      frameCount = frames
      self.nanoseconds = nanoseconds
    }
  }

  /// The measured frames alone.
  func measuredFrames() throws(ToolFailure) -> FoldedStacks {
    let frames = stacks.below(ProfilePhase.measuredFrame)
    guard frames.stacks.isEmpty else { return frames }
    guard !stacks.stacks.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "there are no \(unit) of measured frames; raise '--seconds' or '--frequency'"
      )
    }
    throw ExitCode.toolMissing.failure(
      "none of \(stacks.total) \(unit) shows the measured frames: the program is stripped, "
        + "or was built without frame pointers; build it with 'swift build -c release' and no "
        + "'-s' or '--omit-frame-pointers', or take '--call-graph dwarf'"
    )
  }

  /// The part of all functions on the stacks that have a name, by weight.
  var namedShare: Double {
    var all = 0
    var named = 0
    for stack in stacks.stacks {
      all += stack.frames.count * stack.weight
      named += stack.frames.count { !Self.isNameless($0) } * stack.weight
    }
    return all == 0 ? 0 : Double(named) / Double(all)
  }

  private static func isNameless(_ name: String) -> Bool {
    name == Self.nameless || name.hasPrefix("0x") || name.hasPrefix("$s")
  }

  /// What stands for a function without a name, in every tool.
  static let nameless = "[unknown]"
}

extension MeasuredProfile {
  /// How the profile was taken, and what a reader has to know, in sentences.
  var facts: [String] {
    let rounds = played.roundCount == 1 ? "One round" : "\(played.roundCount) rounds of the case"
    let seconds = Self.fixed(Double(played.nanoseconds) / 1e9, decimals: 2)
    let frames = Self.fixed(Double(played.frameCount), decimals: 0)
    return [
      "\(rounds), \(frames) measured frames\(isSampled ? " in \(seconds) s" : ""), by \(source); "
        + "\(Self.fixed(100 * namedShare, decimals: 1)) % of the functions on the stacks have a name."
    ] + setAside + remarks
  }

  private var setAside: [String] {
    guard unmeasuredWeight > 0 else { return [] }
    let weight = Self.fixed(Double(unmeasuredWeight), decimals: 0)
    return ["\(weight) more fell on frames that are not measured, and are left out."]
  }

  private static func fixed(_ figure: Double, decimals: Int) -> String {
    figure.formatted(
      .number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US"))
    )
  }
}
