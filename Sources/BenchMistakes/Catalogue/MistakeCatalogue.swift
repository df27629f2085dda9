// SPDX-License-Identifier: Apache-2.0

/// The well-known mistakes of lists in apps, each with its fix and its source.
@MainActor package enum MistakeCatalogue {
  /// All mistakes, in the order in which the suite plays them.
  package static let all: [Mistake] =
    formatting + loading + models + heights + layouts + growing + configurations + updates

  private static let formatting = [
    Mistake(
      DateLists.formatter,
      "makes a DateFormatter in each fill",
      cure: "keep one formatter",
      source: "Data Formatting Guide: Cache Formatters for Efficiency"
    ),
    Mistake(
      DateLists.reader,
      "makes an ISO8601DateFormatter in each fill",
      cure: "keep one formatter, or read dates when they come",
      source: "Data Formatting Guide: Cache Formatters for Efficiency"
    ),
    Mistake(
      NumberLists.formatter,
      "makes a NumberFormatter in each fill",
      cure: "keep one formatter, or a FormatStyle",
      source: "WWDC21 10109: What's new in Foundation"
    ),
    Mistake(
      MessageLists.attributed,
      "builds an attributed text in each fill",
      cure: "build it once, with the row",
      source: "WWDC18 202: What's New in Cocoa Touch"
    ),
    Mistake(
      MessageLists.expression,
      "compiles a regular expression in each fill",
      cure: "keep the expression",
      source: "NSRegularExpression, Foundation reference"
    ),
  ]

  private static let loading = [
    Mistake(
      DecodedLists.json,
      "decodes JSON in each fill",
      cure: "decode when it comes",
      source: "WWDC18 202: What's New in Cocoa Touch"
    ),
    Mistake(
      PhotoLists.scaling,
      "scales a photo down in each fill",
      cure: "prepare a thumbnail once",
      source: "WWDC21 10252: Make blazing fast lists and collection views"
    ),
    Mistake(
      NoteLists.reading,
      "reads a file in each fill",
      cure: "read it once, ahead of the row",
      source: "Improving app responsiveness, Xcode documentation"
    ),
  ]

  private static let models = [
    Mistake(
      ContactScreens.sorting,
      "sorts the model for each row",
      cure: "sort when the model changes",
      source: "WWDC18 202: What's New in Cocoa Touch"
    ),
    Mistake(
      ContactScreens.filtering,
      "filters the model for each row",
      cure: "filter when the model changes",
      source: "WWDC18 202: What's New in Cocoa Touch"
    ),
    Mistake(
      ContactScreens.searching,
      "searches the model for each row",
      cure: "keep a dictionary by identifier",
      source: "WWDC21 10252: Make blazing fast lists and collection views"
    ),
  ]

  private static let heights = [
    Mistake(
      LetterScreens.measuring,
      "measures texts in heightForRowAt",
      cure: "keep the heights, or let cells size themselves",
      source: "Estimating the height of a table's scrolling area, UIKit documentation"
    ),
    Mistake(
      LetterScreens.estimates,
      "takes rows for a tenth of their height",
      cure: "estimate what rows come to",
      source: "Estimating the height of a table's scrolling area, UIKit documentation"
    ),
    Mistake(
      CardScreens.jumping,
      "has one estimate for rows of two kinds",
      cure: "estimate each kind",
      source: "Estimating the height of a table's scrolling area, UIKit documentation"
    ),
  ]

  private static let layouts = [
    Mistake(
      ReminderLists.constraints,
      "makes constraints anew in each fill",
      cure: "make both sets once, and activate one",
      source: "WWDC18 220: High Performance Auto Layout"
    ),
    Mistake(
      ReminderLists.layout,
      "calls layoutIfNeeded in each fill",
      cure: "leave layout to the frame",
      source: "Table View Programming Guide for iOS: Cells and Table View Performance"
    ),
    Mistake(
      StatusLists.stacks,
      "nests stacks three deep",
      cure: "place views where their places are known",
      source: "WWDC18 220: High Performance Auto Layout"
    ),
    Mistake(
      StateLists.update,
      "asks for an update in layoutSubviews",
      cure: "ask where the state changes",
      source: "setNeedsUpdateConfiguration(), UIKit reference"
    ),
  ]

  private static let growing = [
    Mistake(
      GrowingLists.views,
      "adds a view in each fill",
      cure: "add it once",
      source: "Table View Programming Guide for iOS: Cells and Table View Performance"
    ),
    Mistake(
      GrowingLists.actions,
      "adds an action in each fill",
      cure: "give it an identifier, or add it once",
      source: "addAction(_:for:), UIKit reference"
    ),
    Mistake(
      GrowingLists.gestures,
      "adds a gesture recognizer in each fill",
      cure: "add it once",
      source: "addGestureRecognizer(_:), UIKit reference"
    ),
    Mistake(
      TagLists.rebuilt,
      "makes subviews anew in each fill",
      cure: "keep them, and hide what is not needed",
      source: "Table View Programming Guide for iOS: Cells and Table View Performance"
    ),
  ]

  private static let configurations = [
    Mistake(
      IdentifierScreens.numbered,
      "has an identifier for each row",
      cure: "one identifier for each kind of cell",
      source: "dequeueReusableCell(withIdentifier:for:), UIKit reference"
    ),
    Mistake(
      IdentifierScreens.flipping,
      "flips the type of a configuration",
      cure: "one identifier for each type",
      source: "WWDC20 10027: Modern cell configuration"
    ),
    Mistake(
      ClearedLists.content,
      "clears a configuration in prepareForReuse",
      cure: "set the next one over it",
      source: "prepareForReuse(), UIKit reference"
    ),
    Mistake(
      ClearedLists.hosting,
      "clears a hosting configuration in prepareForReuse",
      cure: "set the next one over it",
      source: "prepareForReuse(), UIKit reference"
    ),
    Mistake(
      ClearedLists.types,
      "hosts views of changing types",
      cure: "one type, whose values change",
      source: "WWDC21 10022: Demystify SwiftUI"
    ),
  ]

  private static let updates = [
    Mistake(
      FeedScreens.reload,
      "reloads the table for one row",
      cure: "reconfigure the row",
      source: "WWDC21 10252: Make blazing fast lists and collection views"
    ),
    Mistake(
      SnapshotScreens.models,
      "has whole models in snapshots",
      cure: "have their identifiers there",
      source: "WWDC21 10252: Make blazing fast lists and collection views"
    ),
    Mistake(
      SnapshotScreens.reload,
      "reloads a snapshot of which one row moved",
      cure: "apply it",
      source: "applySnapshotUsingReloadData(_:), UIKit reference"
    ),
    Mistake(
      SnapshotScreens.difference,
      "applies a snapshot of which all rows are new",
      cure: "reload it",
      source: "applySnapshotUsingReloadData(_:), UIKit reference"
    ),
  ]
}
