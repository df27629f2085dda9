// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A table of classic cells on a screen, and what its delegate and data source were told.
@MainActor final class ClassicStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(0, 0, 320, 480))
  let table: UITableView
  let renderer: FrameRenderer
  var rowCounts: [Int]
  var log: [String] = []
  /// The rows that may not be highlighted, edited or indented.
  var refused: Set<IndexPath> = []
  var editingStyle = UITableViewCell.EditingStyle.delete
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  private let style: UITableViewCell.CellStyle
  private let fill: (UITableViewCell, IndexPath) -> Void

  init(
    _ rowCounts: [Int] = [10],
    style: UITableView.Style = .plain,
    cells: UITableViewCell.CellStyle = .default,
    rowHeight: CGFloat = 44,
    fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.rowCounts = rowCounts
    self.style = cells
    self.fill = fill
    table = UITableView(frame: CGRect(0, 0, 320, 480), style: style)
    table.rowHeight = rowHeight
    renderer = FrameRenderer(root: window)
    super.init()
    window.addSubview(table)
    table.dataSource = self
    table.delegate = self
    renderer.renderFrame()
  }

  func render() { renderer.renderFrame() }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell {
    table.cellForRow(at: [section, row]) ?? UITableViewCell()
  }

  func tap(row: Int, section: Int = 0, x: CGFloat = 100) {
    let rect = table.rectForRow(at: [section, row])
    window.tap(at: CGPoint(x, rect.midY - table.contentOffset.y))
  }

  func glyphs(of cell: UITableViewCell) -> [CellGlyph.Kind] {
    cell.subviews.compactMap { $0 as? CellGlyph }.filter { !$0.isHidden }.map(\.kind)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: style, reuseIdentifier: "cell")
    fill(cell, indexPath)
    return cell
  }

  func tableView(_: UITableView, canEditRowAt path: IndexPath) -> Bool { !refused.contains(path) }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    editingStyle
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("may highlight \(indexPath.row)")
    return !refused.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return refused.contains(indexPath) ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("details \(indexPath.row)")
  }
}
