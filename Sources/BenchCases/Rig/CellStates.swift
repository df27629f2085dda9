// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
import HeadlessUIKit

/// Changes one state of a table's visible rows, as an app or a finger does.
@MainActor struct CellStates {
  let table: UITableView
  let kind: StateKind

  func clear() {
    table.allowsMultipleSelection = kind == .selection
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    for cell in table.visibleCells {
      cell.setHighlighted(false, animated: false)
      (cell as? ScenarioCell)?.isMarked = false
    }
  }

  func equip() {
    guard kind == .custom else { return }
    for cell in table.visibleCells where cell.configurationUpdateHandler == nil {
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = state[.isMarked] as? Bool == true ? .systemYellow : .clear
        cell.backgroundConfiguration = background
      }
    }
  }

  /// Sets the state of a cell outside a table.
  static func mark(_ cell: UITableViewCell, _ kind: StateKind) {
    switch kind {
    case .selection: cell.setSelected(true, animated: false)
    case .highlight: cell.setHighlighted(true, animated: false)
    case .custom: (cell as? ScenarioCell)?.isMarked = true
    }
  }

  /// Toggles the state of rows.
  func toggle(_ rows: [Int]) {
    for row in rows {
      let path = IndexPath(row: row, section: 0)
      guard let cell = table.cellForRow(at: path) else { continue }
      switch kind {
      case .selection:
        if cell.isSelected {
          table.deselectRow(at: path, animated: false)
        } else {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
      case .highlight: cell.setHighlighted(!cell.isHighlighted, animated: false)
      case .custom: (cell as? ScenarioCell)?.isMarked.toggle()
      }
    }
  }
}
