// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import Foundation

extension HistoryVerb {
  /// Puts documents into the folder, all of them or none that cannot be read.
  func add(_ documents: [String], of commit: String?) throws -> ExitCode {
    if commit != nil, documents.count > 1 {
      throw ExitCode.usage.failure(
        "--commit names the commit of one document; found \(documents.count) documents"
      )
    }
    // A document may have a hundred megabytes, so one at a time is in memory.
    var entries = try documents.map { path in (path: path, entry: try entry(of: path, commit)) }
    let times = CommitTimes(of: entries.map(\.entry.commit), folder: options.folder)
    for index in entries.indices {
      let commit = entries[index].entry.commit
      entries[index].entry.committedAt = times.time(of: commit)
      entries[index].entry.commit = times.name(of: commit)
    }
    let folder = HistoryFolder(options.folder)
    for (path, entry) in entries {
      let addition = try HistoryError.asFailure(try folder.add(entry, name: path))
      try terminal.write(Self.sentence(addition, entry) + "\n")
    }
    return .success
  }

  private func entry(of path: String, _ commit: String?) throws(ToolFailure) -> HistoryEntry {
    let document = try ResultDocument.opened(path)
    return try HistoryError.asFailure(try HistoryEntry(document, name: path, commit: commit))
  }

  private static func sentence(
    _ addition: HistoryFolder.Addition,
    _ entry: HistoryEntry
  ) -> String {
    let cases = "\(entry.caseCount) " + (entry.caseCount == 1 ? "case" : "cases")
    return switch addition {
    case .added(let path): "\(PrintableText.of(path)): added, \(cases)"
    case .alreadyThere(let path): "\(PrintableText.of(path)): holds the same already"
    }
  }
}

/// Asks git for the whole names of commits and when they were made, in the repository of the working folder and of the history.
struct CommitTimes {
  private struct Answer {
    let name: String
    let time: String
  }

  /// The answers by the names that were asked for; what no repository at hand knows is absent.
  private let answers: [String: Answer]

  /// Asks for some commits at once, by hexadecimal names, so that git takes them for nothing else.
  init(of commits: [String], folder: String) {
    var answers: [String: Answer] = [:]
    for place in Set([".", Self.existing(folder)]).sorted() {
      let open = Set(commits).filter { answers[$0] == nil }.sorted()
      answers.merge(Self.answers(on: open, in: place)) { first, _ in first }
    }
    self.answers = answers
  }

  func time(of commit: String) -> String? { answers[commit]?.time }

  /// The whole name of a commit; the one that was given where no repository knows it.
  func name(of commit: String) -> String { answers[commit]?.name ?? commit }

  /// The folder, or what exists on the way to it.
  private static func existing(_ folder: String) -> String {
    var place = folder
    while !FileManager.default.fileExists(atPath: place) {
      guard let slash = place.lastIndex(of: "/") else { return "." }
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
    return place
  }

  private static func answers(on commits: [String], in place: String) -> [String: Answer] {
    guard !commits.isEmpty else { return [:] }
    // Without git the time of measuring orders the commits.
    let text = Git.output(
      ["-C", place, "rev-list", "--no-walk=unsorted", "--ignore-missing", "--timestamp"]
        + commits + ["--"]
    )
    return text.map { read($0, commits) } ?? [:]
  }

  /// Takes lines of a time in seconds and a whole name; what was asked for may be shortened.
  private static func read(_ text: String, _ commits: [String]) -> [String: Answer] {
    var answers: [String: Answer] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let seconds = Int(words[0]),
        let time = UTCTime.text(secondsSince1970: seconds)
      else { continue }
      for commit in commits where words[1].hasPrefix(commit) {
        answers[commit] = Answer(name: String(words[1]), time: time)
      }
    }
    return answers
  }
}

extension HistoryVerb {
  /// Writes CSV of the machine and definition that were measured last.
  func export(
    _ caseIdentifier: String?,
    _ metric: String?,
    of contents: HistoryFolder.Contents,
    to output: String?
  ) throws {
    let file = output.map { OutputFile(path: $0) }
    try file?.check()
    let all = try history(of: contents)
    let newest = try newest(of: all)
    var series = HistorySeries.newest(
      of: try caseIdentifier.map { try self.series(of: $0, in: newest) } ?? newest.series()
    )
    if let metric { series = try only(metric, of: series) }
    let csv = HistoryCSV(series, namesCases: caseIdentifier == nil)
    if let file {
      try file.write(Array(csv.text().utf8))
    } else {
      try terminal.write(csv.text())
    }
    if csv.leftOutCount > 0 {
      try terminal.remark("\(csv.leftOutCount) figures are left out, since some commit lacks them")
    }
  }

  /// The entries of the machine and definition measured last, with a word about the others.
  private func newest(of all: History) throws -> History {
    guard let machine = all.machines.first else { return all }
    let ofMachine = all.only(machine: machine)
    guard let definition = ofMachine.definitions.first else { return all }
    let chosen = ofMachine.only(definition: definition)
    try tell(all.entries.count - ofMachine.entries.count, of: all, are: "of another machine") {
      "'--machine TEXT' chooses"
    }
    try tell(
      ofMachine.entries.count - chosen.entries.count,
      of: all,
      are: "of this machine and measured another way"
    ) {
      let differences = ofMachine.definitions.dropFirst()
        .map { older in
          definition.differences(from: older).joined(separator: ", ")
        }
      return "left out, since they differ: \(differences.joined(separator: "; "))"
    }
    return chosen
  }

  /// Says how many entries are left out and what can be done about it, where there are some.
  private func tell(
    _ count: Int,
    of all: History,
    are kind: String,
    _ remedy: () -> String
  ) throws {
    guard count > 0 else { return }
    try terminal.remark("\(count) of \(all.entries.count) entries are \(kind); \(remedy())")
  }
}
