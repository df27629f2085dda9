// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stable core of a result document, which scripts may rely on, read as a script would.
struct StableDocument: Decodable {
  struct Case: Decodable {
    struct Samples: Decodable {
      let frameWallNanoseconds: [Int]
      let frameCPUNanoseconds: [Int]
      let configureNanoseconds: [Int]
    }

    let id: String
    let workload: String
    let cell: String
    let strategy: String
    let rows: Int
    let digest: String
    let counters: [String: Int]
    let unavailable: [String: String]
    let samples: Samples
  }

  struct Generator: Decodable {
    let gitCommit: String?
  }

  struct Environment: Decodable {
    let fingerprint: String
  }

  struct Plan: Decodable {
    struct Dataset: Decodable {
      let name: String
      let rowCount: Int
    }

    let seed: Int
    let isComplete: Bool
    let dataset: Dataset
    let budgetNanoseconds: Int
  }

  struct Warning: Decodable {
    let code: String
    let message: String
  }

  struct Ranking: Decodable {
    let group: String
    let phase: String
  }

  let schemaVersion: Int
  let generator: Generator
  let environment: Environment
  let plan: Plan
  let warnings: [Warning]
  let cases: [Case]
  let rankings: [Ranking]

  /// Reads a document.
  init(path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(StableDocument.self, from: bytes)
  }
}
