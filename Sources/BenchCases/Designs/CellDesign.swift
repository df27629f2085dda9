// SPDX-License-Identifier: Apache-2.0

public import BenchCells
import Foundation
import UIKit

/// A cell of the suite: its name, its size, its fields, and a class for each strategy.
public struct CellDesign: Sendable {
  /// The name on the command line and in case identifiers.
  public let name: String
  /// How high rows are.
  public internal(set) var height: RowHeight
  /// The attributes of a row that the cell shows; each reaches one setter.
  public let fields: [RowField]
  /// The fields that set another kind of property here than elsewhere.
  var writeKinds: [RowField: WriteKind] = [:]
  /// The classes that fill the cell.
  let classes: CellClasses
  /// The class of `mutation` compiled once more; nil for a cell that is not the suite's.
  let twin: ScenarioCell.Type?
  /// Says what a cell must show for a row, without any strategy's help.
  let reference: @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]

  /// The height of a row that nobody has looked at, in points.
  public var rowHeight: Double { height.nominal }

  /// Returns the cell in rows of another height.
  func with(height: RowHeight) -> CellDesign {
    CellDesign(
      name: name,
      height: height,
      fields: fields,
      writeKinds: writeKinds,
      classes: classes,
      twin: twin,
      reference: reference
    )
  }

  /// Whether the cell looks right in rows of any height.
  var adaptsToHeight: Bool { height.isMeasured || self == .subtitle }

  /// Returns the fields of a kind.
  public func fields(of kind: FieldChange.Kind) -> [RowField] {
    switch kind {
    case .all: fields
    case .text: fields.filter { writeKind(of: $0) == .text }
    case .nonText, .allButColors, .allButImages, .allButFonts, .allButFlags:
      fields.filter { writeKind(of: $0) != kind.leftOut }
    }
  }

  /// What kind of property a field sets.
  public func writeKind(of field: RowField) -> WriteKind {
    writeKinds[field] ?? field.usualWriteKind
  }

  /// All cells of the suite.
  public static let all: [CellDesign] = [
    .subtitle, .news, .card, .setting, .message, .heavy,
  ]

  /// Returns the cell of a name.
  public static func named(_ name: String) -> CellDesign? {
    (all + [none]).first { $0.name == name }
  }

  /// Returns why a strategy cannot fill the cell, as a clause, or nil if it can.
  public func refusal(of strategy: CaseStrategy) -> String? {
    guard strategy.fillsCells == (self != .none) else {
      return strategy.fillsCells
        ? "there is no cell to fill" : "\(strategy.rawValue) compares lists, and fills no cell"
    }
    return switch strategy {
    case .listConfiguration where classes.list == nil:
      "list content is an image and two texts, and \(name) has a badge, a flag and an accent"
    case .hosting where classes.hosting == nil: "\(name) has no declarative view"
    case .mutationTwin where twin == nil: "\(name) has no twin"
    default: nil
    }
  }

  /// Returns the strategies that can fill the cell, of some.
  package func fillable(by strategies: [CaseStrategy]) -> [CaseStrategy] {
    strategies.filter { refusal(of: $0) == nil }
  }

  /// Returns the class that fills the cell by a strategy.
  ///
  /// Stops for a strategy that cannot: ``refusal(of:)`` says which those are.
  public func cellClass(for strategy: CaseStrategy) -> ScenarioCell.Type {
    let cellClass: ScenarioCell.Type? =
      switch strategy {
      case .mutation, .control: classes.mutation
      case .mutationGuarded: classes.guarded
      case .mutationTwin: twin
      case .configuration: classes.configuration
      case .configurationEquatable: classes.equatable
      case .configurationDiffing: classes.diffing
      case .listConfiguration: classes.list
      case .hosting: classes.hosting
      case .replacedContentView: classes.flipping
      case .forgetful: classes.forgetful
      default: nil
      }
    guard let cellClass else {
      preconditionFailure(
        "\(strategy.rawValue) cannot fill \(name): ask refusal(of:) before making a case."
      )
    }
    return cellClass
  }
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

/// How high the rows of a cell are, and who says so.
public enum RowHeight: Sendable {
  /// Every row is as high, in points; the table is told.
  case fixed(Double)
  /// Each cell answers how high it wants to be once it is filled.
  ///
  /// Until then the table takes a row for `estimate` points. `reference` says the height that a row
  /// must come to, without any strategy's help.
  case measured(estimate: Double, reference: @Sendable (Row) -> Double)
  /// The delegate says how high each row is, by its number, when it is shown.
  ///
  /// Until then the table takes a row for `estimate` points.
  case decided(estimate: Double, height: @Sendable (Int) -> Double)

  /// The height of a row that nobody has looked at: the fixed height, or the estimate.
  public var nominal: Double {
    switch self {
    case .fixed(let height): height
    case .measured(let estimate, _), .decided(let estimate, _): estimate
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

  /// Returns the height that a row must come to, by its number and by what it holds.
  package func height(ofRow number: Int, holding row: @autoclosure () -> Row) -> Double {
    switch self {
    case .fixed(let height): height
    case .measured(_, let reference): reference(row())
    case .decided(_, let height): height(number)
    }
  }

  /// Whether rows come to their heights in the same way and begin with the same number; functions are
  /// not compared.
  func isAlike(_ other: RowHeight) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one == another
    case (.measured(let one, _), .measured(let another, _)): one == another
    case (.decided(let one, _), .decided(let another, _)): one == another
    case (.fixed, _), (.measured, _), (.decided, _): false
    }
  }
}

extension CellDesign {
  /// Stands in the place of the cell where nothing is shown; no strategy fills it.
  public static let none = CellDesign(
    name: "none",
    height: .fixed(44),
    fields: [],
    classes: .subtitle,
    twin: nil,
    reference: { _, _ in [] }
  )
}
