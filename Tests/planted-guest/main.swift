// SPDX-License-Identifier: Apache-2.0

import Foundation
import ReuseBench
import UIKit

// A list whose strategies forget one thing each, and others that forget nothing: what the fresh-cell
// oracle has to find, and what it must not. The lists behind it end the process that plays them, or keep
// it for ever, or for long.
if Broken.printsFirst { FileHandle.standardOutput.write(Data("the main file prints\n".utf8)) }
if Broken.registersNothing { BenchmarkTool.main {} }
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
  ListBenchmark("broken", rows: Mail.samples) {
    Strategy("right", cell: MailCell.self) { cell, mail in cell.show(mail) }
    Strategy("traps", cell: MailCell.self) { _, mail in Broken.trap(mail) }
    Strategy("never-returns", cell: MailCell.self) { _, mail in Broken.neverReturn(mail) }
    Strategy("exits", cell: MailCell.self) { _, mail in Broken.exitQuietly(mail) }
    Strategy("prints", cell: MailCell.self) { cell, mail in
      print("shows \(mail.number)")
      cell.show(mail)
    }
  }
  .rowHeight(.fixed(60))
  .field("subject", \.subject)
  ListBenchmark("broken-baseline", rows: Mail.samples) {
    Strategy("traps", cell: MailCell.self) { _, mail in Broken.trap(mail) }
    Strategy("right", cell: MailCell.self) { cell, mail in cell.show(mail) }
    Strategy("right-guarded", cell: GuardedMailCell.self) { cell, mail in cell.show(mail) }
  }
  .rowHeight(.fixed(60))
  ListBenchmark("broken-rows", rowCount: 120, row: Broken.row) {
    Strategy("right", cell: MailCell.self) { cell, mail in cell.show(mail) }
  }
  .rowHeight(.fixed(60))
  ListBenchmark("slow", rows: Mail.samples) {
    Strategy("sleeps", cell: MailCell.self) { cell, mail in
      usleep(3_000)
      cell.show(mail)
    }
  }
  .rowHeight(.fixed(60))
}
