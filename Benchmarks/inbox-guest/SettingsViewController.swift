// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of settings in sections, as in an app: it knows nothing of being measured.
final class SettingsViewController: UITableViewController {
  /// Rows of a section.
  private static let sectionLength = 8

  private let rowCount: Int

  init(rows rowCount: Int) {
    self.rowCount = rowCount
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    (rowCount + Self.sectionLength - 1) / Self.sectionLength
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    min(Self.sectionLength, rowCount - section * Self.sectionLength)
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Section \(section + 1)" }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let number = indexPath.section * Self.sectionLength + indexPath.row
    guard number.isMultiple(of: 3) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = "Setting \(number)"
      content.secondaryText = "Value \(number % 7)"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    (cell as? SwitchCell)?.show("Setting \(number)", isOn: number.isMultiple(of: 2))
    return cell
  }
}

/// A cell with a title and a switch.
final class SwitchCell: UITableViewCell {
  private let title = UILabel()
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
    ])
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOn: Bool) {
    title.text = text
    toggle.isOn = isOn
  }
}
