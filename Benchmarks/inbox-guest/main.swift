// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

BenchmarkTool.main {
  ListBenchmark("inbox", rows: Message.samples) {
    Strategy("mutation", cell: InboxCell.self) { cell, message in cell.show(message) }
    Strategy("configuration") { cell, message in
      cell.contentConfiguration = InboxConfiguration(message: message)
    }
    Strategy("list-content") { cell, message in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.subject
      content.secondaryText = message.sender
      cell.contentConfiguration = content
    }
  }
  .rowHeight(.fixed(64))
  .field("subject", \.subject)
  .field("sender", \.sender)
  .field("isUnread", \.isUnread)
  .showsDifferently()
}
