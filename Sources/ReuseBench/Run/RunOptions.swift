// SPDX-License-Identifier: Apache-2.0

import BenchHarness

struct RunOptions: SelectingOptions {
  typealias Command = RunVerb

  static let verb = Verb.run

  /// Where the result document goes when the line does not say.
  static let standardOutput = ".reuse-bench/latest.json"
  /// Where the page goes when the line names neither document nor page.
  static let standardPage = ".reuse-bench/latest.html"

  var selection = Selection()
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  var slowdown = Slowdown.none
  var pace = PaceChoice.standard
  var instructions = InstructionChoice.standard
  var instructionRate: ModelledRate?
  var prices: String?
  var output: String = standardOutput
  var limits: String?
  var updatesLimits = false
  var markdown: String?
  var html: String?
  var embedsSamples = false
  var isFull = false
  var isQuiet = false
  var perfControl: PerfControl?
  var color = ColorChoice.standard
}

/// What one frame may take, as it was asked for.
enum FrameDeadline: Sendable, Equatable {
  case refresh(hertz: Double)
  /// A round figure.
  case budget(nanoseconds: Int64)

  /// The refresh rate of a line that names neither rate nor budget, in hertz.
  static let standardHertz = 60

  static let standard = FrameDeadline.refresh(hertz: Double(standardHertz))

  /// Whether it is a budget of its own, and not a display's.
  var isBudget: Bool {
    if case .budget = self { true } else { false }
  }
}

/// How measured frames follow each other.
enum PaceChoice: String, CaseIterable, Sendable {
  case tight
  /// Each at a vsync of its own, after a sleep.
  case paced

  static let standard = PaceChoice.tight
}

/// Where the count of instructions comes from.
enum InstructionChoice: String, CaseIterable, Sendable {
  /// The hardware's counter where there is one; else they are unavailable, with the reason.
  case auto
  /// Callgrind, exactly, in a process for each case.
  case callgrind

  static let standard = InstructionChoice.auto
}

/// The two named pipes of `perf record --control`, by which measured frames switch it on and off.
struct PerfControl: Sendable, Equatable {
  /// Path of the pipe that takes commands.
  let control: String
  /// Path of the pipe that acknowledges them.
  let acknowledgement: String
}

extension FrameDeadline {
  /// The budget of a frame, of which the app may use a share.
  func budget(appShare: Double?) throws(ToolFailure) -> FrameBudget {
    if case .budget = self, appShare != nil {
      throw ExitCode.usage.failure(
        "--app-share is a part of the refresh period, and --budget is what the app has; give --refresh with it"
      )
    }
    do throws(HarnessError) {
      switch self {
      case .refresh(let hertz):
        return try FrameBudget(refresh: RefreshRate(hertz: hertz), appShare: appShare ?? 1)
      case .budget(let nanoseconds):
        return try FrameBudget(milliseconds: Double(nanoseconds) / 1_000_000)
      }
    } catch {
      throw ExitCode.usage.failure(error.description)
    }
  }

  /// The refresh rate; that of a round budget is what fits it.
  var hertz: Double {
    switch self {
    case .refresh(let hertz): hertz
    case .budget(let nanoseconds): 1_000_000_000 / Double(nanoseconds)
    }
  }
}
