// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table on a screen with its source, and the operations on them.
@MainActor final class ThrashStage {
  let setup: ThrashSetup
  let table: UITableView
  let source: ThrashSource
  private let window: UIWindow
  private let renderer: FrameRenderer
  var supply = RowSupply()
  /// The rows reloaded by the last operation, by identity.
  var reloadedRows: Set<Int> = []
  /// True if the last operation was an empty batch, which asks for heights again.
  var asksForHeights = false
  /// The rows moved by the last operation, alone or with their sections, by identity.
  var movedRows: Set<Int> = []
  var target: RowPath?
  /// The highest offset before the last frame, by the heights known then; a range where unknown.
  var loadedEnd = 0.0...0.0
  var loadedOffset = 0.0
  var words = ""

  /// Sets up the table of a case and renders its first frame.
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

  var committedBytes: Int { renderer.committedBytes }

  func render() { renderer.renderFrame() }

  /// Returns the row that a number names, or nil in an empty list.
  func path(_ number: Int) -> RowPath? {
    let paths = source.list.paths
    return paths.isEmpty ? nil : paths[number.folded(paths.count)]
  }

  func path(named operation: ThrashOperation) -> RowPath? {
    switch operation {
    case .touch(let number), .select(let number), .deselect(let number): path(number)
    default: nil
    }
  }

  func resize(_ size: CGSize) {
    table.frame = CGRect(origin: .zero, size: size)
    window.frame = table.frame
  }

  /// Returns a view to stand above or below all rows; nil for the first height.
  static func furniture(_ number: Int) -> UIView? {
    let height = [0, 50, 120.5][number.folded(3)]
    return height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  static let textSizes: [UIContentSizeCategory] = [.large, .small, .extraExtraLarge]

  func setTextSize(_ number: Int) {
    window.traitOverrides.preferredContentSizeCategory =
      Self.textSizes[number.folded(Self.textSizes.count)]
  }
}

extension RowPath {
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  init(_ path: IndexPath) { self.init(path.section, path.row) }
}
