// SPDX-License-Identifier: Apache-2.0

/// What advice sees in a list, by the name under which the article WhatEatsAFrame tells of it.
public enum AdviceMark: String, Codable, CaseIterable, Sendable {
  case dateFormatter = "date-formatter"
  case isoDateFormatter = "iso-date-formatter"
  case numberFormatter = "number-formatter"
  case attributedString = "attributed-string"
  case regularExpression = "regular-expression"
  case jsonDecoding = "json-decoding"
  case imageScaling = "image-scaling"
  case fileReading = "file-reading"
  /// Something is done with all rows for one of them: sorting, filtering, searching.
  case modelSorting = "model-sorting"
  case heightMeasured = "height-measured"
  case estimateFarOff = "estimate-far-off"
  case contentSizeJumps = "content-size-jumps"
  case constraintsRemade = "constraints-remade"
  case layoutInFill = "layout-in-fill"
  case nestedStacks = "nested-stacks"
  case updateInLayout = "update-in-layout"
  case viewsAdded = "views-added"
  case actionAdded = "action-added"
  case gestureAdded = "gesture-added"
  case subviewsRebuilt = "subviews-rebuilt"
  case identifierPerRow = "identifier-per-row"
  case configurationFlip = "configuration-flip"
  case configurationCleared = "configuration-cleared"
  case hostingCleared = "hosting-cleared"
  case hostingType = "hosting-type"
  case reloadForOne = "reload-for-one"
  case modelAsIdentifier = "model-as-identifier"
  case snapshotReloaded = "snapshot-reloaded"
  case differenceOfAll = "difference-of-all"
  /// What no list of the suite has: cells that were never asked of the table.
  case cellsUnpooled = "cells-unpooled"
  /// Cells that were asked of the table and that no row shows.
  case cellsTakenTwice = "cells-taken-twice"
  /// Texts that are measured in fills.
  case textMeasured = "text-measured"
  /// Layers that are added in fills.
  case layerAdded = "layer-added"
  /// Constraints that are added in fills and stay.
  case constraintAdded = "constraint-added"
  /// Observers that are added in fills.
  case observerAdded = "observer-added"
  /// Rows on the screen that are filled again while nothing but the scrolling goes on.
  case reloadWhileScrolling = "reload-while-scrolling"
  /// Fills that ask for very much memory, for no reason that is told of otherwise.
  case largeFill = "large-fill"

  /// The names under which the article tells of it.
  public var names: String {
    self == .modelSorting ? "model-sorting, model-filtering, model-searching" : rawValue
  }
}

/// One thing to say of a case.
public struct AdviceRemark: Codable, Equatable, Sendable {
  /// What was seen.
  public let mark: AdviceMark
  /// The same in words, with its counts.
  public let sentence: String
}

/// What there is to say of a case.
public struct CaseAdvice: Codable, Equatable, Sendable {
  /// The case.
  public let identifier: String
  /// Whether cells were filled that had shown another row before.
  public var hasReuse = true
  /// Whether the objects of all types were counted.
  public var hasAllTypes = true
  /// What to say, the most general first.
  public var remarks: [AdviceRemark] = []
  /// Why nothing could be played, in a sentence.
  public var fault: String?

  init(_ identifier: String) { self.identifier = identifier }
}
