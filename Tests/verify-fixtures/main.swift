// SPDX-License-Identifier: Apache-2.0

import Foundation
import ReuseBench
import UIKit

// Lists and screens for tests of `verify` and `advise`, and scenes of the main queue.
switch Broken.request {
case "nothing": BenchmarkTool.main {}
case "advice":
  // Lists and screens as apps have them, each with a mistake and without: what `advise` has to report, and
  // where it must report nothing. They were written before the rules.
  BenchmarkTool.main {
    for list in ShopLists.all { list }
    for list in MessengerLists.all { list }
    for list in CellLists.all { list }
    for screen in LibraryScreens.all { screen }
    for screen in RunningScreens.all { screen }
    for list in TravelLists.all { list }
    for screen in TravelScreens.all { screen }
  }
case "main-queue": Probe.main()
case "prints": FileHandle.standardOutput.write(Data("the main file prints\n".utf8))
default: break
}

// A list whose strategies forget one thing each, and others that forget nothing: what `verify` has to find,
// and what it must not. The lists after it end the process that plays them, or block it for ever, or for long.
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
