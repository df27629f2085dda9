// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What properties of cells read as.
@Suite("Cell properties") @MainActor struct CellPropertyTests {
  @Test("with selection style none the background reads as it is drawn")
  func selectionStyleNone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let idle = cell.backgroundConfiguration
    cell.isSelected = true
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.selectionStyle = .none
    #expect(cell.backgroundConfiguration == idle)
    #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(cell.backgroundConfiguration == idle)
    cell.selectionStyle = .default
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    // The content still learns of it.
    #expect(cell.configurationState.isHighlighted)
  }
}
