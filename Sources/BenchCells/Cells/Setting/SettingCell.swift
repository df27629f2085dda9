// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with an accessory beside its content, whatever strategy fills that.
class SettingCell: ScenarioCell {
  /// The switch, with its one action: that lives as long as the switch, and asks for the row then.
  private(set) lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    let action = UIAction { [weak self] _ in self?.noteToggle() }
    toggle.addAction(action, for: .valueChanged)
    return toggle
  }()
  /// The titles of the rows whose switch was turned in this cell.
  private(set) var toggledTitles: [String] = []

  /// The row that the switch answers for.
  private var answeredTitle = ""

  /// Writes all that an accessory consists of.
  final func write(_ accessory: SettingAccessory, of row: Row) {
    if case .toggle(let isOn) = accessory {
      toggle.isOn = isOn
      answeredTitle = row.title
      accessoryView = toggle
    } else {
      accessoryView = nil
    }
    accessoryType = accessory.type
  }

  /// Writes what differs from the accessory that was written last.
  final func writeChanges(_ accessory: SettingAccessory, of row: Row) {
    if case .toggle(let isOn) = accessory {
      if toggle.isOn != isOn { toggle.isOn = isOn }
      answeredTitle = row.title
      if accessoryView !== toggle { accessoryView = toggle }
    } else if accessoryView != nil {
      accessoryView = nil
    }
    if accessoryType != accessory.type { accessoryType = accessory.type }
  }

  private func noteToggle() {
    toggledTitles.append(answeredTitle)
  }
}
