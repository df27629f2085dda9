// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension HistoryVerb {
  /// Puts documents into the folder, all of them or none that cannot be read.
  func add(_ documents: [String], of commit: String?) throws -> ExitCode {
    if commit != nil, documents.count > 1 {
      throw ToolFailure(
        exit: .usage,
        message: "--commit names the commit of one document; found \(documents.count) documents"
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
      let addition: HistoryFolder.Addition
      do throws(HistoryError) {
        addition = try folder.add(entry, name: path)
      } catch {
        throw ToolFailure(error)
      }
      try terminal.write(Self.sentence(addition, entry) + "\n")
    }
    return .success
  }

  private func entry(of path: String, _ commit: String?) throws(ToolFailure) -> HistoryEntry {
    let document = try ResultDocument.opened(path)
    do throws(HistoryError) {
      return try HistoryEntry(document, name: path, commit: commit)
    } catch {
      throw ToolFailure(error)
    }
  }

  private static func sentence(
    _ addition: HistoryFolder.Addition,
    _ entry: HistoryEntry
  ) -> String {
    let cases = "\(entry.caseCount) " + (entry.caseCount == 1 ? "case" : "cases")
    return switch addition {
    case .added(let path): "\(path): added, \(cases)"
    case .alreadyThere(let path): "\(path): holds the same already"
    }
  }
}
