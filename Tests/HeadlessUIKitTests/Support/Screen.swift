// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A table on a screen that shows a model, and what it takes to render its frames.
@MainActor final class Screen {
  /// How heights come about.
  enum Heights {
    /// All rows have the table's row height.
    case fixed(Double)
    /// The delegate says each height at load.
    case asked
    /// The delegate says each height when the row appears; until then it is taken for the estimate.
    case estimated(Double)
  }

  let window: UIWindow
  let table: UITableView
  let renderer: FrameRenderer
  let source: ModelSource

  /// Sets a table up; nothing is loaded before the first frame.
  init(
    _ model: ListModel,
    size: CGSize = CGSize(width: 320, height: 440),
    style: UITableView.Style = .plain,
    heights: Heights = .fixed(44)
  ) {
    source = ModelSource(model)
    let frame = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    if style != .plain { source.model.headerHeight = 38 }
    for kind in 0..<3 {
      table.register(TrackedCell.self, forCellReuseIdentifier: ModelSource.identifier(ofKind: kind))
    }
    switch heights {
    case .fixed(let height): table.rowHeight = height
    case .asked:
      table.estimatedRowHeight = 0
      source.decidesHeights = true
    case .estimated(let height):
      table.estimatedRowHeight = height
      source.model.estimate = height
      source.decidesHeights = true
    }
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
    table.dataSource = source
    table.delegate = source
  }

  var viewport: ClosedRange<Double> {
    let top = Double(table.contentOffset.y)
    return top...top + Double(table.frame.height)
  }

  func render() { renderer.renderFrame() }

  func render(at offset: Double) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    renderer.renderFrame()
  }

  var visibleNumbers: [Int] { table.visibleCells.map { source.number(of: $0) ?? -1 } }

  var visibleTitles: [String] {
    table.visibleCells.map { ($0 as? TrackedCell)?.title.text ?? "no title" }
  }
}
