// SPDX-License-Identifier: Apache-2.0

/// What a case does with its list: a way to fill cells, something that the table does with the
/// baseline's, or a comparison of lists.
public enum CaseStrategy: Hashable, Sendable {
  /// Cells are filled in a way that the list names.
  case filling(Filling)
  /// Control: cells are filled as by the list's baseline, in other circumstances.
  case control(TableControl)
  /// No cell is filled: lists are compared.
  case comparison(ListComparer)

  /// Whether the strategy is a control, which is never ranked.
  public var isControl: Bool {
    switch self {
    case .filling(let filling): filling.isControl
    case .control: true
    case .comparison: false
    }
  }

  /// Whether the strategy fills cells, or compares lists.
  public var fillsCells: Bool {
    if case .comparison = self { false } else { true }
  }

  /// Whether the cell's content is shown by other means than setters that the strategy calls, so that
  /// its writes are not those of the others.
  public var isShownByOtherMeans: Bool {
    if case .filling(let filling) = self { filling.isShownByOtherMeans } else { false }
  }

  /// Whether the strategy does more the more rows there are.
  public var growsWithRowCount: Bool { control?.growsWithRowCount ?? false }

  /// Whether cells that leave the viewport can be had again.
  var reusesCells: Bool { control?.reusesCells ?? true }

  /// The most rows of a case, where a pass over more would take minutes.
  var largestRowCount: Int? { control == .quadraticOffsets ? 1_000 : nil }

  /// Whether the strategy leaves so much memory behind that it needs a process of its own.
  public var needsOwnProcess: Bool { !reusesCells }

  private var control: TableControl? {
    if case .control(let control) = self { control } else { nil }
  }
}

/// What a table does with the cells of a list's baseline: controls that apply to any list.
public enum TableControl: String, CaseIterable, Sendable {
  /// A new cell for every row.
  case noReuse = "no-reuse"
  /// A pool that keeps no cell.
  case zeroPool = "zero-pool"
  /// An identifier for every row, so that the pool never hits.
  case uniqueIdentifier = "unique-identifier"
  /// Nothing else is done: it must read unchanged.
  case again = "mutation-again"
  /// Each row is looked for among all rows, so that the work grows with their number.
  case linearLookup = "linear-lookup"
  /// Each layout adds up the heights of all rows above the viewport.
  case flatOffsets = "flat-offsets"
  /// Each layout asks for the place of every row, and each adds up all heights above.
  case quadraticOffsets = "quadratic-offsets"

  /// Whether more is done the more rows there are.
  var growsWithRowCount: Bool {
    self == .linearLookup || self == .flatOffsets || self == .quadraticOffsets
  }

  /// Whether cells that leave the viewport can be had again.
  var reusesCells: Bool { self != .noReuse && self != .zeroPool && self != .uniqueIdentifier }
}

/// How lists are compared.
public enum ListComparer: String, CaseIterable, Sendable {
  /// As a table's snapshots are, with the fewest moves.
  case listDiff = "list-diff"
  /// By the standard library: `difference(from:).inferringMoves()`.
  case standardDifference = "stdlib-difference"
  /// Snapshots are built and edited.
  case snapshot
}

/// A way to fill cells, by the name that lists give it.
public struct Filling: Sendable {
  /// The name on the command line and in case identifiers.
  public let name: String
  /// Whether it shows what the suite can see, and is never ranked.
  public let isControl: Bool
  /// Whether it sets no property itself: a view of this engine does, by its own rules.
  public let isShownByOtherMeans: Bool

  /// Names a way to fill cells.
  public init(_ name: String, isControl: Bool = false, isShownByOtherMeans: Bool = false) {
    self.name = name
    self.isControl = isControl
    self.isShownByOtherMeans = isShownByOtherMeans
  }
}

extension Filling: Hashable {
  /// Whether two ways go by one name, as on the command line.
  public static func == (one: Filling, other: Filling) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CaseStrategy: RawRepresentable, Codable {
  /// The name on the command line and in case identifiers.
  public var rawValue: String {
    switch self {
    case .filling(let filling): filling.name
    case .control(let control): control.rawValue
    case .comparison(let comparer): comparer.rawValue
    }
  }

  /// The strategy of a name, or nil where no list has such a one.
  public init?(rawValue name: String) {
    guard let known = Self.known.first(where: { $0.rawValue == name }) else { return nil }
    self = known
  }
}

extension CaseStrategy: CaseIterable {
  /// Every property is written every time.
  public static let mutation = filling(Filling("mutation"))
  /// A property is written if it differs, by a hand-written comparison.
  public static let mutationGuarded = filling(Filling("mutation-guarded"))
  /// A new configuration each time, from which every property is written.
  public static let configuration = filling(Filling("configuration"))
  /// The same configuration, compared whole first: if it differs, every property is written.
  public static let configurationEquatable = filling(Filling("configuration-equatable"))
  /// The same configuration, compared field by field, so that only what changed is written.
  public static let configurationDiffing = filling(Filling("configuration-diffing"))
  /// A new list content configuration each time, which its own view compares.
  public static let listConfiguration = filling(
    Filling("list-configuration", isShownByOtherMeans: true)
  )
  /// A new hosting configuration each time, whose declarative view is compared with what is shown.
  public static let hosting = filling(Filling("hosting", isShownByOtherMeans: true))

  /// Every property is written from an observable model, whose changes the cell follows by itself.
  public static let observation = filling(Filling("observation"))

  /// Control: a new cell for every row.
  public static let noReuse = control(.noReuse)
  /// Control: a pool that keeps no cell.
  public static let zeroPool = control(.zeroPool)
  /// Control: an identifier for every row, so that the pool never hits.
  public static let uniqueIdentifier = control(.uniqueIdentifier)
  /// Control: the type of configuration flips, so that the content view is made anew.
  public static let replacedContentView = filling(
    Filling("replaced-content-view", isControl: true)
  )
  /// Control: mutation a second time; it must read unchanged.
  public static let mutationAgain = control(.again)
  /// Control: the text of mutation compiled once more; what it reads is what the place of the code is
  /// worth.
  public static let mutationTwin = filling(Filling("mutation-twin", isControl: true))
  /// Control: each row is looked for among all rows, so that the work grows with their number.
  public static let linearLookup = control(.linearLookup)
  /// Control: each layout adds up the heights of all rows above the viewport.
  public static let flatOffsets = control(.flatOffsets)
  /// Control: each layout asks for the place of every row, and each adds up all heights above.
  public static let quadraticOffsets = control(.quadraticOffsets)
  /// Control: classic with a forgotten reset; it must be found to be stale.
  public static let forgetful = filling(Filling("forgetful", isControl: true))

  /// Lists are compared as a table's snapshots are, with the fewest moves.
  public static let listDiff = comparison(.listDiff)
  /// Lists are compared by the standard library: `difference(from:).inferringMoves()`.
  public static let standardDifference = comparison(.standardDifference)
  /// Snapshots are built and edited.
  public static let snapshot = comparison(.snapshot)

  /// The strategies of the built-in lists, in the order in which they are ranked.
  public static let allCases: [CaseStrategy] = [
    .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
    .listConfiguration, .hosting, .observation, .noReuse, .zeroPool, .uniqueIdentifier,
    .replacedContentView,
    .mutationAgain, .mutationTwin, .linearLookup, .flatOffsets, .quadraticOffsets, .forgetful,
    .listDiff, .standardDifference, .snapshot,
  ]

  /// The strategies of all lists that this program measures.
  public static var known: [CaseStrategy] {
    guard let guests = ListCatalogue.guests else {
      return allCases + ways(of: ListCatalogue.mistakes)
    }
    return ways(of: guests) + TableControl.allCases.map { .control($0) }
  }

  /// The ways to fill the cells of lists, each name once.
  private static func ways(of lists: [CellDesign]) -> [CaseStrategy] {
    var known: [CaseStrategy] = []
    for way in lists.flatMap(\.ways).map(CaseStrategy.init) where !known.contains(way) {
      known.append(way)
    }
    return known
  }

  /// The strategy that the others are compared with.
  public static let baseline = mutation

  /// The strategies that are ranked.
  public static let ranked = allCases.filter { $0.fillsCells && !$0.isControl }
  /// The strategies that show what the suite can see of a way to fill a cell.
  public static let controls = allCases.filter { $0.isControl && !$0.growsWithRowCount }
  /// The strategies that show what reuse and the row index are worth; the first does without
  /// neither.
  public static let worth: [CaseStrategy] = [
    .mutation, .zeroPool, .uniqueIdentifier, .flatOffsets, .quadraticOffsets,
  ]
}
