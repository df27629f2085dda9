// SPDX-License-Identifier: Apache-2.0

import BenchCells
public import BenchLists
package import UIKit

/// A list that can be measured: its name, how high its rows are, its fields, and its strategies.
public struct CellDesign: Sendable {
  /// The name on the command line and in case identifiers.
  public let name: String
  /// How high rows are.
  public internal(set) var height: RowHeight
  /// The screen that the list is shown on.
  package let viewport: Viewport
  /// What can change in a row by itself.
  public let fields: [CellField]
  /// The strategies that the list registers, the baseline first.
  package let ways: [ListWay]
  /// The cell that says what a row looks like, where a list of a user's names one.
  let referenceWay: ListWay?
  /// Makes the list, over the rows of a dataset or over its own.
  package let definition: @Sendable (any RowSource) -> any ListDefinition
  /// What is known of a cell of the suite's own; nil for a list of a user's.
  let suiteCell: SuiteCell?

  /// A list of a user's, which has rows of its own.
  package init(_ list: any ListDefinition) {
    name = list.name
    height =
      switch list.rowHeight {
      case .fixed(let height): .fixed(height)
      case .automatic(let estimate): .measured(estimate: estimate)
      }
    viewport = list.viewport
    fields = list.fieldNames.map { CellField(name: $0.name, kind: $0.kind) }
    ways = list.ways
    referenceWay = list.referenceWay
    definition = { _ in list }
    suiteCell = nil
  }

  /// A cell of the suite's own, registered as a user's list is.
  init(_ cell: SuiteCell) {
    name = cell.name
    height = cell.height
    viewport = .standard
    fields = cell.fields.map { CellField(name: $0.rawValue, kind: cell.writeKind(of: $0)) }
    ways = cell.list(over: NoRows()).ways
    referenceWay = nil
    definition = { cell.list(over: $0) }
    suiteCell = cell
  }

  /// The height of a row that nobody has looked at, in points.
  public var rowHeight: Double { height.nominal }

  /// Returns the cell in rows of another height.
  func with(height: RowHeight) -> CellDesign {
    var design = self
    design.height = height
    return design
  }

  /// Whether it is a screen as it stands, whose own data source fills the cells.
  public var isScreen: Bool { ways.contains { $0.makeScreen != nil } }

  /// Whether rows of the screen change, by whichever way.
  var changesRows: Bool { ways.allSatisfy { $0.changeScreen != nil } }

  /// Whether the cell looks right in rows of any height.
  var adaptsToHeight: Bool { height.isMeasured || self == .subtitle }

  /// Returns the fields of a kind.
  public func fields(of kind: FieldChange.Kind) -> [CellField] {
    fieldPlaces(of: kind).map { fields[$0] }
  }

  /// Returns the places of the fields of a kind.
  func fieldPlaces(of kind: FieldChange.Kind) -> [Int] {
    fields.indices.filter { place in
      switch kind {
      case .all: true
      case .text: fields[place].kind == .text
      case .nonText, .allButColors, .allButImages, .allButFonts, .allButFlags:
        fields[place].kind != kind.leftOut
      }
    }
  }

  /// How many rows a list of a user's has; a longer table repeats them.
  package var sourceCount: Int { definition(NoRows()).sourceCount }

  /// Returns a digest of what the first rows of a user's list hold.
  package func digest(ofFirst rowCount: Int) -> UInt64 {
    definition(NoRows()).editing(ListEdit(changedCount: 0, fields: [], isFresh: false), seed: 0)
      .opened(0..<rowCount).digest
  }

  /// The strategy that the others are compared with.
  public var baseline: CaseStrategy { ways.first.map(CaseStrategy.init) ?? .baseline }

  /// The strategies of the list that are ranked.
  public var ranked: [CaseStrategy] { ways.map(CaseStrategy.init).filter { !$0.isControl } }

  /// Returns why a strategy cannot fill the cell, as a clause, or nil if it can.
  public func refusal(of strategy: CaseStrategy) -> String? {
    guard strategy.fillsCells == (self != .none) else {
      return strategy.fillsCells
        ? "there is no cell to fill" : "\(strategy.rawValue) compares lists, and fills no cell"
    }
    if isScreen, case .control(let control) = strategy, control != .again {
      return "the table and the cells of \(name) are a screen's own"
    }
    guard case .filling(let filling) = strategy, way(filling.name) == nil else { return nil }
    guard suiteCell != nil else { return "\(name) has no strategy of this name" }
    return switch strategy {
    case .listConfiguration:
      "list content is an image and two texts, and \(name) has a badge, a flag and an accent"
    case .hosting: "\(name) has no declarative view"
    case .observation: "\(name) has no cell that follows a model"
    case .mutationTwin: "\(name) has no twin"
    default: "it is a strategy of other lists"
    }
  }

  /// Returns the strategies that can fill the cell, of some.
  package func fillable(by strategies: [CaseStrategy]) -> [CaseStrategy] {
    strategies.filter { refusal(of: $0) == nil }
  }

  /// Whether a new cell of a strategy gets its views when it is first filled.
  package func makesViewsInFill(_ strategy: CaseStrategy) -> Bool {
    way(of: strategy).makesViewsInFill
  }

  /// The most rows of a suite's case of a strategy; nil where there is no limit.
  ///
  /// Models are held for all rows, and 100,000 of them would take more memory than everything else does.
  package func largestRowCount(of strategy: CaseStrategy) -> Int? {
    let followsModels = way(strategy.rawValue)?.followsModels ?? false
    return suiteCell != nil && followsModels ? 10_000 : strategy.largestRowCount
  }

  /// Returns the class that fills the cell by a strategy.
  ///
  /// Stops for a strategy that cannot: ``refusal(of:)`` says which those are.
  package func cellClass(for strategy: CaseStrategy) -> UITableViewCell.Type {
    way(of: strategy).cellClass
  }

  /// The way to fill cells of a strategy; of a control, the baseline's.
  func way(of strategy: CaseStrategy) -> ListWay {
    let found: ListWay? =
      switch strategy {
      case .filling(let filling): way(filling.name)
      case .control: ways.first
      case .comparison: nil
      }
    guard let found else {
      preconditionFailure(
        "\(strategy.rawValue) cannot fill \(name): ask refusal(of:) before making a case."
      )
    }
    return found
  }

  private func way(_ name: String) -> ListWay? { ways.first { $0.name == name } }
}

extension CellDesign: Hashable {
  /// Whether two designs go by one name, as on the command line, and their rows are as high.
  public static func == (one: CellDesign, other: CellDesign) -> Bool {
    one.name == other.name && one.height.isAlike(other.height)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Something of a row that can change by itself, and reaches one setter.
public struct CellField: Hashable, Sendable {
  /// The name in reports.
  public let name: String
  /// What kind of property it sets, where that is known.
  public let kind: WriteKind?
}

extension CaseStrategy {
  /// The strategy of a list's way to fill cells.
  package init(_ way: ListWay) {
    self = .filling(
      Filling(way.name, isControl: way.isControl, isShownByOtherMeans: way.isShownByOtherMeans)
    )
  }
}

/// How high the rows of a cell are, and who says so.
public enum RowHeight: Sendable {
  /// Every row is as high, in points; the table is told.
  case fixed(Double)
  /// Each cell answers how high it wants to be once it is filled.
  ///
  /// Until then the table takes a row for `estimate` points.
  case measured(estimate: Double)
  /// The delegate says how high each row is, by its number, when it is shown.
  ///
  /// Until then the table takes a row for `estimate` points.
  case decided(estimate: Double, height: @Sendable (Int) -> Double)

  /// The height of a row that nobody has looked at: the fixed height, or the estimate.
  public var nominal: Double {
    switch self {
    case .fixed(let height): height
    case .measured(let estimate), .decided(let estimate, _): estimate
    }
  }

  /// Whether rows may turn out higher or lower than they were taken for.
  public var isMeasured: Bool {
    switch self {
    case .fixed: false
    case .measured, .decided: true
    }
  }

  /// Whether the delegate says how high rows are.
  var isDecided: Bool {
    if case .decided = self { true } else { false }
  }

  /// Whether rows come to their heights in the same way and begin with the same number; functions are
  /// not compared.
  func isAlike(_ other: RowHeight) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one == another
    case (.measured(let one), .measured(let another)): one == another
    case (.decided(let one, _), .decided(let another, _)): one == another
    case (.fixed, _), (.measured, _), (.decided, _): false
    }
  }
}
