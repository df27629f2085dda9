// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchReports
import BenchResults
import BenchRunner
import Foundation

/// `profile`: shows where the measured frames of a case spend what they spend.
struct ProfileVerb: VerbCommand {
  let options: ProfileOptions
  let terminal: Terminal

  private struct Taken {
    let caseIdentifier: String
    let folder: ProfileFolder
    let profile: MeasuredProfile
    let frames: FoldedStacks
  }

  func perform() throws -> ExitCode {
    let identifiers = try caseIdentifiers()
    let dataset = try RequestedDataset(options.data)
    for identifier in identifiers { try dataset.check(rowCount: identifier.group.rowCount) }
    let base = try options.base.map { try opened($0) }
    let names = identifiers.map { $0.group.identifier(of: $0.strategy) }
    let folders = identifiers.map { folder(of: $0) }
    for folder in folders + [top] { try folder.prepare(keeping: inputs) }
    let profiler = try Profiler(options, try request(of: identifiers[0].group))
    try InterruptSignal.watch()
    var taken: [Taken] = []
    for (name, folder) in zip(names, folders) {
      guard let profile = try take(name, profiler, folder) else {
        return InterruptSignal.exit ?? .interrupted
      }
      taken.append(profile)
    }
    for profile in taken { try show(profile) }
    switch (base, taken.count) {
    case (let base?, _):
      try showDifference("\(names[0]) against \(options.base ?? "")", base, taken[0])
    case (nil, 2):
      let title = "\(names[1]) against \(identifiers[0].strategy.rawValue)"
      try showDifference(title, taken[0].frames, taken[1])
    default: break
    }
    return .success
  }

  private func caseIdentifiers() throws(ToolFailure) -> [CaseIdentifier] {
    let identifier = try CaseIdentifier.named(options.caseIdentifier)
    var cases: [CaseIdentifier] = []
    for name in options.strategies {
      var parts = options.caseIdentifier.split(separator: "/").map(String.init)
      parts[2] = name
      cases.append(try CaseIdentifier.named(parts.joined(separator: "/")))
    }
    return cases.isEmpty ? [identifier] : cases
  }

  private func request(of group: CaseGroup) throws -> ProfileRequest {
    ProfileRequest(
      data: try options.data?.forAnotherProcess(),
      seed: options.seed ?? MeasurementPlan().seed,
      configureCount: Suite.rounds(of: group).configureCount
    )
  }

  private var top: ProfileFolder { ProfileFolder(path: options.output) }

  private func folder(of identifier: CaseIdentifier) -> ProfileFolder {
    options.strategies.isEmpty
      ? top : ProfileFolder(path: "\(options.output)/\(identifier.strategy.rawValue)")
  }

  /// What is read, and must not be written over.
  private var inputs: [OutputFile.Input] {
    (options.data?.inputs ?? [])
      + (options.base.map { [OutputFile.Input(option: "--base", path: $0)] } ?? [])
  }

  /// The measured frames of an earlier profile.
  private func opened(_ path: String) throws(ToolFailure) -> FoldedStacks {
    let stacks: FoldedStacks
    do throws(ProfileError) {
      stacks = try FoldedStacks(path: path)
    } catch {
      switch error {
      case .unreadable(let cause): throw cause.failure
      default: throw ExitCode.badData.failure("\(path): \(error)")
      }
    }
    let frames = stacks.below(ProfilePhase.measuredFrame)
    guard !frames.stacks.isEmpty else {
      throw ExitCode.badData.failure(
        "\(path): none of its \(stacks.stacks.count) stacks shows measured frames; give a "
          + "file that 'profile' wrote as \(ProfileFolder.Name.stacks.rawValue)"
      )
    }
    return frames
  }

  /// Takes one profile and writes its files; nil if a signal arrived meanwhile.
  private func take(
    _ name: String,
    _ profiler: Profiler,
    _ folder: ProfileFolder
  ) throws -> Taken? {
    if !options.isQuiet { try terminal.write("profiling \(name)\n", to: .error) }
    // On the disk of the folder, so that what is recorded takes its place whole.
    let workplace = try ToolWorkplace(in: folder.path)
    let recorded = workplace.file("recorded")
    guard let profile = try profiler.profile(name, to: recorded) else { return nil }
    try folder.take(recorded, as: profiler.recording)
    let frames = try profile.measuredFrames()
    try folder.write(profile.stacks.text, as: .stacks)
    let picture = FlameGraph(
      StackTree(frames),
      title: name,
      subtitle: "measured frames by \(profile.source)",
      unit: profile.unit
    )
    try folder.write(picture.svg(), as: .flameGraph)
    try folder.remove(allBut: [profiler.recording, .stacks, .flameGraph])
    return Taken(caseIdentifier: name, folder: folder, profile: profile, frames: frames)
  }

  private func show(_ taken: Taken) throws {
    let report = ProfileReport(
      title: taken.caseIdentifier,
      stacks: taken.profile.stacks,
      unit: taken.profile.unit,
      facts: taken.profile.facts,
      options: ReportOptions(terminal, color: options.color)
    )
    let files = [("flame graph", ProfileFolder.Name.flameGraph), ("folded stacks", .stacks)]
    let lines = files.map { "\($0.0): \(taken.folder.file($0.1))\n" }.joined()
    try terminal.write(report.text() + "\n" + PrintableText.of(lines, keepsLines: true) + "\n")
  }

  private func showDifference(_ title: String, _ base: FoldedStacks, _ head: Taken) throws {
    let picture = FlameGraph(
      StackTree(head.frames, base: base),
      title: title,
      subtitle: "shares of measured frames",
      unit: head.profile.unit
    )
    try top.write(picture.svg(), as: .difference)
    let report = ProfileDifferenceReport(
      title: title,
      base: base,
      head: head.frames,
      options: ReportOptions(terminal, color: options.color)
    )
    try terminal.write(report.text() + "\ndifference: \(PrintableText.of(top.file(.difference)))\n")
  }
}

/// The folder that a profile is written into.
struct ProfileFolder {
  enum Name: String, CaseIterable {
    case flameGraph = "flame.svg"
    case difference = "difference.svg"
    case stacks = "stacks.folded"
    case perf = "perf.data"
    case callgrind = "callgrind.out"
    case dhat = "dhat.json"
  }

  let path: String

  func file(_ name: Name) -> String { "\(path)/\(name.rawValue)" }

  /// Makes the folder, and fails where a file could not be written or would replace one that is read.
  func prepare(keeping inputs: [OutputFile.Input]) throws(ToolFailure) {
    for name in Name.allCases {
      let file = OutputFile(path: file(name), createsFolders: true)
      try file.check(against: inputs)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ExitCode.outputNotCreatable.failure(
        "the folder \(path) cannot be made: \(error.localizedDescription)"
      )
    }
  }

  func write(_ text: String, as name: Name) throws(ToolFailure) {
    try OutputFile(path: file(name), createsFolders: true).write(Array(text.utf8))
  }

  /// Puts a file of another tool in its place, which is on the same disk.
  func take(_ recorded: String, as name: Name) throws(ToolFailure) {
    guard rename(recorded, file(name)) == 0 else {
      throw ExitCode.inputOutput.failure(
        "\(file(name)) cannot be written: \(String(cString: strerror(errno)))"
      )
    }
  }

  /// Removes what an earlier profile left that this one did not write, so that no two are mixed.
  func remove(allBut written: Set<Name>) throws(ToolFailure) {
    for name in Name.allCases where !written.contains(name) {
      try Self.remove(file(name))
    }
  }

  static func remove(_ path: String) throws(ToolFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw ExitCode.inputOutput.failure(
      "\(path) cannot be removed: \(String(cString: strerror(errno)))"
    )
  }
}
