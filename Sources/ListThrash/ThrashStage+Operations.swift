// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

extension ThrashStage {
  /// Carries out an operation on the table and its list; the frame follows.
  ///
  /// - Throws: `ThrashFailure` for a wrong answer of the table.
  func carryOut(_ operation: ThrashOperation) throws {
    words = "\(operation)"
    switch operation {
    case .idle: break
    case .scroll(let quarters): scroll(to: table.contentOffset.y + CGFloat(quarters) / 4)
    case .jump(let thousandths):
      scroll(to: (table.contentSize.height * CGFloat(thousandths) / 1_000).rounded())
    case .scrollToRow(let number, let position):
      guard let path = path(number) else { return }
      words = "scroll to \(path) at position \(position)"
      target = path
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      table.scrollToRow(at: path.indexPath, at: positions[position.folded(4)], animated: false)
    case .resize(let width, let height):
      words = "resize to \(Self.size(width: width, height: height))"
      resize(Self.size(width: width, height: height))
    case .textSize(let number): setTextSize(number)
    case .multipleSelection(let isOn): table.allowsMultipleSelection = isOn
    case .edit(let isOn): table.setEditing(isOn, animated: false)
    case .tableHeader(let number): table.tableHeaderView = Self.furniture(number)
    case .tableFooter(let number): table.tableFooterView = Self.furniture(number)
    case .overscan(let count): table.overscan = count
    case .positionCache(let count): table.positionCacheCapacity = count
    case .cap(let cap): table.reusePoolCap = cap < 0 ? nil : cap
    case .touch, .select, .deselect: select(operation)
    case .reloadData(let counts):
      source.list = supply.list(counts)
      table.reloadData()
    case .reconfigure(let numbers): reconfigure(numbers)
    case .update(let edits, let way): try update(edits, way: way)
    case .mistake(let number, let edits): try mistake(number, edits)
    }
  }

  private func scroll(to offset: CGFloat) {
    words = "scroll to \(offset)"
    table.contentOffset = CGPoint(x: table.contentOffset.x, y: offset)
  }

  private func select(_ operation: ThrashOperation) {
    guard let path = path(named: operation) else { return }
    switch operation {
    case .touch:
      words = "touch \(path)"
      table.touchRow(at: path.indexPath)
    case .select:
      words = "select \(path)"
      table.selectRow(at: path.indexPath, animated: false, scrollPosition: .none)
    case .deselect:
      words = "deselect \(path)"
      table.deselectRow(at: path.indexPath, animated: false)
    default: break
    }
  }

  /// Changes rows in place, every second one a visible row.
  private func reconfigure(_ numbers: [Int]) {
    let visible = table.indexPathsForVisibleRows ?? []
    var paths: [RowPath] = []
    for (position, number) in numbers.enumerated() {
      if position % 2 == 0, !visible.isEmpty {
        paths.append(RowPath(visible[number.folded(visible.count)]))
      } else if let path = path(number) {
        paths.append(path)
      }
    }
    words = "reconfigure \(paths)"
    for path in paths { source.list[path].version += 1 }
    table.reconfigureRows(at: paths.map(\.indexPath))
  }
}
