// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKit

/// Makes a screen whose table has so many rows.
public typealias ScreenMaker = @MainActor @Sendable (_ rowCount: Int) -> UIViewController

/// Changes a row of a screen, as its app would.
package typealias ScreenChange =
  @MainActor @Sendable (_ screen: UIViewController, _ row: Int) ->
  Void

/// A screen to measure as it stands: a view controller whose view holds a table.
///
/// It is scrolled, timed, counted and profiled, and changed only by the `change` of its ``Screen``; its recycled cells
/// are compared with a second one, whose table recycles none. The table is the first one in the view of the controller
/// once that has appeared; it has at least as many rows as the closure is asked for, over all sections, and keeps them
/// while it is scrolled.
///
/// ```swift
/// ScreenBenchmark("settings") { rowCount in SettingsViewController(rows: rowCount) }
/// ```
///
/// Two screens are two strategies:
///
/// ```swift
/// ScreenBenchmark("settings") {
///   Screen("classic") { rowCount in ClassicSettingsViewController(rows: rowCount) }
///   Screen("modern") { rowCount in SettingsViewController(rows: rowCount) }
/// }
/// ```
public struct ScreenBenchmark: Sendable {
  public let name: String
  /// The screens, the baseline first.
  package let screens: [Screen]
  package private(set) var showsAlike = true
  package private(set) var viewport = Viewport.standard

  /// One screen, whose strategy is called `screen`.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`.
  ///   - screen: makes a new screen, for a table of so many rows.
  public init(_ name: String, screen: @escaping ScreenMaker) {
    self.name = name
    screens = [Screen("screen", make: screen)]
  }

  /// Several screens, which are compared with the first.
  public init(_ name: String, @ElementBuilder<Screen> screens: () -> [Screen]) {
    self.name = name
    self.screens = screens()
  }

  /// Sets the size of the window in points, 375 x 812 by default.
  public func viewport(width: Double, height: Double) -> ScreenBenchmark {
    modified(self) { $0.viewport = Viewport(width: width, height: height) }
  }

  /// Declares that the screens show a row in different ways, so that they are not compared with the first.
  public func showsDifferently() -> ScreenBenchmark { modified(self) { $0.showsAlike = false } }
}

/// One of several screens, under the name by which it is measured and ranked.
public struct Screen: Sendable {
  public let name: String
  let make: ScreenMaker
  private(set) var change: ScreenChange?

  /// Names a screen.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - make: makes a new screen, for a table of so many rows.
  public init(_ name: String, make: @escaping ScreenMaker) {
    self.name = name
    self.make = make
  }

  /// Names a screen that also has frames in which one of its rows changes.
  ///
  /// ```swift
  /// Screen("reconfigure") { rowCount in FeedViewController(rows: rowCount) } change: { feed, row in
  ///   feed.toggleFavorite(ofRow: row)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - make: makes a new screen, for a table of so many rows.
  ///   - change: changes the model of a row in view and tells the table, as the app does; the number of rows stays.
  public init<Controller: UIViewController>(
    _ name: String,
    make: @escaping @MainActor @Sendable (_ rowCount: Int) -> Controller,
    change: @escaping @MainActor @Sendable (_ screen: Controller, _ row: Int) -> Void
  ) {
    self.init(name) { make($0) }
    self.change = { screen, row in
      guard let screen = screen as? Controller else { return }
      change(screen, row)
    }
  }
}

extension ScreenBenchmark: ListDefinition {
  /// The assumed height of a row that was not on the screen, that of a plain cell.
  package var rowHeight: ListRowHeight { .automatic(estimate: 44) }
  package var sourceCount: Int { .max }
  package var fieldNames: [(name: String, kind: WriteKind?)] { [] }
  package var hasReference: Bool { false }
  package var referenceWay: ListWay? { nil }

  package var ways: [ListWay] {
    screens.map { screen in
      ListWay(
        name: screen.name,
        cellClass: UITableViewCell.self,
        makesViewsInFill: true,
        isControl: false,
        isShownByOtherMeans: false,
        makeScreen: screen.make,
        changeScreen: screen.change
      )
    }
  }

  @MainActor package func content(rowCount: Int) -> any ListContent {
    ScreenContent(rowCount: rowCount)
  }

  package func editing(_ edit: ListEdit, seed: UInt64) -> any ListEditing { ScreenRows.Editing() }
}

@MainActor private final class ScreenContent: ListContent {
  let order: RowOrder

  init(rowCount: Int) { order = RowOrder(sourceCount: rowCount) }

  // Nothing edits the rows of a screen: it has no field that could change.
  func show(_ rows: any RowContents, from first: Int) {}
  func replace(_ item: Int, with rows: any RowContents, at position: Int) {}

  func binding(by strategy: String) -> CellBinding? { nil }
  func referenceFill() -> CellFill? { nil }
  func find(_ index: Int) -> Int? { index }
  func referenceHeight(ofRow index: Int) -> Double? { nil }
  func reference(ofRow index: Int, _ size: CGSize) -> [ReferenceElement]? { nil }
}

private struct ScreenRows: RowContents {
  let count: Int
  var digest: UInt64 { UInt64(count) }

  struct Editing: ListEditing {
    func opened(_ rows: Range<Int>) -> any RowContents { ScreenRows(count: rows.count) }
    func next(after rows: any RowContents) -> any RowContents { rows }

    func joined(_ parts: [any RowContents]) -> any RowContents {
      ScreenRows(count: parts.reduce(0) { $0 + $1.count })
    }
  }
}
