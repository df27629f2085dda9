// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell of the suite: its name, its size, its fields, and a class for each strategy.
public struct CellDesign: Sendable {
  /// The name on the command line and in case identifiers.
  public let name: String
  /// How high rows are.
  public let height: RowHeight
  /// The attributes of a row that the cell shows; each reaches one setter.
  public let fields: [RowField]
  /// The classes that fill the cell.
  let classes: Classes
  /// Says what a cell must show for a row, without any strategy's help.
  let reference: @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]

  /// The height of a row that nobody has looked at, in points.
  public var rowHeight: Double { height.nominal }

  /// Returns the fields of a kind.
  public func fields(of kind: FieldChange.Kind) -> [RowField] {
    switch kind {
    case .all: fields
    case .text: fields.filter(\.isText)
    case .nonText: fields.filter { !$0.isText }
    }
  }

  /// All cells of the suite.
  public static let all: [CellDesign] = [.subtitle, .news, .card, .message, .heavy]

  /// Returns the cell of a name.
  public static func named(_ name: String) -> CellDesign? {
    all.first { $0.name == name }
  }

  /// Returns the class that fills the cell by a strategy.
  public func cellClass(for strategy: Strategy) -> ScenarioCell.Type {
    switch strategy {
    case .mutation, .mutationAgain, .noReuse, .uniqueIdentifier, .linearLookup: classes.mutation
    case .mutationGuarded: classes.guarded
    case .configuration: classes.configuration
    case .configurationDiffing: classes.diffing
    case .replacedContentView: classes.flipping
    case .forgetful: classes.forgetful
    }
  }
}

extension CellDesign: Hashable {
  /// Whether two designs go by one name, as on the command line.
  public static func == (one: CellDesign, other: CellDesign) -> Bool {
    one.name == other.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
