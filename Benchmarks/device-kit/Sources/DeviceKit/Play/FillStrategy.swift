// SPDX-License-Identifier: Apache-2.0

/// A way of filling cells that the kit plays; the raw value is the suite's name for it.
enum FillStrategy: String, CaseIterable, Codable, Sendable {
  /// Every property is written every time.
  case mutation
  /// A property is written if it differs, by a hand-written comparison.
  case mutationGuarded = "mutation-guarded"
  /// A new configuration each time, from which every property is written.
  case configuration
  /// The same configuration, compared whole first: if it differs, every property is written.
  case configurationEquatable = "configuration-equatable"
  /// The same configuration, compared field by field, so that only what changed is written.
  case configurationDiffing = "configuration-diffing"
  /// A new list content configuration each time; the system's view shows it.
  case listConfiguration = "list-configuration"
  /// A new hosting configuration each time; the system's view shows it.
  case hosting

  /// The strategies whose views the suite writes itself, the baseline first.
  static let handWritten: [FillStrategy] = [
    .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
  ]

  /// The class that fills a cell this way, if there is one.
  func cellClass(of classes: CellClasses) -> ScenarioCell.Type? {
    switch self {
    case .mutation: classes.mutation
    case .mutationGuarded: classes.guarded
    case .configuration: classes.configuration
    case .configurationEquatable: classes.equatable
    case .configurationDiffing: classes.diffing
    case .listConfiguration: classes.list
    case .hosting: classes.hosting
    }
  }

  /// How many properties are written when a cell that shows one row is filled from another.
  ///
  /// Nil where it is not the suite's code that writes.
  func writeCount(from old: Row, to new: Row, fields: [RowField]) -> Int? {
    switch self {
    case .mutation, .configuration: fields.count
    case .mutationGuarded, .configurationDiffing: fields.count { !$0.isEqual(old, new) }
    case .configurationEquatable:
      fields.allSatisfy { $0.isEqual(old, new) } ? 0 : fields.count
    case .listConfiguration, .hosting: nil
    }
  }
}
