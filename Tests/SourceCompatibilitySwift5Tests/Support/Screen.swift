// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit
import UIKit

/// A window that shows one view controller and renders its frames.
@MainActor final class Screen {
    static let size = CGSize(width: 375, height: 667)

    let window = UIWindow(frame: CGRect(origin: .zero, size: Screen.size))
    private let renderer: FrameRenderer

    init(_ controller: UIViewController) {
        renderer = FrameRenderer(root: window)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        renderer.renderFrame()
    }

    func render() {
        renderer.renderFrame()
    }

    /// The texts of all visible labels below a view, back to front.
    static func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return view.subviews.filter { !$0.isHidden }.reduce(own) { $0 + texts(in: $1) }
    }

    /// What a user sees in a cell: texts, images and colours with their frames.
    static func elements(of cell: UITableViewCell) -> [VisibleElement] {
        var inspector = CellInspector()
        return inspector.elements(of: cell)
    }

    /// Selects a row as a finger does, and renders.
    func touchRow(_ row: Int, section: Int = 0, of table: UITableView) {
        table.touchRow(at: IndexPath(row: row, section: section))
        render()
    }

    /// How much the engine did while a function ran, by counter name.
    static func counted(_ name: String, during body: () -> Void) -> Int {
        let before = EngineCounters.now()
        body()
        return (EngineCounters.now() - before)[name]
    }
}
