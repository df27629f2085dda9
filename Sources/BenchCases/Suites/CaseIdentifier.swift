// SPDX-License-Identifier: Apache-2.0

/// A parsed case identifier, `family.workload[+axis…]/cell/strategy/rows`.
public struct CaseIdentifier: Hashable, Sendable {
  public let group: CaseGroup
  public let strategy: CaseStrategy

  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4,
      let design = CellDesign.named(String(parts[1])),
      let strategy = CaseStrategy(rawValue: String(parts[2])), design.refusal(of: strategy) == nil,
      let rowCount = Int(parts[3]), rowCount > 0,
      let group = Self.group(
        named: parts[0],
        design: design,
        rowCount: rowCount,
        strategy: strategy
      )
    else { return nil }
    // The text must be in its canonical spelling, so that one case has one name.
    guard group.identifier(of: strategy) == text else { return nil }
    self.group = group
    self.strategy = strategy
  }

  /// Returns the reason why the strategy of an identifier cannot fill its cell, as a clause.
  public static func refusal(of text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let design = CellDesign.named(parts[1]),
      let strategy = CaseStrategy(rawValue: parts[2])
    else { return nil }
    return design.refusal(of: strategy)
  }

  private static func group(
    named text: Substring,
    design: CellDesign,
    rowCount: Int,
    strategy: CaseStrategy
  ) -> CaseGroup? {
    var axes = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let name = axes.removeFirst()
    let comparesSetters = !axes.contains(CaseGroup.setterComparisonOffAxis)
    axes.removeAll { $0 == CaseGroup.setterComparisonOffAxis }
    let reach = Reach.allCases.first { axes.contains($0.rawValue) } ?? .spread
    axes.removeAll { $0 == reach.rawValue }
    guard let workload = workload(named: name, axes: axes, design: design),
      workload.admits(design, strategy), workload.rowCounts?.contains(rowCount) ?? true
    else { return nil }
    return CaseGroup(
      workload: workload,
      cell: design.name,
      rowCount: rowCount,
      setterComparison: comparesSetters,
      reach: reach,
      strategies: [strategy]
    )
  }

  private static func workload(
    named name: String,
    axes: [String],
    design: CellDesign
  ) -> Workload? {
    if let plain = Workload.plain.first(where: { $0.name == name && $0.axes == axes }) {
      return plain
    }
    guard name == Workload.reconfigureName, let counts = axes.first?.split(separator: "o") else {
      return nil
    }
    guard counts.count == 2, counts[1].first == "f",
      let changed = Int(counts[0]), let total = Int(counts[1].dropFirst())
    else { return nil }
    let kind = FieldChange.Kind.allCases.first { axes.contains($0.rawValue) } ?? .all
    let storage = FieldChange.Storage.allCases.first { axes.contains($0.rawValue) } ?? .shared
    guard total == design.fields(of: kind).count, (0...total).contains(changed) else { return nil }
    return .reconfigure(
      FieldChange(changedCount: changed, fieldCount: total, kind: kind, storage: storage)
    )
  }
}
