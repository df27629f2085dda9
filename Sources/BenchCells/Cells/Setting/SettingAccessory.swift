// SPDX-License-Identifier: Apache-2.0

import UIKit

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
    self =
      switch row.accent % 4 {
      case 0: .disclosure
      case 1: .toggle(isOn: row.isFlagged)
      case 2: .checkmark(isShown: row.isFlagged)
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
