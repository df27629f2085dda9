// SPDX-License-Identifier: Apache-2.0

/// The strategy of a case: a way to fill cells, a control of the table, or a comparison of lists.
public enum CaseStrategy: Hashable, Sendable {
  case filling(Filling)
  case control(TableControl)
  case comparison(ListComparer)

  /// True if the strategy is a control, which is never ranked.
  public var isControl: Bool {
    switch self {
    case .filling(let filling): filling.isControl
    case .control: true
    case .comparison: false
    }
  }

  public var fillsCells: Bool {
    if case .comparison = self { false } else { true }
  }

  /// True if other means than the strategy's setters show the content, so that its writes are not comparable.
  public var isShownByOtherMeans: Bool {
    if case .filling(let filling) = self { filling.isShownByOtherMeans } else { false }
  }

  public var growsWithRowCount: Bool { control?.growsWithRowCount ?? false }

  var reusesCells: Bool { control?.reusesCells ?? true }

  /// The most rows of a case, where a pass over more would take minutes.
  var largestRowCount: Int? { control == .quadraticOffsets ? 1_000 : nil }

  /// True if the strategy leaves so much memory behind that it needs its own process.
  public var needsOwnProcess: Bool { !reusesCells }

  private var control: TableControl? {
    if case .control(let control) = self { control } else { nil }
  }
}

/// The controls of a table, which apply to any list and fill cells as its baseline does.
public enum TableControl: String, CaseIterable, Sendable {
  case noReuse = "no-reuse"
  case zeroPool = "zero-pool"
  case uniqueIdentifier = "unique-identifier"
  case again = "mutation-again"
  case linearLookup = "linear-lookup"
  case flatOffsets = "flat-offsets"
  case quadraticOffsets = "quadratic-offsets"

  var growsWithRowCount: Bool {
    self == .linearLookup || self == .flatOffsets || self == .quadraticOffsets
  }

  var reusesCells: Bool { self != .noReuse && self != .zeroPool && self != .uniqueIdentifier }
}

public enum ListComparer: String, CaseIterable, Sendable {
  case listDiff = "list-diff"
  case standardDifference = "stdlib-difference"
  case snapshot
}

public struct Filling: Sendable {
  public let name: String
  /// True for a control, which is never ranked.
  public let isControl: Bool
  /// True if it sets no property itself: a view of this engine does, by its own rules.
  public let isShownByOtherMeans: Bool

  public init(_ name: String, isControl: Bool = false, isShownByOtherMeans: Bool = false) {
    self.name = name
    self.isControl = isControl
    self.isShownByOtherMeans = isShownByOtherMeans
  }
}

extension Filling: Hashable {
  public static func == (one: Filling, other: Filling) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CaseStrategy: RawRepresentable, Codable {
  public var rawValue: String {
    switch self {
    case .filling(let filling): filling.name
    case .control(let control): control.rawValue
    case .comparison(let comparer): comparer.rawValue
    }
  }

  public init?(rawValue name: String) {
    guard let known = Self.known.first(where: { $0.rawValue == name }) else { return nil }
    self = known
  }
}

extension CaseStrategy: CaseIterable {
  /// Writes every property every time.
  public static let mutation = filling(Filling("mutation"))
  /// Writes a property if a hand-written comparison finds a difference.
  public static let mutationGuarded = filling(Filling("mutation-guarded"))
  /// Creates a configuration each time, from which every property is written.
  public static let configuration = filling(Filling("configuration"))
  /// The same configuration, compared whole first: if it differs, every property is written.
  public static let configurationEquatable = filling(Filling("configuration-equatable"))
  /// The same configuration, compared field by field, so that only what changed is written.
  public static let configurationDiffing = filling(Filling("configuration-diffing"))
  /// Creates a list content configuration each time, which its own view compares.
  public static let listConfiguration = filling(
    Filling("list-configuration", isShownByOtherMeans: true)
  )
  /// Creates a hosting configuration each time, whose declarative view is diffed.
  public static let hosting = filling(Filling("hosting", isShownByOtherMeans: true))

  /// Writes every property from an observable model, whose changes the cell follows by itself.
  public static let observation = filling(Filling("observation"))

  public static let noReuse = control(.noReuse)
  public static let zeroPool = control(.zeroPool)
  public static let uniqueIdentifier = control(.uniqueIdentifier)
  /// Control: the type of configuration flips, so that the content view is recreated.
  public static let replacedContentView = filling(Filling("replaced-content-view", isControl: true))
  /// Control: mutation a second time, which must measure the same.
  public static let mutationAgain = control(.again)
  /// Control: the code of mutation compiled a second time; the difference is the effect of code placement.
  public static let mutationTwin = filling(Filling("mutation-twin", isControl: true))
  public static let linearLookup = control(.linearLookup)
  public static let flatOffsets = control(.flatOffsets)
  public static let quadraticOffsets = control(.quadraticOffsets)
  /// Control: a forgotten reset, which verification must find.
  public static let forgetful = filling(Filling("forgetful", isControl: true))

  public static let listDiff = comparison(.listDiff)
  public static let standardDifference = comparison(.standardDifference)
  public static let snapshot = comparison(.snapshot)

  /// The strategies of the built-in lists, in the order in which they are ranked.
  public static let allCases: [CaseStrategy] = [
    .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
    .listConfiguration, .hosting, .observation, .noReuse, .zeroPool, .uniqueIdentifier,
    .replacedContentView,
    .mutationAgain, .mutationTwin, .linearLookup, .flatOffsets, .quadraticOffsets, .forgetful,
    .listDiff, .standardDifference, .snapshot,
  ]

  public static var known: [CaseStrategy] {
    guard let guests = ListCatalogue.guests else {
      return allCases + ways(of: ListCatalogue.mistakes)
    }
    return ways(of: guests) + TableControl.allCases.map { .control($0) }
  }

  private static func ways(of lists: [CellDesign]) -> [CaseStrategy] {
    var known: [CaseStrategy] = []
    for way in lists.flatMap(\.ways).map(CaseStrategy.init) where !known.contains(way) {
      known.append(way)
    }
    return known
  }

  public static let baseline = mutation

  public static let ranked = allCases.filter { $0.fillsCells && !$0.isControl }
  public static let controls = allCases.filter { $0.isControl && !$0.growsWithRowCount }
  /// The strategies that show the worth of reuse and the row index; the first omits neither.
  public static let worth: [CaseStrategy] = [
    .mutation, .zeroPool, .uniqueIdentifier, .flatOffsets, .quadraticOffsets,
  ]
}
