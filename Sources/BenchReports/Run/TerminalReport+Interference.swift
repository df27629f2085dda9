// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// How many frames something else disturbed, and where most; the floor's count too.
  func interferenceLines() -> [String] {
    let passes = document.cases.compactMap { measured in
      measured.interference.map { (measured: measured, interference: $0) }
    }
    let frameCount = passes.reduce(0) { $0 + $1.interference.frameCount }
    guard frameCount > 0 else { return [] }
    let disturbed = passes.reduce(0) { $0 + $1.interference.frames.count }
    guard disturbed > 0,
      let worst = passes.max(by: { one, other in
        (one.interference.frames.count, one.interference.notRunningNanoseconds)
          < (other.interference.frames.count, other.interference.notRunningNanoseconds)
      })
    else {
      let text = "None of \(format.count(frameCount)) frames of the processor pass was disturbed."
      return typography.wrapped(text, indent: "  ")
    }
    let lost = passes.reduce(0) { $0 + $1.interference.notRunningNanoseconds }
    let place =
      "\(shortTitle(GroupName(worst.measured))), \(typography.foreign(worst.measured.strategy))"
    let text =
      "\(format.count(disturbed)) of \(format.count(frameCount)) frames of the processor pass were"
      + " disturbed: for \(format.nanoseconds(lost)) in all the thread did not run; most often in"
      + " \(place) (\(format.count(worst.interference.frames.count)) of"
      + " \(format.count(worst.interference.frameCount)))."
    return typography.wrapped(text, indent: "  ")
  }
}
