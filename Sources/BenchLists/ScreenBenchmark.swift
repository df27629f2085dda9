// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKit

/// Makes a screen whose table has so many rows.
public typealias ScreenMaker = @MainActor @Sendable (_ rowCount: Int) -> UIViewController

/// Has something happen to a row of a screen, as its app would.
package typealias ScreenChange =
  @MainActor @Sendable (_ screen: UIViewController, _ row: Int) ->
  Void

/// A screen to measure as it stands: a view controller whose view holds a table.
///
/// Nothing in it changes, unless its screens say what does. It is scrolled, timed, counted and profiled, and what its recycled cells show
/// is held against a second one, whose table recycles none. The table is the first one in the view of
/// the controller once that has appeared; it has at least as many rows as the closure is asked for,
/// over all sections, and keeps them while it is scrolled.
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
  /// The name in case identifiers and reports.
  public let name: String
  /// The screens, the one first that the others are compared with.
  package let screens: [Screen]
  /// Whether all screens claim to show the same.
  package private(set) var showsAlike = true
  /// The size of the window that the screens appear in.
  package private(set) var viewport = Viewport.standard

  /// One screen, whose strategy is called `screen`.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`.
  ///   - screen: makes the screen anew, for a table of so many rows.
  public init(_ name: String, screen: @escaping ScreenMaker) {
    self.name = name
    screens = [Screen("screen", make: screen)]
  }

  /// Several screens, which are compared with the first.
  public init(_ name: String, @ElementBuilder<Screen> screens: () -> [Screen]) {
    self.name = name
    self.screens = screens()
  }

  /// Says how large the window is that the screens appear in, in points; 375 x 812 unless told.
  public func viewport(width: Double, height: Double) -> ScreenBenchmark {
    var benchmark = self
    benchmark.viewport = Viewport(width: width, height: height)
    return benchmark
  }

  /// Says that the screens show a row in different ways, so that none is held against the first.
  public func showsDifferently() -> ScreenBenchmark {
    var benchmark = self
    benchmark.showsAlike = false
    return benchmark
  }
}

/// One of several screens, under the name by which it is measured and ranked.
public struct Screen: Sendable {
  /// The name in case identifiers and reports.
  public let name: String
  let make: ScreenMaker
  /// Has a row change; nil where nothing does.
  private(set) var change: ScreenChange?

  /// Names a screen.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - make: makes the screen anew, for a table of so many rows.
  public init(_ name: String, make: @escaping ScreenMaker) {
    self.name = name
    self.make = make
  }

  /// Names a screen of whose rows one changes in each frame, beside those in which it is scrolled.
  ///
  /// ```swift
  /// Screen("reconfigure") { rowCount in FeedViewController(rows: rowCount) } change: { feed, row in
  ///   feed.toggleFavorite(ofRow: row)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`; no name of a verb and no control's.
  ///   - make: makes the screen anew, for a table of so many rows.
  ///   - change: changes the model of a row that is in view and tells the table, as the app does; the number
  ///     of rows stays.
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
  /// What a row counts for until it was on the screen, in points: as high as a plain cell.
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

/// What is known of the rows of a screen: how many there are.
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

/// Rows of a screen, of which nobody knows what they hold.
private struct ScreenRows: RowContents {
  let count: Int
  var digest: UInt64 { UInt64(count) }

  /// Leaves rows as they are.
  struct Editing: ListEditing {
    func opened(_ rows: Range<Int>) -> any RowContents { ScreenRows(count: rows.count) }
    func next(after rows: any RowContents) -> any RowContents { rows }

    func joined(_ parts: [any RowContents]) -> any RowContents {
      ScreenRows(count: parts.reduce(0) { $0 + $1.count })
    }
  }
}
