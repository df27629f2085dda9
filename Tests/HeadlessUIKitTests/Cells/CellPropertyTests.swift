// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cell properties") @MainActor struct CellPropertyTests {
  @Test("with selection style none the background reads as it is drawn")
  func selectionStyleNone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let idle = cell.backgroundConfiguration
    cell.isSelected = true
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    cell.selectionStyle = .none
    expectEqual(cell.backgroundConfiguration, idle)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
    cell.isSelected = false
    cell.isHighlighted = true
    expectEqual(cell.backgroundConfiguration, idle)
    cell.selectionStyle = .default
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    // The content still learns of it.
    expect(cell.configurationState.isHighlighted)
  }
}
