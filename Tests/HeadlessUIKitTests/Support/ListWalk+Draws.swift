// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

@testable import HeadlessUIKit

extension ListWalk {
  static func sections(_ random: inout SplitMix64, heights: Screen.Heights) -> [ListModel.Section] {
    let serial = Int.random(in: 0..<1000, using: &random)
    return (0..<Int.random(in: 0...4, using: &random)).map { section in
        let isEmpty = Int.random(in: 0..<4, using: &random) == 0
        let rows = (0..<(isEmpty ? 0 : Int.random(in: 1...30, using: &random))).map { row in
            var height = [20, 44, 44, 60.5, 0, 300][Int.random(in: 0..<6, using: &random)]
            if case .fixed(let fixed) = heights { height = fixed }
            return ListModel.Row(
              title: "\(section)/\(row) of \(serial)",
              height: height,
              kind: Int.random(in: 0..<3, using: &random)
            )
          }
        return ListModel.Section(
          header: Bool.random(using: &random) ? "H\(section)/\(serial)" : nil,
          footer: Bool.random(using: &random) ? "F\(section)/\(serial)" : nil,
          rows: rows
        )
      }
  }

  static func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(
      width: [100, 320, 375][Int.random(in: 0..<3, using: &random)],
      height: [44, 200, 441, 667][Int.random(in: 0..<4, using: &random)]
    )
  }

  /// Draws the next step.
  mutating func draw() -> Step {
    let model = screen.source.model
    let path = model.paths.randomElement(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .idle
    case 1: return .reload(Self.sections(&random, heights: heights))
    case 2, 3:
      let paths = model.paths.shuffled(using: &random).prefix(5)
      return .reconfigure(Array(paths) + (screen.table.indexPathsForVisibleRows ?? []).prefix(2))
    case 4: return .resize(Self.size(&random))
    case 5: return .cap([nil, 0, 1, 5][Int.random(in: 0..<4, using: &random)])
    case 6: return .select(path)
    case 7, 8:
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      guard let path, let position = positions.randomElement(using: &random) else { return .idle }
      return .scrollToRow(path, position)
    case 9, 10:
      let end = max(1, Int(model.totalHeight) + 200)
      return .scroll(to: Double(Int.random(in: -200...end, using: &random)))
    default:
      let distance = Double(Int.random(in: -250...350, using: &random)) / 2
      return .scroll(to: screen.viewport.lowerBound + distance)
    }
  }

  private var heights: Screen.Heights {
    kind == .fixed || kind == .noReuse ? .fixed(Double(screen.table.rowHeight)) : .asked
  }
}
