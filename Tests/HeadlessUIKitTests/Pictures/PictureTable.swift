// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A table whose rows are made by closures, high enough to show all of them in one picture.
@MainActor final class PictureTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A row: how its cell is made, and what is done to the cell once it is on the screen.
  @MainActor struct Row {
    var height = UITableView.automaticDimension
    let make: () -> UITableViewCell
    var after: (UITableViewCell) -> Void = { _ in }
  }

  @MainActor struct Section {
    let caption: String
    var rows: [Row]
  }

  private let sections: [Section]
  let window: UIWindow
  let table: UITableView

  init(_ sections: [Section], style: UITableView.Style = .plain, width: CGFloat = 375) {
    self.sections = sections
    let frame = CGRect(0, 0, width, 4000)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    super.init()
    window.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func picture() -> String {
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
      sections[path.section].rows[path.row].after(cell)
    }
    renderer.renderFrame()
    let height = table.contentSize.height
    window.frame.size.height = height
    table.frame.size.height = height
    table.contentOffset = .zero
    renderer.renderFrame()
    return svg(of: window)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].make()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].caption
  }
}
