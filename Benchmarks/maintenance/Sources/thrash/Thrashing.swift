// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListThrash

/// The command `thrash`: random operations on tables, each held against a list that reuses nothing.
@main @MainActor struct Thrashing {
  private static let usage = """
    usage: thrash [--operations N] [--seed S] [--replay CASE] [--trace]
      --operations N  how many operations in all; 100000 unless given
      --seed S        the first seed; each seed has \(Thrash.operationsPerCase) operations; 1 unless given
      --replay CASE   play one case, as a failure prints it, instead of drawing some
      --trace         say each operation before it is played, for cases that stop the program
    exits: 0 the table was right throughout, 1 it was not, 64 usage, 65 the case cannot be read
    """

  static func main() {
    let options: ThrashOptions
    do {
      options = try ThrashOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("thrash: \(error)\n\(usage)")
      exit(64)
    }
    if options.asksForHelp {
      print(usage)
      return
    }
    if let printed = options.replay { return replay(printed, traces: options.traces) }
    play(options)
  }

  private static func play(_ options: ThrashOptions) {
    let started = ContinuousClock.now
    let report = Thrash.report(
      operations: options.operations,
      firstSeed: options.seed,
      progress: { seed in
        if options.traces { say("seed \(seed)") }
      }
    )
    if let report {
      print(report)
      exit(1)
    }
    let seconds = (ContinuousClock.now - started) / .seconds(1)
    let rate = Int(Double(options.operations) / max(seconds, 0.001))
    print(
      "thrash: \(options.operations) operations from seed \(options.seed) on, "
        + "\(Int(seconds.rounded())) s, \(rate) a second; the table was right after each"
    )
  }

  private static func replay(_ printed: String, traces: Bool) {
    let thrash: ThrashCase
    do {
      thrash = try ThrashCase(printed: printed)
    } catch {
      say("thrash: this is not a case as a failure prints it: \(error)")
      exit(65)
    }
    let failure = ThrashPlay.failure(of: thrash) { number, operation in
      if traces { say("\(number + 1). \(operation)") }
    }
    guard let failure else { return print("thrash: the table was right after each operation") }
    for (number, words) in failure.words.enumerated() { print("  \(number + 1). \(words)") }
    print(failure.fault)
    exit(1)
  }

  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
