// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with an accessory beside its content, whatever strategy fills that.
class SettingCell: ScenarioCell {
  /// The one action that the switch has: adding it again replaces that of the former row.
  private static let toggled = UIAction.Identifier("setting.toggled")

  private(set) lazy var toggle = UISwitch(frame: .zero)
  /// The titles of the rows whose switch was turned in this cell.
  private(set) var toggledTitles: [String] = []

  /// The row that the switch answers for.
  private var answeredTitle: String?

  /// Writes all that an accessory consists of.
  final func write(_ accessory: SettingAccessory, of row: Row) {
    if case .toggle(let isOn) = accessory {
      toggle.isOn = isOn
      answerToggle(of: row.title)
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
      if answeredTitle != row.title { answerToggle(of: row.title) }
      if accessoryView !== toggle { accessoryView = toggle }
    } else if accessoryView != nil {
      accessoryView = nil
    }
    if accessoryType != accessory.type { accessoryType = accessory.type }
  }

  private func answerToggle(of title: String) {
    answeredTitle = title
    let action = UIAction(identifier: Self.toggled) { [weak self] _ in
      self?.toggledTitles.append(title)
    }
    toggle.addAction(action, for: .valueChanged)
  }
}
