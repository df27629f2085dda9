// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// What `run` was asked for.
struct RunOptions: Sendable, Equatable {
  /// Where the result document goes when the line does not say.
  static let standardOutput = ".reuse-bench/latest.json"
  /// Where the page goes when the line names neither document nor page.
  static let standardPage = ".reuse-bench/latest.html"

  /// The cases.
  var selection = Selection()
  /// What a frame may take.
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  /// How much longer frames are taken to work than they did.
  var slowdown = Slowdown.none
  /// How measured frames follow each other.
  var pace = PaceChoice.standard
  /// Where instructions are counted.
  var instructions = InstructionChoice.standard
  /// The rate at which counted instructions become modelled time.
  var instructionRate: ModelledRate?
  /// Path of the prices of a device; nil for none.
  var prices: String?
  /// Path of the result document.
  var output: String = standardOutput
  /// Path of the limits that counters are held against.
  var limits: String?
  /// Whether the limits are brought up to date instead.
  var updatesLimits = false
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// Whether the page holds the times of single frames and cells too.
  var embedsSamples = false
  /// Whether everything is printed, in place of the answer alone.
  var isFull = false
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
  /// The pipes that switch a profiler on around measured frames.
  var perfControl: PerfControl?
  /// When the report is coloured.
  var color = ColorChoice.standard
}

extension RunOptions: SelectingOptions {
  static let verb = Verb.run

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .run(self) }
}

/// What one frame may take, as it was asked for.
enum FrameDeadline: Sendable, Equatable {
  /// The period of a display with this refresh rate.
  case refresh(hertz: Double)
  /// A round figure.
  case budget(nanoseconds: Int64)

  /// The refresh rate of a line that names neither rate nor budget, in hertz.
  static let standardHertz = 60

  /// The deadline of a line that names none.
  static let standard = FrameDeadline.refresh(hertz: Double(standardHertz))

  /// Whether it is a budget of its own, and not a display's.
  var isBudget: Bool {
    if case .budget = self { true } else { false }
  }
}

/// How measured frames follow each other.
enum PaceChoice: String, CaseIterable, Sendable {
  /// Back to back.
  case tight
  /// Each at a vsync of its own, after a sleep.
  case paced

  /// The pace of a line that names none.
  static let standard = PaceChoice.tight
}

/// Where the count of instructions comes from.
enum InstructionChoice: String, CaseIterable, Sendable {
  /// The hardware's counter where there is one; else they are unavailable, with the reason.
  case auto
  /// Callgrind, exactly, in a process for each case.
  case callgrind

  /// The choice of a line that makes none.
  static let standard = InstructionChoice.auto
}

/// The two named pipes of `perf record --control`, by which measured frames switch it on and off.
struct PerfControl: Sendable, Equatable {
  /// Path of the pipe that takes commands.
  let control: String
  /// Path of the pipe that acknowledges them.
  let acknowledgement: String
}
