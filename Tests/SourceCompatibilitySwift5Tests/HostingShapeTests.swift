// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import Testing
import UIKit

@MainActor @Suite struct HostingShapeTests {
    @Test("S2-18, R46: a table of hosted views works as an iOS source file writes it")
    func table() throws {
        let controller = HostingViewController()
        controller.rows = [
            HostedRow(title: "One", body: "First"),
            HostedRow(title: "Two", body: "Second", isFavorite: true),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.tableView.frame = window.bounds
        FrameRenderer(root: window).renderFrame()
        let cells = controller.tableView.visibleCells
        let texts = cells.map { cell in
            cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        #expect(texts == [["One", "First"], ["Two", "Second", "NEW"]])
        #expect(cells.allSatisfy { $0.contentView.subviews.contains { $0.frame.minX == 16 } })
    }
}
