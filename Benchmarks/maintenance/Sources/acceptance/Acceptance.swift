// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Dispatch
import Foundation
import Synchronization

/// The command `acceptance`: how often comparisons of builds find what is there, and what is not.
@main struct Acceptance {
  /// Three ways to fill one cell at two row counts: where work is planted.
  private static let planted =
    "^scroll.steady/subtitle/(mutation|mutation-guarded|configuration)/1000?$"
  /// The same, a fourth way, and cells and workloads of other kinds.
  private static let variety =
    "^scroll.steady/subtitle/(mutation|mutation-guarded|configuration|configuration-diffing)/1000?$"
    + "|^(scroll.jump/news|reconfigure.fields.9of9/card)/(mutation|configuration)/1000$"
  /// Six of these, for a pipeline.
  private static let few =
    "^scroll.steady/subtitle/(mutation|configuration-diffing)/1000?$"
    + "|^(scroll.jump/news|reconfigure.fields.9of9/card)/mutation/1000$"
  /// Two of them: one with planted work, one without.
  private static let alone = "^scroll.steady/subtitle/(mutation|mutation-guarded)/1000?$"
  /// The planted percentages, by strategy.
  private static let percents = ["mutation": 2, "mutation-guarded": 2, "configuration": 5]

  /// What was found so far, over all sessions at once.
  private static let tally = Mutex(Tally())
  private static let failures = Mutex<[String]>([])

  static func main() {
    let options: AcceptanceOptions
    do {
      options = try AcceptanceOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("acceptance: \(error)\n\(AcceptanceOptions.usage)")
      exit(64)
    }
    do {
      // A session that was stopped is measured anew by the next call; those before it stay.
      try InterruptSignal.watch()
      run(quietSessions(options), options)
      if options.noisySessions > 0 {
        let generator = try NoiseGenerator(options.noise, seed: options.seed)
        run(noisySessions(options), options, noise: generator.identifier)
        try generator.stop()
      }
    } catch {
      failures.withLock { $0.append("\(error)") }
    }
    let isKept = report(options)
    exit(InterruptSignal.received.map { Int32($0.exitCode) } ?? (isKept ? 0 : 1))
  }

  private static func quietSessions(_ options: AcceptanceOptions) -> [Session] {
    let same = (0..<options.sameSessions)
      .map { number in
        let cases = options.takesFewCases ? few : variety
        return session(
          .same,
          .quiet,
          number,
          options,
          (options.same, options.other),
          cases,
          [:]
        )
      }
    let power = (0..<options.powerSessions)
      .flatMap { number in
        [
          session(
            .slower,
            .quiet,
            number,
            options,
            (options.same, options.slow),
            planted,
            percents
          ),
          session(
            .faster,
            .quiet,
            number,
            options,
            (options.slow, options.same),
            planted,
            percents.mapValues { -$0 }
          ),
        ]
      }
    return same + power
  }

  private static func noisySessions(_ options: AcceptanceOptions) -> [Session] {
    let builds = (options.same, options.slowAlone)
    let percents = ["mutation-guarded": 5]
    return (0..<options.noisySessions)
      .map { session(.slower, .noisy, $0, options, builds, alone, percents) }
  }

  private static func session(
    _ purpose: Session.Purpose,
    _ condition: Condition,
    _ number: Int,
    _ options: AcceptanceOptions,
    _ builds: (base: String, head: String),
    _ filter: String,
    _ percents: [String: Int]
  ) -> Session {
    Session(
      purpose: purpose,
      tool: options.tool,
      base: builds.base,
      head: builds.head,
      filter: filter,
      seed: options.seed + number,
      condition: condition,
      planted: percents
    )
  }

  /// Runs the sessions, so many at a time; several have a processor each.
  private static func run(
    _ sessions: [Session],
    _ options: AcceptanceOptions,
    noise: Int32? = nil
  ) {
    let next = Mutex(0)
    let folder = URL(fileURLWithPath: options.folder)
    DispatchQueue.concurrentPerform(iterations: min(options.jobs, max(1, sessions.count))) { job in
      let processors = Processors.allowed
      let processor =
        options.jobs > 1 && !processors.isEmpty ? processors[job % processors.count] : nil
      while InterruptSignal.received == nil,
        let number = next.withLock({ taken(&$0, of: sessions.count) })
      {
        let session = sessions[number]
        do {
          let document = try session.run(in: folder, on: processor) {
            noise.map(NoiseGenerator.isRunning) ?? false
          }
          tally.withLock { session.count(document, in: &$0) }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
        say("\(session.condition.rawValue): session \(number + 1) of \(sessions.count)")
      }
    }
  }

  private static func taken(_ next: inout Int, of count: Int) -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Prints the table; true where everything is as promised.
  private static func report(_ options: AcceptanceOptions) -> Bool {
    let promises = tally.withLock { $0 }.rows
      .map { Promise(trial: $0.key, row: $0.value) }
      .sorted { left, right in
        // The quiet ones first.
        left.trial.condition == right.trial.condition
          ? left.trial.rank < right.trial.rank : left.trial.condition > right.trial.condition
      }
    print(Promise.head)
    for promise in promises {
      do {
        print(try promise.line())
      } catch {
        failures.withLock { $0.append("\(promise.trial.name) has no median: \(error)") }
      }
    }
    print("\n\(footnote(options))")
    let failed = failures.withLock { $0 }
    for failure in failed { say("acceptance: failed: \(failure)") }
    return failed.isEmpty && !promises.isEmpty && promises.allSatisfy(\.isKept)
  }

  /// What has to be known to read the table.
  private static func footnote(_ options: AcceptanceOptions) -> String {
    """
    Comparisons of one session are not independent: its phases, and its cases, are measured in the \
    same minutes by the same processes. "quiet" means nothing else but the sessions themselves, \
    \(options.jobs == 1 ? "one at a time" : "\(options.jobs) side by side, each on one processor").
    """
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
