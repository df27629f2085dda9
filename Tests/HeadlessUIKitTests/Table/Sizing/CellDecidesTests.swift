// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cells that decide on their height") @MainActor struct CellDecidesTests {
  /// Says its size by hand.
  final class HandCell: UITableViewCell {
    static var height: CGFloat = 30

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.height)
    }
  }

  /// Adds to what the content asks for.
  final class PaddedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var fitted = super.sizeThatFits(size)
      fitted.height += 10
      return fitted
    }
  }

  /// Answers for constraints itself.
  final class FittingCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: 23)
    }
  }

  private func height(
    of type: UITableViewCell.Type,
    fill: @escaping (UITableViewCell) -> Void = { _ in }
  )
    -> CGFloat
  {
    let table = SizedTable(rows: 1, build: fill)
    table.view.register(type, forCellReuseIdentifier: "cell")
    table.render()
    return table.view.visibleCells[0].frame.height
  }

  @Test("R25 R28: a cell that overrides a sizing method decides its height, after constraints")
  func sizeThatFits() {
    for wanted in [30, 44, 133.5] as [CGFloat] {
      HandCell.height = wanted
      expectEqual(height(of: HandCell.self), wanted)
    }
    expectEqual(height(of: PaddedCell.self), 54)
    let filled = height(of: PaddedCell.self) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "Some words that wrap. ", count: 20)
      cell.contentConfiguration = content
    }
    let plain = height(of: UITableViewCell.self) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "Some words that wrap. ", count: 20)
      cell.contentConfiguration = content
    }
    expect(plain > 100 && filled == plain + 10)
    expectEqual(height(of: FittingCell.self), 23)
    HandCell.height = 0
    expectEqual(height(of: HandCell.self), 44)
    let constrained = height(of: HandCell.self) { cell in
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.pinEdges()
      view.heightAnchor.constraint(equalToConstant: 61).isActive = true
    }
    expectEqual(constrained, 61)
  }
}
