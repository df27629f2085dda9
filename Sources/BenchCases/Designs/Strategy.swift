// SPDX-License-Identifier: Apache-2.0

/// A way of filling cells.
public enum Strategy: String, CaseIterable, Codable, Sendable, Hashable {
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
  /// A new list content configuration each time, which its own view compares.
  case listConfiguration = "list-configuration"
  /// A new hosting configuration each time, whose declarative view is compared with what is shown.
  case hosting

  /// Control: a new cell for every row.
  case noReuse = "no-reuse"
  /// Control: a pool that keeps no cell.
  case zeroPool = "zero-pool"
  /// Control: an identifier for every row, so that the pool never hits.
  case uniqueIdentifier = "unique-identifier"
  /// Control: the type of configuration flips, so that the content view is made anew.
  case replacedContentView = "replaced-content-view"
  /// Control: mutation a second time; it must read unchanged.
  case mutationAgain = "mutation-again"
  /// Control: the text of mutation compiled once more; what it reads is what the place of the code is
  /// worth.
  case mutationTwin = "mutation-twin"
  /// Control: each row is looked for among all rows, so that the work grows with their number.
  case linearLookup = "linear-lookup"
  /// Control: each layout adds up the heights of all rows above the viewport.
  case flatOffsets = "flat-offsets"
  /// Control: each layout asks for the place of every row, and each adds up all heights above.
  case quadraticOffsets = "quadratic-offsets"
  /// Control: classic with a forgotten reset; it must be found to be stale.
  case forgetful

  /// Lists are compared as a table's snapshots are, with the fewest moves.
  case listDiff = "list-diff"
  /// Lists are compared by the standard library: `difference(from:).inferringMoves()`.
  case standardDifference = "stdlib-difference"
  /// Snapshots are built and edited.
  case snapshot

  /// The strategy that the others are compared with.
  public static let baseline = Strategy.mutation

  /// The strategies that are ranked.
  public static let ranked = allCases.filter { $0.fillsCells && !$0.isControl }
  /// The strategies that show what the suite can see of a way to fill a cell.
  public static let controls = allCases.filter { $0.isControl && !$0.growsWithRowCount }
  /// The strategies that show what reuse and the row index are worth; the first does without
  /// neither.
  public static let worth: [Strategy] = [
    .mutation, .zeroPool, .uniqueIdentifier, .flatOffsets, .quadraticOffsets,
  ]

  /// Whether the strategy is a control, which is never ranked.
  public var isControl: Bool {
    switch self {
    case .mutation, .mutationGuarded, .configuration, .configurationEquatable,
      .configurationDiffing, .listConfiguration, .hosting, .listDiff, .standardDifference,
      .snapshot:
      false
    case .noReuse, .zeroPool, .uniqueIdentifier, .replacedContentView, .mutationAgain,
      .mutationTwin, .linearLookup, .flatOffsets, .quadraticOffsets, .forgetful:
      true
    }
  }

  /// Whether the strategy fills cells, or compares lists.
  public var fillsCells: Bool {
    self != .listDiff && self != .standardDifference && self != .snapshot
  }

  /// Whether the cell's content is shown by other means than setters that the strategy calls, so that
  /// its writes are not those of the others.
  public var isShownByOtherMeans: Bool { self == .listConfiguration || self == .hosting }

  /// Whether a new cell gets its views when it is first filled, and not when it is made.
  public var makesViewsInFill: Bool {
    switch self {
    case .configuration, .configurationEquatable, .configurationDiffing, .listConfiguration,
      .hosting, .replacedContentView:
      true
    default: false
    }
  }

  /// Whether the strategy does more the more rows there are.
  public var growsWithRowCount: Bool {
    self == .linearLookup || self == .flatOffsets || self == .quadraticOffsets
  }

  /// Whether cells that leave the viewport can be had again.
  var reusesCells: Bool {
    self != .noReuse && self != .zeroPool && self != .uniqueIdentifier
  }

  /// The most rows of a case, where a pass over more would take minutes.
  public var largestRowCount: Int? { self == .quadraticOffsets ? 1_000 : nil }

  /// Whether the strategy leaves so much memory behind that it needs a process of its own.
  public var needsOwnProcess: Bool {
    !reusesCells
  }
}
