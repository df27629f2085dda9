// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// One run of `pair`, and what is to be found in each of its cases.
struct Session {
  /// What a session is for; with its seed it names the session.
  enum Purpose: String {
    /// A build against itself.
    case same
    /// More work in the head.
    case slower
    /// Less work in the head.
    case faster
  }

  /// Why a session has no document.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let silence = "the noise ended before the session did"
  private static let pauseMicroseconds: UInt32 = 50_000

  /// What it is for.
  let purpose: Purpose
  /// The program that compares.
  let tool: String
  /// The build to compare against.
  let base: String
  /// The build in question.
  let head: String
  /// Chooses the cases.
  let filter: String
  /// What orders and padding are drawn from.
  let seed: Int
  /// What else the machine does.
  let condition: Condition
  /// The planted percentages by strategy; every other case is the same in both builds.
  let planted: [String: Int]

  /// Compares.
  ///
  /// The document stays in the folder: a session that an earlier call finished there is read.
  ///
  /// - Parameters:
  ///   - folder: where documents stay.
  ///   - processor: the processor that all its processes stay on, where one is given.
  ///   - isDisturbed: whether there is noise, asked before and after a noisy session.
  /// - Returns: the document.
  /// - Throws: ``Failure`` where the comparison ends in another way than with verdicts.
  func run(
    in folder: URL,
    on processor: Int?,
    isDisturbed: () -> Bool
  ) throws -> PairDocument {
    let name = "\(condition.rawValue)-\(purpose.rawValue)-\(seed)"
    let output = folder.appendingPathComponent("\(name).json")
    let files = FileManager.default
    if files.fileExists(atPath: output.path) { return try PairDocument(contentsOf: output.path) }
    // `pair` also writes what it had when it was interrupted; only whole sessions have the name.
    let unfinished = folder.appendingPathComponent("\(name).\(getpid()).unfinished.json")
    let talk = folder.appendingPathComponent("\(name).\(getpid()).txt")
    try Data().write(to: talk)
    defer {
      for file in [unfinished, talk] { unlink(file.path) }
    }
    let process = Process()
    // By the system's command, so that the program finds itself there from its first instruction on.
    let words = processor.map { ["taskset", "-c", "\($0)"] } ?? []
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      words + [
        tool, "pair", "--base", base, "--head", head, "--suite", "smoke", "--filter", filter,
        "--seed",
        "\(seed)", "--quiet", "--output", unfinished.path,
      ]
    let handle = try FileHandle(forWritingTo: talk)
    process.standardOutput = handle
    process.standardError = handle
    guard condition == .quiet || isDisturbed() else { throw Failure(description: Self.silence) }
    try process.run()
    while process.isRunning {
      if InterruptSignal.received != nil { process.terminate() }
      usleep(Self.pauseMicroseconds)
    }
    // Planted work also calls more, and a void session counts as one without verdicts: both end in a
    // way of their own, with a document.
    guard [0, 2, 3, 4].contains(process.terminationStatus),
      files.fileExists(atPath: unfinished.path)
    else {
      let said = String(decoding: try Data(contentsOf: talk), as: UTF8.self)
      throw Failure(description: "pair ended with \(process.terminationStatus): \(said)")
    }
    let document = try PairDocument(contentsOf: unfinished.path)
    guard document.plan.isComplete else {
      throw Failure(description: "\(name) ended before all its pairs were measured")
    }
    guard condition == .quiet || isDisturbed() else { throw Failure(description: Self.silence) }
    try files.moveItem(at: unfinished, to: output)
    return document
  }

  /// Counts the document's comparisons: of planted work the frames, whose instructions it was
  /// measured by; of a build with itself every phase.
  func count(_ document: PairDocument, in tally: inout Tally) {
    for compared in document.cases {
      let parts = compared.id.split(separator: "/")
      let percent = parts.count > 2 ? planted[String(parts[2])] : nil
      for phase in compared.phases {
        guard let percent else {
          tally.add(phase, as: Trial(condition: condition.rawValue, truth: .same))
          continue
        }
        guard phase.phase == .frame else { continue }
        tally.add(phase, as: Trial(condition: condition.rawValue, truth: .percent(percent)))
      }
    }
  }
}
