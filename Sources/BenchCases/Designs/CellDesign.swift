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
  public func refusal(of strategy: Strategy) -> String? {
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
  package func fillable(by strategies: [Strategy]) -> [Strategy] {
    strategies.filter { refusal(of: $0) == nil }
  }

  /// Returns the class that fills the cell by a strategy.
  ///
  /// Stops for a strategy that cannot: ``refusal(of:)`` says which those are.
  public func cellClass(for strategy: Strategy) -> ScenarioCell.Type {
    let cellClass: ScenarioCell.Type? =
      switch strategy {
      case .mutation, .mutationAgain, .noReuse, .zeroPool, .uniqueIdentifier, .linearLookup,
        .flatOffsets, .quadraticOffsets:
        classes.mutation
      case .mutationGuarded: classes.guarded
      case .mutationTwin: twin
      case .configuration: classes.configuration
      case .configurationEquatable: classes.equatable
      case .configurationDiffing: classes.diffing
      case .listConfiguration: classes.list
      case .hosting: classes.hosting
      case .replacedContentView: classes.flipping
      case .forgetful: classes.forgetful
      case .listDiff, .standardDifference, .snapshot: nil
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
