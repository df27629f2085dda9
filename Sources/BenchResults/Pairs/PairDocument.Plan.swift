// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

extension PairDocument {
  /// What was asked for, and the rule that decided: enough to repeat the comparison.
  public struct Plan: Codable, Equatable, Sendable {
    public var suite: String
    public var filter: String?
    /// The pairs of fresh processes that each case gets at most.
    public var pairCount: Int
    /// The blocks that one process measures of a case and phase.
    public var blockCount: Int
    /// What orders, processors, padding and resamples were drawn from.
    public var seed: Int
    public var instrument: Instrument
    /// The smallest relative change that is called one.
    public var floor: Double
    /// The relative change within which the whole interval lies where a case is unchanged.
    public var unchangedBand: Double
    /// The two-sided error rate of the interval.
    public var alpha: Double
    /// The rate of false discoveries in the list of all verdicts.
    public var falseDiscoveryRate: Double
    public var arguments: [String]
    public var startedAt: String
    public var isComplete: Bool

    public init(
      suite: String,
      filter: String?,
      pairCount: Int,
      blockCount: Int,
      seed: Int,
      instrument: Instrument,
      floor: Double,
      unchangedBand: Double,
      alpha: Double,
      falseDiscoveryRate: Double,
      arguments: [String],
      startedAt: String,
      isComplete: Bool
    ) {
      self.suite = suite
      self.filter = filter
      self.pairCount = pairCount
      self.blockCount = blockCount
      self.seed = seed
      self.instrument = instrument
      self.floor = floor
      self.unchangedBand = unchangedBand
      self.alpha = alpha
      self.falseDiscoveryRate = falseDiscoveryRate
      self.arguments = arguments
      self.startedAt = startedAt
      self.isComplete = isComplete
    }
  }

  /// One of the two builds, as it describes itself; `nil` where it does not say.
  public struct Build: Codable, Equatable, Sendable {
    /// What the build is called: a commit, or its path where no name was given.
    public var name: String
    /// The path of the executable, or of the folder of its layouts.
    public var path: String
    public var version: String?
    public var toolchain: String?
    public var buildConfiguration: ResultDocument.BuildConfiguration?
    public var counterDefinitionVersion: Int?
    public var callDefinitionVersion: Int?
    /// What the orders of functions of its links were drawn from, in the order in which a series names them; `nil` for
    /// one executable, linked as it came.
    public var layoutSeeds: [Int]?

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// Whether both builds measure with the same harness and the same scenarios.
  public enum Instrument: String, Codable, CaseIterable, Sendable {
    /// Only the subject differs, so that times decide.
    case same
    /// Times are for information; counters of equal definition decide.
    case differs
  }

  /// Calls every change of time unchanged, as both builds are the same machine code.
  ///
  /// Only where it lies can have moved their times. What was measured stays as it was. Where a counter or content
  /// differs the builds are not the same whatever their code, and nothing is settled.
  public mutating func settleChangesOfLayout() {
    guard code?.isIdentical == true,
      cases.allSatisfy({ $0.isSameContent && $0.counterChanges.isEmpty })
    else { return }
    for position in cases.indices {
      for place in cases[position].phases.indices
      where cases[position].phases[place].verdict.isChange {
        cases[position].phases[place].verdict = .unchanged
        cases[position].phases[place].isLayout = true
      }
    }
  }

  public struct Code: Codable, Equatable, Sendable {
    /// Whether everything that may run is equal, wherever it lies: then a change of time is layout.
    public var isIdentical: Bool
    /// The sections of code that one side has besides and that nothing in common leads to; `nil` for none.
    public var uncalledSectionCount: Int?
    /// The modules of which something differs, sorted; `nil` where all is equal.
    public var differingModules: [String]?

    public init(
      isIdentical: Bool,
      uncalledSectionCount: Int? = nil,
      differingModules: [String]? = nil
    ) {
      self.isIdentical = isIdentical
      self.uncalledSectionCount = uncalledSectionCount
      self.differingModules = differingModules
    }
  }
}
