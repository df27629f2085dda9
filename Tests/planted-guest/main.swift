// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

// A list whose strategies forget one thing each, and others that forget nothing: what the fresh-cell
// oracle has to find, and what it must not.
BenchmarkTool.main {
  ListBenchmark("mail", rows: Mail.samples) {
    Strategy("right", cell: MailCell.self) { cell, mail in cell.show(mail) }
    for mistake in Mistake.allCases {
      Strategy(mistake.rawValue, cell: MailCell.self) { cell, mail in
        cell.show(mail, forgetting: mistake)
      }
    }
    Strategy("right-guarded", cell: GuardedMailCell.self) { cell, mail in cell.show(mail) }
    Strategy("right-prepared", cell: PreparedMailCell.self) { cell, mail in cell.show(mail) }
    Strategy("right-lazy", cell: LazyMailCell.self) { cell, mail in cell.show(mail) }
    Strategy("right-late", cell: MailCell.self) { cell, mail in cell.showLate(mail, isChecked: true)
    }
    Strategy("right-configuration") { cell, mail in
      cell.contentConfiguration = MailConfiguration(mail: mail)
      cell.accessoryType = mail.isThread ? .disclosureIndicator : .none
    }
    Strategy("late-image", cell: MailCell.self) { cell, mail in
      cell.showLate(mail, isChecked: false)
    }
  }
  .rowHeight(.fixed(60))
  .field("subject", \.subject)
  ScreenBenchmark("forum") {
    Screen("right") { rowCount in ForumViewController(rows: rowCount) }
    for mistake in ForumViewController.Mistake.allCases {
      Screen(mistake.rawValue) { rowCount in
        ForumViewController(rows: rowCount, mistake: mistake)
      }
    }
  }
  .showsDifferently()
}
