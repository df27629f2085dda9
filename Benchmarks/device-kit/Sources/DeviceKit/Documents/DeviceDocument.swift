// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A result document of version 1, as `reuse-bench` reads it; what the kit does not measure is left
/// out, or stands under `unavailable` with the reason.
struct DeviceDocument: Codable, Equatable {
  /// One reason for caution.
  struct Warning: Codable, Equatable {
    /// A stable name.
    var code: String
    /// Cause and remedy in words.
    var message: String
  }

  /// The version of the form.
  var schemaVersion = 1
  /// The build that measured.
  var generator = Generator()
  /// The device.
  var environment: Environment
  /// What was done.
  var plan: Plan
  /// What a reader should know before believing the figures.
  var warnings: [Warning]
  /// One entry for each group and strategy.
  var cases: [Case]
  /// The strategies of each group against the baseline.
  var rankings: [Ranking]
  /// Left to the reader, who has the samples of every point.
  var crossovers: [String] = []
}

extension DeviceDocument {
  /// The build that measured.
  struct Generator: Codable, Equatable {
    /// The name of the program.
    var name = "device-kit"
    /// Its version.
    var version = "1"
    /// Whether the optimiser ran.
    var buildConfiguration = Self.configuration
    /// The compiler.
    var toolchain = Self.compiler
    /// The version of what counters mean: that of documents of version 1.
    var counterDefinitionVersion = 1

    private static var configuration: String {
      #if DEBUG
        "debug"
      #else
        "release"
      #endif
    }

    private static var compiler: String {
      #if compiler(>=6.3)
        "Swift 6.3 or later"
      #elseif compiler(>=6.2)
        "Swift 6.2"
      #else
        "Swift 6.1 or earlier"
      #endif
    }
  }

  /// The device, and what the kit itself costs on it.
  struct Environment: Codable, Equatable {
    /// The system and its version.
    var operatingSystem: String
    /// The kernel release.
    var kernel: String
    /// The processor architecture.
    var architecture: String
    /// The model of the device.
    var processorModel: String
    /// Processors that can be used.
    var processorCount: Int
    /// Physical memory.
    var memoryBytes: Int
    /// The clock of all times.
    var clockName = MonotonicClock.name
    /// Its smallest step.
    var clockResolutionNanoseconds: Int
    /// What one reading costs.
    var clockReadNanoseconds: Double
    /// What two readings with nothing between them read.
    var emptyStampPairNanoseconds: Double
    /// What the kit adds to a timed frame.
    var frameOverheadNanoseconds: Double
    /// A digest of the lines above that name the device.
    var fingerprint: String
    /// What could not be found out.
    var unavailable: [String: String] = [:]

    /// Asks the system, and takes what two readings of the clock differ by.
    init(_ facts: DeviceFacts, emptyPairNanoseconds: Double) {
      let process = ProcessInfo.processInfo
      operatingSystem = facts.name.system
      kernel = facts.kernel
      architecture = facts.architecture
      processorModel = facts.name.model
      processorCount = process.activeProcessorCount
      memoryBytes = Int(process.physicalMemory)
      clockResolutionNanoseconds = MonotonicClock.resolutionNanoseconds()
      clockReadNanoseconds = emptyPairNanoseconds
      emptyStampPairNanoseconds = emptyPairNanoseconds
      frameOverheadNanoseconds = emptyPairNanoseconds
      var digest = ContentDigest()
      for part in [operatingSystem, kernel, architecture, processorModel] { digest.combine(part) }
      fingerprint = digest.hexadecimal
    }
  }

  /// What was done.
  struct Plan: Codable, Equatable {
    /// What was chosen.
    var suite = "device-kit"
    /// What everything drawn comes from.
    var seed: Int
    /// The display that a budget is taken from.
    var refreshHertz = 60.0
    /// The time for one frame.
    var budgetNanoseconds = 16_666_667
    /// How many rounds were played.
    var rounds: Int
    /// Frames follow each other back to back.
    var pace = "tight"
    /// The rows.
    var dataset: Dataset
    /// The command line, where there was one.
    var arguments: [String]
    /// When measuring began, in UTC.
    var startedAt: String
    /// Whether everything was measured.
    var isComplete = true
  }

  /// The rows.
  struct Dataset: Codable, Equatable {
    /// The name of the dataset.
    var name = "generated"
    /// A digest of the rows of the longest list.
    var digest: String
    /// How many those are.
    var rowCount: Int
    /// How they lie in memory.
    var rowStorage = "arrays of the rows in reach"
    /// Digests of the first rows, by how many.
    var digests: [String: String]

    /// Digests the first rows of the dataset, by how many.
    init(rowCounts: Set<Int>) {
      let largest = rowCounts.max() ?? 0
      let rows = GeneratedRows(count: largest, seed: PlayTable.rowSeed)
      var content = ContentDigest()
      var digests: [String: String] = [:]
      var digested = 0
      for rowCount in rowCounts.sorted() {
        for index in digested..<rowCount { content.combine(rows.row(at: index)) }
        digested = rowCount
        digests[String(rowCount)] = content.hexadecimal
      }
      digest = content.hexadecimal
      self.rowCount = largest
      self.digests = digests
    }
  }
}
