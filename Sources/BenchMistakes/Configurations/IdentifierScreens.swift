// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

/// A screen of people and headlines, by two kinds of configuration.
private class MixedViewController: UITableViewController {
  private let people: [Colleague]

  init(rows rowCount: Int) {
    people = (0..<rowCount).map(Colleague.sample)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = ItemCell.rowHeight
    for identifier in identifiers {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
  }

  var identifiers: [String] { ["person", "headline"] }

  func identifier(ofRow row: Int) -> String { isHeadline(row) ? "headline" : "person" }

  final func isHeadline(_ row: Int) -> Bool { row % 3 == 0 }

  final override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    people.count
  }

  final override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier(ofRow: row), for: indexPath)
    if isHeadline(row) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = people[row].motto
      cell.contentConfiguration = content
    } else {
      cell.contentConfiguration = ProfileConfiguration(
        name: people[row].name,
        motto: people[row].motto
      )
    }
    return cell
  }
}

/// The mistake: one identifier for both, so that the type of the configuration flips in a recycled cell.
private final class FlippingViewController: MixedViewController {
  override var identifiers: [String] { ["cell"] }
  override func identifier(ofRow row: Int) -> String { "cell" }
}

/// The mistake: an identifier for each row, so that no cell is ever reused for another one.
private final class NumberedViewController: MixedViewController {
  override var identifiers: [String] { [] }

  override func identifier(ofRow row: Int) -> String {
    let identifier = "cell-\(row)"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    return identifier
  }
}

@MainActor enum IdentifierScreens {
  static let flipping = ScreenBenchmark("configuration-flip") {
    Screen("cured") { MixedViewController(rows: $0) }
    Screen("mistake") { FlippingViewController(rows: $0) }
  }

  static let numbered = ScreenBenchmark("identifier-per-row") {
    Screen("cured") { MixedViewController(rows: $0) }
    Screen("mistake") { NumberedViewController(rows: $0) }
  }
}
