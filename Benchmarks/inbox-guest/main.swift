// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import SwiftUI
import UIKit

BenchmarkTool.main {
  ListBenchmark("inbox", rows: Message.samples) {
    Strategy("mutation", cell: InboxCell.self) { cell, message in cell.show(message) }
    Strategy("configuration") { cell, message in
      cell.contentConfiguration = InboxConfiguration(message: message)
    }
    Strategy("hosting") { cell, message in
      cell.contentConfiguration = UIHostingConfiguration { MessageRow(message: message) }
    }
  }
  .rowHeight(.fixed(64))
  .field("subject", \.subject)
  .field("sender", \.sender)
  .field("isUnread", \.isUnread)
  .showsDifferently()
  ScreenBenchmark("settings") { rowCount in SettingsViewController(rows: rowCount) }
}
