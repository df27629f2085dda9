// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// Calls every change of time unchanged, as both builds are the same machine code.
  ///
  /// Only where it lies can have moved their times. What was measured stays as it was. Where a counter or
  /// content differs the builds are not the same whatever their code, and nothing is settled.
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

  /// Whether both builds are the same machine code.
  public struct Code: Codable, Equatable, Sendable {
    /// Whether everything that may run is equal, wherever it lies: then a change of time is layout.
    public var isIdentical: Bool
    /// how many sections of code one side has besides, which nothing of what both have leads to; `nil` for none.
    public var uncalledSectionCount: Int?
    /// The modules of which something differs, sorted; `nil` where all is equal.
    public var differingModules: [String]?

    /// Records what was found.
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
