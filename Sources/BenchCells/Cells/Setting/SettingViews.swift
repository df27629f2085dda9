// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `setting` cell shows: four fields beside its accessory, each of which reaches one setter.
struct SettingFields: Equatable {
  var image: UIImage?
  var title: String
  var titleColor: UIColor
  var value: String

  @MainActor init(_ row: Row) {
    image = Palette.images[Int(row.symbol)]
    title = row.title
    titleColor = SettingAccessory(row).titleColor
    value = row.source
  }
}

/// The image and the two labels of a `setting` cell and their places.
///
/// The value stands at the right of the title, or under it where there is no room for both.
@MainActor struct SettingViews {
  let image = UIImageView()
  let title = UILabel()
  let value = UILabel()

  init() {
    title.font = Palette.settingText
    value.font = Palette.settingText
    value.textColor = .secondaryLabel
  }

  func add(to parent: UIView) {
    parent.addSubview(image)
    parent.addSubview(title)
    parent.addSubview(value)
  }

  func show(_ fields: SettingFields) {
    image.image = fields.image
    title.text = fields.title
    title.textColor = fields.titleColor
    value.text = fields.value
  }

  func layOut(in bounds: CGRect) {
    let middle = bounds.height / 2
    image.frame = CGRect(x: 16, y: middle - 14, width: 28, height: 28)
    let left: CGFloat = image.image == nil ? 16 : 56
    let room = max(0, bounds.width - left - 16)
    let one = title.sizeThatFits(.zero)
    let other = value.sizeThatFits(.zero)
    if one.height > 0 && other.height > 0 && one.width + 8 + other.width <= room {
      title.frame = CGRect(
        x: left,
        y: middle - one.height / 2,
        width: one.width,
        height: one.height
      )
      value.frame = CGRect(
        x: left + room - other.width,
        y: middle - other.height / 2,
        width: other.width,
        height: other.height
      )
    } else {
      let gap: CGFloat = one.height > 0 && other.height > 0 ? 1 : 0
      let top = middle - (one.height + gap + other.height) / 2
      title.frame = CGRect(x: left, y: top, width: room, height: one.height)
      let below = top + one.height + gap
      value.frame = CGRect(x: left, y: below, width: room, height: other.height)
    }
  }
}

/// What a `setting` cell has at its right edge, by the row's kind.
enum SettingAccessory: Equatable {
  /// A further screen.
  case disclosure
  /// A switch.
  case toggle(isOn: Bool)
  /// A choice, marked if it is the one.
  case checkmark(isShown: Bool)
  /// Nothing: the row itself does something.
  case action

  init(_ row: Row) {
    self.init(kind: row.accent, isFlagged: row.isFlagged)
  }

  init(kind: UInt8, isFlagged: Bool) {
    self =
      switch kind % 4 {
      case 0: .disclosure
      case 1: .toggle(isOn: isFlagged)
      case 2: .checkmark(isShown: isFlagged)
      default: .action
      }
  }

  /// The built-in accessory; a switch is a view of the app's.
  var type: UITableViewCell.AccessoryType {
    switch self {
    case .disclosure: .disclosureIndicator
    case .checkmark(isShown: true): .checkmark
    case .checkmark(isShown: false), .toggle, .action: .none
    }
  }

  /// How much narrower the content is beside the accessory.
  ///
  /// 16 points from the edge, the accessory, and 8 points to the content.
  var width: CGFloat {
    switch self {
    case .disclosure: 32
    case .toggle: 75
    case .checkmark(isShown: true): 40
    case .checkmark(isShown: false), .action: 0
    }
  }

  /// The colour of the title: what can be tapped to do something has the tint colour.
  @MainActor var titleColor: UIColor {
    self == .action ? Palette.action : Palette.unread
  }
}

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
    write(accessory, titled: row.title)
  }

  /// Writes all that an accessory consists of, for the row of a title.
  @inline(__always)
  final func write(_ accessory: SettingAccessory, titled title: String) {
    if case .toggle(let isOn) = accessory {
      toggle.isOn = isOn
      answeredTitle = title
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
