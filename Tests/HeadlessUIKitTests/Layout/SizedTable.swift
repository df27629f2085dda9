// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table of 300 x 200 points whose rows size themselves.
@MainActor final class SizedTable: NSObject, UITableViewDataSource {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let renderer: FrameRenderer
  private let rows: Int
  private let build: (UITableViewCell) -> Void
  private let fill: (UITableViewCell, Int) -> Void
  private var built: Set<ObjectIdentifier> = []

  init(
    rows: Int = 50,
    build: @escaping (UITableViewCell) -> Void,
    fill: @escaping (UITableViewCell, Int) -> Void = { _, _ in }
  ) {
    self.rows = rows
    self.build = build
    self.fill = fill
    renderer = FrameRenderer(root: view)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
  }

  func render() { renderer.renderFrame() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if built.insert(ObjectIdentifier(cell)).inserted { build(cell) }
    fill(cell, indexPath.row)
    return cell
  }
}
