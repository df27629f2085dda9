// SPDX-License-Identifier: Apache-2.0

/// A finding of advice, by the name of its section in the article WhatEatsAFrame.
public enum AdviceMark: String, Codable, CaseIterable, Sendable {
  case dateFormatter = "date-formatter"
  case isoDateFormatter = "iso-date-formatter"
  case numberFormatter = "number-formatter"
  case attributedString = "attributed-string"
  case regularExpression = "regular-expression"
  case jsonDecoding = "json-decoding"
  case imageScaling = "image-scaling"
  case fileReading = "file-reading"
  /// Work on all rows for one of them: sorting, filtering, searching.
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
  /// Cells that were never requested from the table, which no list of the suite has.
  case cellsUnpooled = "cells-unpooled"
  /// Cells that were dequeued and that no row shows.
  case cellsTakenTwice = "cells-taken-twice"
  case textMeasured = "text-measured"
  case layerAdded = "layer-added"
  case constraintAdded = "constraint-added"
  case observerAdded = "observer-added"
  /// Rows on the screen that are filled again by scrolling alone.
  case reloadWhileScrolling = "reload-while-scrolling"
  /// Fills that ask for very much memory, without another finding that explains it.
  case largeFill = "large-fill"

  /// The section names in the article.
  public var names: String {
    self == .modelSorting ? "model-sorting, model-filtering, model-searching" : rawValue
  }
}

extension AdviceMark {
  /// Returns this finding as the only one, with its counts in a sentence.
  func remark(_ sentence: String) -> [AdviceRemark] {
    [AdviceRemark(mark: self, sentence: sentence)]
  }
}

public struct AdviceRemark: Codable, Equatable, Sendable {
  public let mark: AdviceMark
  public let sentence: String
}

public struct CaseAdvice: Codable, Equatable, Sendable {
  public let identifier: String
  /// True if cells were filled that had shown another row before.
  public var hasReuse = true
  /// True if the objects of all types were counted.
  public var hasAllTypes = true
  /// The findings, the most general first.
  public var remarks: [AdviceRemark] = []
  /// The reason why nothing could be played, in a sentence.
  public var fault: String?

  init(_ identifier: String) { self.identifier = identifier }
}
