// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends the process with a sentence on standard error.
func stop(_ exitCode: Int32, _ sentence: String) -> Never {
  FileHandle.standardError.write(Data("harness-bench: \(sentence)\n".utf8))
  exit(exitCode)
}

/// Writes lines at once, so that they are seen while the next figure is measured.
func write(_ lines: [String]) {
  FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
}

let usageExit: Int32 = 64
let growthExit: Int32 = 1
let nothingMeasuredExit: Int32 = 5

do throws(OptionError) {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let operation = options.tracedOperation {
    AllocationTrace.run(operation)
  } else if let frames = options.enduranceFrames {
    if !Endurance.run(frames: frames) { exit(growthExit) }
  } else if options.wantsHelp {
    write([Options.help])
  } else {
    let groups = FigureGroup.all.map { $0.filtered(by: options.filter) }
      .filter { !$0.figures.isEmpty }
    if groups.isEmpty {
      stop(nothingMeasuredExit, "No figure's group or name contains \"\(options.filter)\".")
    }
    let ruler = Ruler(repeatCount: options.repeatCount)
    let table = FigureTable(groups)
    write([HeaderLine.text(repeatCount: options.repeatCount)])
    var outcomes: [Outcome] = []
    for group in groups {
      write([table.heading(group.title)])
      for figure in group.figures {
        let outcome = ruler.measure(figure)
        write(table.lines(outcome))
        outcomes.append(outcome)
      }
    }
    write([FigureTable.summary(outcomes)])
  }
} catch {
  stop(usageExit, error.description)
}
