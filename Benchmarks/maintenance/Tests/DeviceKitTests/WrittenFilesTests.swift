// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing
import UIKit

/// The files that the kit writes, read as the suite reads them.
@Suite @MainActor struct WrittenFilesTests {
  /// A run of everything, as short as it can be.
  private static let plan = PlayPlan(
    groups: [
      PlayGroup(
        workload: .steady,
        cell: .subtitle,
        rowCount: 1_000,
        strategies: FillStrategy.allCases
      ),
      .reconfigure(.card, changedCount: 3),
    ],
    roundCount: 2,
    configureCount: 20,
    priceRoundCount: 8
  )

  /// Makes a folder, has the kit write into it, and takes it away again.
  private func withFindings(_ body: (RunFindings, [URL]) throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("device-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let screen = Screen()
    let findings = try await DeviceRun(plan: Self.plan, arguments: ["--quick"])
      .measure(in: screen.window, of: screen.window) { _ in }
    let files = try FindingsFolder(path: folder.path).write(findings)
    expect(files.allSatisfy { $0.path.hasPrefix(folder.path) })
    try body(findings, files)
  }

  @Test("the suite reads the document, and finds in it what was measured")
  func document() async throws {
    try await withFindings { findings, files in
      let document = try ResultDocument(contentsOf: files[1].path)
      expectEqual(document.schemaVersion, 1)
      expectEqual(document.generator.counterDefinitionVersion, 1)
      expectEqual(document.plan.dataset.name, "generated")
      expectEqual(document.plan.arguments, ["--quick"])
      let names = Self.plan.groups.flatMap { group in
        group.strategies.map { group.identifier(of: $0) }
      }
      expectEqual(document.cases.map(\.id), names)
      for (found, written) in zip(document.cases, findings.document.cases) {
        expectEqual(found.samples.configureBatchCounts.count, Self.plan.roundCount)
        expect(found.samples.configureBatchCounts.allSatisfy { $0 >= Self.plan.configureCount })
        expectEqual(
          found.samples.configureBatchNanoseconds,
          written.samples.configureBatchNanoseconds
        )
        expectEqual(found.samples.frameWallNanoseconds, written.samples.frameWallNanoseconds)
        let frames = found.samples.frameWallNanoseconds
        let blocks = (0..<4)
          .map { block in
            frames[(frames.count * block / 4)..<(frames.count * (block + 1) / 4)].reduce(0, +)
          }
        let fastest = [min(blocks[0], blocks[1]), min(blocks[2], blocks[3])]
        expectEqual(written.samples.roundFrameNanoseconds, fastest)
        expectEqual(found.samples.roundFrameNanoseconds, fastest)
        expect(found.stale == nil)
        let isCounted = found.counters["propertyWritesAsked"] != nil
        expectEqual(isCounted, found.unavailable["propertyWritesAsked"] == nil)
      }
      for (ranking, phase) in zip(document.rankings, ["configure", "frame", "configure", "frame"]) {
        expectEqual(ranking.phase.rawValue, phase)
        expectEqual(ranking.baseline, "mutation")
        expectEqual(ranking.rounds, Self.plan.roundCount)
      }
      let groups = Self.plan.groups.flatMap { [$0.identifier, $0.identifier] }
      expectEqual(document.rankings.map(\.group), groups)
    }
  }

  @Test("the document has every key that the schema of version 1 requires, and no wrong type")
  func schema() async throws {
    try await withFindings { _, files in
      let written = try PlainJSON([UInt8](Data(contentsOf: files[1])))
      let schema = try SchemaValidator.published("result-document-v1")
      expectEqual(schema.complaints(about: written), [])
    }
  }

  @Test("the prices file has every kind, both effects and every operation, in their intervals")
  func prices() async throws {
    try await withFindings { findings, files in
      let file = try JSONDecoder().decode(PricesFile.self, from: Data(contentsOf: files[0]))
      expectEqual(file, findings.prices)
      expectEqual(file.format, "reuse-bench-prices")
      expectEqual(file.schemaVersion, 1)
      expect(!file.device.model.isEmpty && !file.device.system.isEmpty)
      // What the clock could not tell from nothing is named instead.
      let named = file.writes.count + file.operations.count + file.missing.count
      expectEqual(named, 2 * 5 + 4)
      let warned = findings.document.warnings.count { $0.code == "no-price" }
      expectEqual(warned, file.missing.count)
      for write in file.writes {
        expect(write.low > 0 && write.low <= write.nanoseconds && write.nanoseconds <= write.high)
      }
    }
  }

  @Test("a folder that is none is refused with its path")
  func noFolder() {
    let error = #expect(throws: FindingsError.self) { try FindingsFolder(path: "/no/such/folder") }
    expect(error?.description.contains("/no/such/folder") == true)
  }
}
