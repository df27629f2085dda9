// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) package import HeadlessUIKit
import UIKit

/// A user's screen in a window, and its table, whose rows are numbered through over all sections.
@MainActor package final class PlayedScreen {
  private let controller: UIViewController
  /// The table; an empty one if the screen cannot be played.
  package let table: UITableView
  let fault: Fault?
  private let starts: [Int]

  struct Fault {
    let found: String
    let expected: String
    /// The fault and its remedy.
    let sentence: String
  }

  /// Shows a screen in a window, and waits for its rows if it fetches them.
  init(_ make: ScreenMaker, in window: UIWindow, rowCount: Int) {
    let controller = make(rowCount)
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let found = Self.table(of: controller, in: window)
    let starts = found.map { Self.starts(of: $0, reaching: rowCount, controller) } ?? [0]
    fault = Self.fault(of: controller, found, starts[starts.count - 1], rowCount)
    if let found, fault == nil {
      table = found
      self.starts = starts
    } else {
      table = UITableView(frame: window.frame, style: .plain)
      self.starts = [0]
    }
  }

  func change(_ row: Int, by change: ScreenChange) { change(controller, row) }

  var rowCount: Int { starts[starts.count - 1] }

  var currentRowCount: Int {
    let starts = Self.starts(of: table)
    return starts[starts.count - 1]
  }

  func path(ofRow row: Int) -> IndexPath {
    // The last section that begins at the row or before it, past those without a row.
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return IndexPath(row: row - starts[low], section: low)
  }

  func row(at path: IndexPath) -> Int { starts[min(path.section, starts.count - 1)] + path.row }

  /// Returns the upper edge of a row, as far as the table knows the rows above it; 0 without rows.
  func minY(ofRow row: Int) -> Double {
    guard rowCount > 0 else { return 0 }
    return Double(table.rectForRow(at: path(ofRow: min(row, rowCount - 1))).minY)
  }

  /// The wait for fetched rows, in milliseconds.
  private static let patience = 100
  /// The screens that were waited for in vain, by class and row count, so that nobody waits a second time.
  private static var hopeless: Set<String> = []

  /// Returns the first rows of the sections, once there are as many rows as asked for, or after the wait.
  private static func starts(
    of table: UITableView,
    reaching rowCount: Int,
    _ controller: UIViewController
  ) -> [Int] {
    var starts = starts(of: table)
    let key = "\(type(of: controller)) \(rowCount) \(starts[starts.count - 1])"
    guard starts[starts.count - 1] < rowCount, let work = ListCatalogue.queuedWork,
      !hopeless.contains(key)
    else { return starts }
    for _ in 0..<patience where starts[starts.count - 1] < rowCount {
      usleep(1_000)
      // Faults of this work are reported elsewhere.
      _ = work.drain()
      starts = Self.starts(of: table)
    }
    if starts[starts.count - 1] < rowCount { hopeless.insert(key) }
    return starts
  }

  private static func starts(of table: UITableView) -> [Int] {
    guard table.dataSource != nil else { return [0] }
    var starts = [0]
    for section in 0..<table.numberOfSections {
      starts.append(starts[section] + table.numberOfRows(inSection: section))
    }
    return starts
  }

  /// Returns the first table of a controller's view, breadth first; if there is none yet, after a layout.
  private static func table(of controller: UIViewController, in window: UIWindow) -> UITableView? {
    if let table = firstTable(in: controller.view) { return table }
    window.layoutIfNeeded()
    return firstTable(in: controller.view)
  }

  private static func firstTable(in root: UIView) -> UITableView? {
    var views = [root]
    while !views.isEmpty {
      if let table = views.lazy.compactMap({ $0 as? UITableView }).first { return table }
      views = views.flatMap(\.subviews)
    }
    return nil
  }

  private static func fault(
    of controller: UIViewController,
    _ table: UITableView?,
    _ found: Int,
    _ rowCount: Int
  ) -> Fault? {
    let name = "\(type(of: controller))"
    guard let table else {
      return Fault(
        found: "no table",
        expected: "a table",
        sentence:
          "the view of \(name) holds no table when it has appeared; a screen is measured by the"
          + " first UITableView in it"
      )
    }
    guard table.dataSource != nil else {
      return Fault(
        found: "no data source",
        expected: "a data source",
        sentence:
          "the table of \(name) has no data source when it has appeared; set it in viewDidLoad"
      )
    }
    guard found < rowCount else { return nil }
    return Fault(
      found: "\(found) rows",
      expected: "\(rowCount) rows",
      sentence: "the table of \(name) has \(found) rows when it has appeared, and was asked for"
        + " \(rowCount); make as many as the closure is given"
        + (found > 0 ? ", or give --rows \(found)" : "")
    )
  }
}

/// The distances between rows of a screen, from a screen of its own that is scrolled to each part.
@MainActor final class ScreenHeights {
  private let screen: PlayedScreen
  private let window: UIWindow
  private let renderer: FrameRenderer
  private var known: [Int: Double] = [:]
  /// The height of a row that no table shows: that of a plain cell.
  private static let plainHeight = 44.0

  init(_ make: ScreenMaker, rowCount: Int, viewport: Viewport = .standard) {
    window = UIWindow(frame: viewport.frame)
    screen = PlayedScreen(make, in: window, rowCount: rowCount)
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
  }

  /// Returns the distance from a row's upper edge to the next one's, with whatever lies between sections; the height of
  /// the last row.
  func height(ofRow row: Int) -> Double {
    if let height = known[row] { return height }
    guard row < screen.rowCount else { return Self.plainHeight }
    let table = screen.table
    table.scrollToRow(at: screen.path(ofRow: row), at: .top, animated: false)
    renderer.renderFrame()
    table.forEachVisibleRow { path, cell in
      let shown = screen.row(at: path)
      known[shown] =
        shown + 1 < screen.rowCount
        ? screen.minY(ofRow: shown + 1) - Double(cell.frame.minY) : Double(cell.frame.height)
    }
    if let height = known[row] { return height }
    // A row that no scrolling brings in, such as one of no height, has the table's estimate.
    let height = Double(table.rectForRow(at: screen.path(ofRow: row)).height)
    known[row] = height
    return height
  }
}
