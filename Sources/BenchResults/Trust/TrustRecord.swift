// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a script showed of the instrument, when and on which commit: a record that the script wrote.
///
/// The records of a checkout are the files `Tests/records/NAME.json` in it.
public struct TrustRecord: Codable, Equatable, Sendable {
  /// The name of the proof, which is that of its file.
  public var name: String
  /// The day, as `2026-11-25`.
  public var date: String
  /// The commit whose sources were looked at, in hexadecimal.
  public var commit: String
  /// The machine.
  public var machine: String
  /// What repeats it.
  public var command: String
  /// What came of it, as a sentence.
  public var result: String
  /// What was counted.
  public var figures: [String: Double]
  /// The folders whose later change leaves it open whether it holds still, from the checkout's.
  public var proves: [String]
}

extension TrustRecord {
  /// Reads a record and holds its fields to what they are for.
  ///
  /// - Throws: `DocumentError` for a file that cannot be read, or is no record.
  public init(path: String) throws(DocumentError) {
    let bytes = try WholeFile.read(path)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Self.fault(error, path)
    } catch {
      throw .cannotRead(document: path, reason: error.localizedDescription)
    }
    try check(path)
  }

  private static func fault(_ error: DecodingError, _ path: String) -> DocumentError {
    switch error {
    case .keyNotFound(let key, _): .missingField(document: path, field: key.stringValue)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      .wrongType(
        document: path,
        field: context.codingPath.map(\.stringValue).joined(separator: "."),
        expected: "\(type)",
        found: "another value"
      )
    default: .cannotRead(document: path, reason: "it is not JSON as a script writes it")
    }
  }

  /// What is handed to `git` is a commit and folders, and nothing else.
  private func check(_ path: String) throws(DocumentError) {
    func wrong(_ field: String, _ found: String, _ reason: String) -> DocumentError {
      .wrongValue(document: path, field: field, found: found, reason: reason)
    }
    guard date.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil else {
      throw wrong("date", date, "a day is written as 2026-11-25")
    }
    guard commit.wholeMatch(of: /[0-9a-f]{7,40}/) != nil else {
      throw wrong("commit", commit, "a commit is 7 to 40 hexadecimal digits")
    }
    for folder in proves {
      let names = folder.split(separator: "/", omittingEmptySubsequences: false)
      guard !folder.isEmpty, !names.contains(".."), !folder.hasPrefix("/"), !folder.hasPrefix(":")
      else { throw wrong("proves", folder, "a folder is named from the checkout's own") }
    }
  }
}

/// What there is to prove of the instrument.
public enum Proof: String, CaseIterable, Sendable {
  /// A build compared with itself.
  case itself = "a-a"
  /// A build compared with other layouts of itself.
  case layouts
  /// Planted work that is found.
  case power
  /// Faults in the sources that tests find, by hand and drawn.
  case mutants
  /// Calls of the system that fail once.
  case faults
  /// Bytes that no program wrote.
  case fuzzing = "fuzz"
  /// Memory and threads.
  case sanitizers
  /// A million frames.
  case endurance

  /// What it is, in a few words.
  public var title: String {
    switch self {
    case .itself: "a build against itself"
    case .layouts: "layouts of one build"
    case .power: "planted work is found"
    case .mutants: "mutants that the tests see"
    case .faults: "every call fails once"
    case .fuzzing: "fuzzing"
    case .sanitizers: "sanitizers"
    case .endurance: "a million frames"
    }
  }

  /// What records it.
  public var command: String {
    switch self {
    case .itself, .layouts, .power: "scripts/maintain/acceptance"
    case .mutants: "scripts/maintain/mutants"
    case .faults: "scripts/maintain/faults"
    case .fuzzing: "scripts/maintain/fuzz"
    case .sanitizers: "scripts/maintain/sanitize"
    case .endurance: "scripts/maintain/endurance"
    }
  }
}
