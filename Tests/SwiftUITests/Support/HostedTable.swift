// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI

/// A table on a screen whose rows are hosted views.
@MainActor final class HostedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  private let renderer: FrameRenderer
  private let fill: (UITableViewCell, Int) -> Void
  private let count: Int
  private(set) var selected: [Int] = []

  /// Shows rows, each filled by a function.
  init(count: Int, fill: @escaping (UITableViewCell, Int) -> Void) {
    table = UITableView(frame: window.bounds, style: .plain)
    renderer = FrameRenderer(root: window)
    self.count = count
    self.fill = fill
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    render()
  }

  /// Shows rows of views.
  convenience init<Content: View>(count: Int, @ViewBuilder row: @escaping (Int) -> Content) {
    self.init(count: count) { cell, position in
      cell.contentConfiguration = UIHostingConfiguration { row(position) }
    }
  }

  func render() {
    renderer.renderFrame()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  /// The texts of a row, back to front.
  func texts(_ row: Int) -> [String] {
    cell(row).map { Self.texts(in: $0.contentView) } ?? []
  }

  /// The cell of a row on the screen.
  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// The texts of the labels below a view, back to front.
  static func texts(in view: UIView) -> [String] {
    var texts: [String] = []
    if let label = view as? UILabel, let text = label.text { texts.append(text) }
    return view.subviews.reduce(texts) { $0 + Self.texts(in: $1) }
  }

  /// The first view of a type below a row's content.
  func find<Found: UIView>(_ type: Found.Type, in row: Int) -> Found? {
    var views = cell(row).map { [$0.contentView] } ?? []
    while let view = views.first {
      views.removeFirst()
      if let found = view as? Found { return found }
      views += view.subviews
    }
    return nil
  }

  /// Taps on the first label of a text in a row, and renders.
  func tap(_ text: String, in row: Int) {
    var views = cell(row).map { [$0.contentView] } ?? []
    while let view = views.first {
      views.removeFirst()
      if (view as? UILabel)?.text == text { window.tap(view) }
      views += view.subviews
    }
    render()
  }

  /// What a row shows, without the table's separator.
  func elements(_ row: Int) -> [VisibleElement] {
    cell(row).map { Self.elements($0) } ?? []
  }

  /// What a cell shows, without the table's separator.
  static func elements(_ cell: UITableViewCell) -> [VisibleElement] {
    var inspector = CellInspector()
    return inspector.elements(of: cell)
      .filter { element in
        if case .fill = element.content { return element.frame.height > 0.5 }
        return true
      }
  }
}
