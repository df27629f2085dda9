// SPDX-License-Identifier: Apache-2.0

import BenchCells
public import BenchLists
package import UIKit

/// A list that can be measured: its name, row height, fields and strategies.
public struct CellDesign: Sendable {
  public let name: String
  public internal(set) var height: RowHeight
  package let viewport: Viewport
  /// The parts of a row that can change independently.
  public let fields: [CellField]
  package let ways: [ListWay]
  /// The reference cell, if a user's list names one.
  let referenceWay: ListWay?
  package let definition: @Sendable (any RowSource) -> any ListDefinition
  /// The facts of a suite's cell; nil for a user's list.
  let suiteCell: SuiteCell?

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

  /// The nominal height of a row, in points.
  public var rowHeight: Double { height.nominal }

  func with(height: RowHeight) -> CellDesign {
    var design = self
    design.height = height
    return design
  }

  /// True for a screen, whose own data source fills the cells.
  public var isScreen: Bool { ways.contains { $0.makeScreen != nil } }

  var changesRows: Bool { ways.allSatisfy { $0.changeScreen != nil } }

  /// True if the cell looks right in rows of any height.
  var adaptsToHeight: Bool { height.isMeasured || self == .subtitle }

  public func fields(of kind: FieldChange.Kind) -> [CellField] {
    fieldPlaces(of: kind).map { fields[$0] }
  }

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

  /// The number of rows of a user's list; a longer table repeats them.
  package var sourceCount: Int { definition(NoRows()).sourceCount }

  /// Returns a digest of the content of the first rows of a user's list.
  package func digest(ofFirst rowCount: Int) -> UInt64 {
    definition(NoRows()).editing(ListEdit(changedCount: 0, fields: [], isFresh: false), seed: 0)
      .opened(0..<rowCount).digest
  }

  public var baseline: CaseStrategy { ways.first.map(CaseStrategy.init) ?? .baseline }

  public var ranked: [CaseStrategy] { ways.map(CaseStrategy.init).filter { !$0.isControl } }

  /// Returns the reason why a strategy cannot fill the cell, as a clause, or nil if it can.
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

  package func fillable(by strategies: [CaseStrategy]) -> [CaseStrategy] {
    strategies.filter { refusal(of: $0) == nil }
  }

  package func makesViewsInFill(_ strategy: CaseStrategy) -> Bool {
    way(of: strategy).makesViewsInFill
  }

  /// The most rows of a suite's case, nil without a limit; 100,000 models would take more memory than all the rest.
  package func largestRowCount(of strategy: CaseStrategy) -> Int? {
    let followsModels = way(strategy.rawValue)?.followsModels ?? false
    return suiteCell != nil && followsModels ? 10_000 : strategy.largestRowCount
  }

  package func cellClass(for strategy: CaseStrategy) -> UITableViewCell.Type {
    way(of: strategy).cellClass
  }

  /// The way to fill cells of a strategy, for a control the baseline's; stops for a strategy that ``refusal(of:)``
  /// names.
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
  /// Compares the names, as on the command line, and the row heights.
  public static func == (one: CellDesign, other: CellDesign) -> Bool {
    one.name == other.name && one.height.isAlike(other.height)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A part of a row that can change independently and reaches one setter.
public struct CellField: Hashable, Sendable {
  public let name: String
  /// The kind of property that it sets, if known.
  public let kind: WriteKind?
}

extension CaseStrategy {
  package init(_ way: ListWay) {
    self = .filling(
      Filling(way.name, isControl: way.isControl, isShownByOtherMeans: way.isShownByOtherMeans)
    )
  }
}

/// The row height of a cell, and its source.
public enum RowHeight: Sendable {
  /// One height for all rows, in points, set on the table.
  case fixed(Double)
  /// Each filled cell decides its height; the table assumes `estimate` points before.
  case measured(estimate: Double)
  /// The delegate returns the height by row number; the table assumes `estimate` points before.
  case decided(estimate: Double, height: @Sendable (Int) -> Double)

  public var nominal: Double {
    switch self {
    case .fixed(let height): height
    case .measured(let estimate), .decided(let estimate, _): estimate
    }
  }

  public var isMeasured: Bool {
    switch self {
    case .fixed: false
    case .measured, .decided: true
    }
  }

  var isDecided: Bool {
    if case .decided = self { true } else { false }
  }

  /// Compares kinds and nominal heights; functions are not compared.
  func isAlike(_ other: RowHeight) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one == another
    case (.measured(let one), .measured(let another)): one == another
    case (.decided(let one, _), .decided(let another, _)): one == another
    case (.fixed, _), (.measured, _), (.decided, _): false
    }
  }
}
