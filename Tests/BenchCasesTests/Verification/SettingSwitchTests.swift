// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing
import UIKit

@testable import BenchCases
@testable import BenchCells

@Suite("The switch of a setting") @MainActor struct SettingSwitchTests {
  private static let classes = [
    CaseStrategy.mutation, .mutationGuarded, .configuration, .configurationEquatable,
    .configurationDiffing, .listConfiguration, .hosting, .replacedContentView,
  ]

  @Test("S3-31, S3-32: after many rows a switch has one action, and answers for its last row alone")
  func oneAction() throws {
    for strategy in CellDesign.setting.fillable(by: Self.classes) {
      let made = CellDesign.setting.cellClass(for: strategy).unpooled()
      let cell = try require(made as? SettingCell)
      for row in 0..<12 {
        cell.fill(with: Row(title: "row \(row)", accent: UInt8(row % 4), isFlagged: row % 3 == 0))
      }
      cell.fill(with: Row(title: "last", accent: 1))
      var actionCount = 0
      cell.toggle.enumerateEventHandlers { action, target, _, _ in
        actionCount += action == nil ? 0 : 1
        expect(target == nil)
      }
      expectEqual(actionCount, 1, "\(strategy)")
      cell.toggle.sendActions(for: .valueChanged)
      expectEqual(cell.toggledTitles, ["last"], "\(strategy)")
    }
  }

  @Test(
    "S3-26, S3-27, R43: a row of each kind has its accessory and no other, whatever came before"
  )
  func accessories() throws {
    for strategy in CellDesign.setting.fillable(by: Self.classes) {
      let made = CellDesign.setting.cellClass(for: strategy).unpooled()
      let cell = try require(made as? SettingCell)
      var generator = SeededGenerator(seed: 11)
      for _ in 0..<100 {
        let kind = UInt8(generator.nextInt(below: 4))
        let isOn = generator.nextInt(below: 2) == 0
        cell.fill(with: Row(title: "t", source: "v", accent: kind, isFlagged: isOn))
        let type: UITableViewCell.AccessoryType =
          kind == 0 ? .disclosureIndicator : kind == 2 && isOn ? .checkmark : .none
        expectEqual(cell.accessoryType, type, "\(strategy) kind \(kind)")
        expectEqual((cell.accessoryView as? UISwitch)?.isOn, kind == 1 ? isOn : nil)
      }
    }
  }
}
