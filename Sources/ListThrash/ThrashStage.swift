// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table on a screen, its source, and what carries operations out on them.
@MainActor final class ThrashStage {
  let setup: ThrashSetup
  let table: UITableView
  let source: ThrashSource
  private let window: UIWindow
  private let renderer: FrameRenderer
  var supply = RowSupply()
  /// The rows that the last operation had reloaded, by identity.
  var reloadedRows: Set<Int> = []
  /// Whether the last operation was updates that name nothing, which ask for heights again.
  var asksForHeights = false
  /// The rows that the last operation moved, with those of moved sections, by identity.
  var movedRows: Set<Int> = []
  /// The row that the last operation scrolled to.
  var target: RowPath?
  /// The highest offset before the last frame, by the heights that were known then; a range where
  /// it passed unseen.
  var loadedEnd = 0.0...0.0
  /// The offset before the last frame.
  var loadedOffset = 0.0
  /// What the last operation came to, in words.
  var words = ""

  /// Sets the table of a case up and renders its first frame.
  init(_ setup: ThrashSetup, fault: ThrashFault?) {
    self.setup = setup
    source = ThrashSource(heights: setup.heights, fault: fault)
    let frame = CGRect(origin: .zero, size: Self.size(width: setup.width, height: setup.height))
    window = UIWindow(frame: frame)
    let style: UITableView.Style =
      switch setup.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    table = UITableView(frame: frame, style: style)
    table.separatorStyle = .none
    for kind in 0..<3 {
      table.register(
        source.cellClass,
        forCellReuseIdentifier: ThrashSource.identifier(ofKind: kind)
      )
    }
    switch setup.heights {
    case .fixed: table.rowHeight = setup.standardHeight
    case .asked: table.estimatedRowHeight = 0
    case .estimated, .fitted, .constraints: table.estimatedRowHeight = setup.standardHeight
    }
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
    source.list = supply.list(setup.rowCounts)
    table.dataSource = source
    table.delegate = source
    renderer.renderFrame()
  }

  static func size(width: Int, height: Int) -> CGSize {
    CGSize(
      width: ThrashSetup.widths[width.folded(ThrashSetup.widths.count)],
      height: ThrashSetup.heightsOfTables[height.folded(ThrashSetup.heightsOfTables.count)]
    )
  }

  /// The bytes that the last frame committed.
  var committedBytes: Int { renderer.committedBytes }

  /// Renders a frame.
  func render() { renderer.renderFrame() }

  /// The row of the list that a number names, or nil of an empty list.
  func path(_ number: Int) -> RowPath? {
    let paths = source.list.paths
    return paths.isEmpty ? nil : paths[number.folded(paths.count)]
  }

  /// The row that an operation on one row names.
  func path(named operation: ThrashOperation) -> RowPath? {
    switch operation {
    case .touch(let number), .select(let number), .deselect(let number): path(number)
    default: nil
    }
  }

  /// Gives table and window another size.
  func resize(_ size: CGSize) {
    table.frame = CGRect(origin: .zero, size: size)
    window.frame = table.frame
  }

  /// A view to stand above or below all rows, of one of some heights; nil for the first.
  static func furniture(_ number: Int) -> UIView? {
    let height = [0, 50, 120.5][number.folded(3)]
    return height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  /// The text sizes that a table may have.
  static let textSizes: [UIContentSizeCategory] = [.large, .small, .extraExtraLarge]

  /// Sets the preferred text size of the window.
  func setTextSize(_ number: Int) {
    window.traitOverrides.preferredContentSizeCategory =
      Self.textSizes[number.folded(Self.textSizes.count)]
  }
}

extension RowPath {
  /// The path as the table names it.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// A path as the table names it.
  init(_ path: IndexPath) { self.init(path.section, path.row) }
}
