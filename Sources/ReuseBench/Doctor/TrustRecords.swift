// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults
import Foundation

/// The records of the checkout that the tool was built from, and whether they still hold there.
struct TrustRecords {
  /// The folder of the sources.
  let checkout: String
  /// How long git may look through a history, in seconds.
  private static let gitLimitSeconds = 60.0
  /// The pages that stand among the sources: what they say changes nothing that was proven.
  private static let pages = ":(exclude,top,glob)**/*.docc/**"

  /// Finds the records.
  ///
  /// - Throws: ``ToolFailure`` where the sources are gone, and the records with them.
  init(checkout: String = GuestDependency.ownCheckout) throws(ToolFailure) {
    self.checkout = checkout
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw ToolFailure(
        exit: .inputMissing,
        message:
          "\(folder): there are no records; run a build of a checkout that still stands where it"
          + " was built"
      )
    }
  }

  private var folder: String { checkout + "/Tests/records" }

  /// Reads the record of each proof; one that cannot be read takes no other with it.
  func rows() throws(ToolFailure) -> [TrustReport.Row] {
    var rows: [TrustReport.Row] = []
    for proof in Proof.allCases {
      let path = "\(folder)/\(proof.rawValue).json"
      do throws(DocumentError) {
        let record = try TrustRecord(path: path)
        let standing = standing(of: record)
        rows.append(TrustReport.Row(proof: proof, record: record, standing: standing))
      } catch .noSuchFile {
        rows.append(.missing(proof, "never recorded"))
      } catch {
        rows.append(.missing(proof, error.description))
      }
    }
    return rows
  }

  /// Asks the history of the checkout what changed since.
  private func standing(of record: TrustRecord) -> TrustReport.Row.Standing {
    guard !record.proves.isEmpty else { return .unknown(reason: "it does not say what it proves") }
    guard let git = ToolOnPath.path(of: "git") else {
      return .unknown(reason: "there is no git on PATH")
    }
    do throws(ToolFailure) {
      let tool = try FinishedTool(
        git,
        ["-C", checkout, "rev-list", "--count", "\(record.commit)..HEAD", "--"] + record.proves
          + [Self.pages],
        limitSeconds: Self.gitLimitSeconds
      )
      let said = String(decoding: tool.output, as: UTF8.self)
      guard tool.isSuccess, let count = Int(said.prefix { $0 != "\n" }) else {
        return .unknown(reason: FinishedTool.lastWords(of: tool.talk))
      }
      return count == 0 ? .current : .stale(commitCount: count)
    } catch {
      return .unknown(reason: error.message)
    }
  }
}

extension TrustReport.Row {
  /// A proof without a record.
  fileprivate static func missing(_ proof: Proof, _ reason: String) -> Self {
    Self(proof: proof, record: nil, standing: .unknown(reason: reason))
  }
}

/// What `doctor --trust --json` prints.
struct TrustDocument: Encodable {
  private struct Entry: Encodable {
    let proof: String
    let title: String
    let record: TrustRecord?
    let holds: Bool?
    let laterCommits: Int?
    let reason: String?
    let command: String
  }

  private let schemaVersion = 1
  private let proofs: [Entry]

  init(_ rows: [TrustReport.Row]) {
    proofs = rows.map { row in
      var entry = (holds: Bool?.none, later: Int?.none, reason: String?.none)
      switch row.standing {
      case .current: entry = (true, 0, nil)
      case .stale(let count): entry = (false, count, nil)
      case .unknown(let reason): entry.reason = reason
      }
      return Entry(
        proof: row.proof.rawValue,
        title: row.proof.title,
        record: row.record,
        holds: entry.holds,
        laterCommits: entry.later,
        reason: entry.reason,
        command: row.proof.command
      )
    }
  }
}
