// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Cells as apps write them with layers, masks, transforms and drawing of their own, run in a table.
@MainActor @Suite struct CardShapeTests {
    private func show() throws -> (Screen, WalletViewController, GradientCardCell) {
        let controller = WalletViewController(style: .plain)
        let screen = Screen(controller)
        let cell = try require(controller.tableView.visibleCells.first as? GradientCardCell)
        return (screen, controller, cell)
    }

    @Test("A card's gradient, shadow path, ring, mask and line stand in the picture")
    func picture() throws {
        let (screen, _, cell) = try show()
        var snapshot = FrameSnapshot(of: screen.window)
        let drawing = snapshot.svg()
        for word in ["<linearGradient", "<mask", "stroke-linecap=\"round\"", "stroke-linejoin=\"round\"", "7 d"] {
            expect(drawing.contains(word), "\(word)")
        }
        expectEqual(cell.cardView.layer.shadowPath?.boundingBox, cell.cardView.bounds)
        expectEqual(cell.cardView.gradientLayer.colors?.count, 2)
        expectEqual(cell.avatarView.layer.sublayers?.count, 3)
        let ring = cell.avatarView.layer.sublayers?.first { $0.name == "ring" } as? CAShapeLayer
        expect(ring === cell.avatarView.ringLayer && ring?.path != nil)
    }

    @Test("A pressed card is smaller round its middle, and as before when it is let go")
    func press() throws {
        let (screen, _, cell) = try show()
        let before = Screen.elements(of: cell)
        cell.setHighlighted(true, animated: true)
        screen.render()
        let size = cell.contentView.bounds.size
        expect(abs(cell.contentView.frame.width - 0.96 * size.width) < 1e-9)
        expectEqual(cell.contentView.center, CGPoint(x: size.width / 2, y: size.height / 2))
        expect(Screen.elements(of: cell) != before)
        cell.setNeedsLayout()
        screen.render()
        expectEqual(cell.contentView.bounds.size, size, "layout goes on without the transform")
        cell.setHighlighted(false, animated: true)
        screen.render()
        expectEqual(Screen.elements(of: cell), before)
        UIView.forgetRecordedAnimations()
    }

    @Test("A reused card shows its row alone: it looks as a new one of that row does")
    func reuse() throws {
        let (screen, controller, _) = try show()
        for offset in stride(from: 0.0, through: 2400, by: 170) {
            controller.tableView.contentOffset.y = offset
            screen.render()
        }
        for case let cell as GradientCardCell in controller.tableView.visibleCells {
            let path = try require(controller.tableView.indexPath(for: cell))
            let fresh = GradientCardCell(style: .default, reuseIdentifier: nil)
            fresh.frame = cell.frame
            fresh.configure(with: controller.wallets[path.row])
            fresh.layoutIfNeeded()
            var inspector = CellInspector()
            let seen = inspector.elements(of: cell.cardView)
            expectEqual(seen, inspector.elements(of: fresh.cardView), "row \(path.row)")
        }
    }
}
