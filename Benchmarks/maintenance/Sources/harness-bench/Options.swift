// SPDX-License-Identifier: Apache-2.0

/// What the command line asks for.
struct Options: Equatable {
  /// How often each figure is measured when nothing else is said.
  static let defaultRepeatCount = 15

  /// The batches that each figure is measured in.
  var repeatCount = defaultRepeatCount
  /// The text that the names of measured figures contain, whatever its case; empty means all.
  var filter = ""
  /// How many frames are played for the test of endurance; nil where figures are measured.
  var enduranceFrames: Int?
  /// Whether only the help is wanted.
  var wantsHelp = false
  /// The operation whose allocations this process runs under a tracer; nil in all but such a child.
  var tracedOperation: TracedOperation?

  /// What `--help` prints.
  static let help = """
    harness-bench measures the ruler: clocks, black hole, counted calls, reuse pools, configurations,
    equality, row index, diff, text, constraint solver, layout, statistics, frames, rows ahead,
    loading, updates, snapshots; each beside a floor in C or plain Swift and beside the figure it has
    to reach.

    usage: harness-bench [--filter TEXT] [--repeats N]
           harness-bench --endurance N

      --filter TEXT   measure the figures whose group or name contains TEXT
      --repeats N     measure each figure in N batches, 1 to 1000 (default 15)
      --endurance N   play N frames of mixed work on 100,000 rows, 20000 or more, and say what grew
      --help          print this

    Times are the median and the smallest of the batches; a batch takes at least 2 ms. Frames are
    timed one by one on the wall clock, shorter work by the thread's processor time of its batch.
    What a hook adds to a call is judged by the smallest of four times as many batches. Figures that
    stand under "elsewhere" were taken on another day, of another program.
    exits: 0 measured, whether met or missed; 1 something grew; 5 the filter matched nothing; 64 usage
    """

  /// Reads the arguments behind the program's name.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--filter": filter = try Self.value(of: option, from: &rest)
      case "--repeats":
        let text = try Self.value(of: option, from: &rest)
        guard let count = Int(text), (1...1000).contains(count) else {
          throw .wrongRepeatCount(found: text)
        }
        repeatCount = count
      case "--endurance":
        let text = try Self.value(of: option, from: &rest)
        guard let count = Int(text), (20_000...1_000_000_000).contains(count) else {
          throw .wrongFrameCount(found: text)
        }
        enduranceFrames = count
      case TracedOperation.option:
        let name = try Self.value(of: option, from: &rest)
        tracedOperation = TracedOperation(rawValue: name)
        if tracedOperation == nil { throw .unknownOperation(found: name) }
      default: throw .unknown(found: option)
      }
    }
  }

  private static func value(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(option: option) }
    return value
  }
}

/// What is wrong with the command line; each case says in a sentence what to write instead.
enum OptionError: Error, Equatable, CustomStringConvertible {
  /// An argument that is no option.
  case unknown(found: String)
  /// An option at the end of the line that needs a value.
  case missingValue(option: String)
  /// A number of repeats that is none or out of range.
  case wrongRepeatCount(found: String)
  /// A number of frames that is none or out of range.
  case wrongFrameCount(found: String)
  /// An operation to trace that does not exist.
  case unknownOperation(found: String)

  /// The sentence.
  var description: String {
    switch self {
    case .unknown(let found):
      "There is no option \"\(found)\": the options are --filter TEXT, --repeats N, --endurance N"
        + " and --help."
    case .missingValue(let option):
      "The option \(option) needs a value behind it."
    case .wrongRepeatCount(let found):
      "The option --repeats takes a whole number from 1 to 1000, found \"\(found)\"."
    case .wrongFrameCount(let found):
      "The option --endurance takes a whole number from 20000 on, found \"\(found)\"."
    case .unknownOperation(let found):
      "There is no operation \"\(found)\" to trace: the operations are "
        + TracedOperation.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
  }
}
