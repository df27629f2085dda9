// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A table of very many sections of one row, for what loading them costs.
@MainActor final class SectionScreen: NSObject, UITableViewDataSource {
  /// The table.
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
  private let sectionCount: Int

  /// Sets up a table over so many sections; nothing is loaded before the first look.
  init(sectionCount: Int) {
    self.sectionCount = sectionCount
    super.init()
    table.rowHeight = 44
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
