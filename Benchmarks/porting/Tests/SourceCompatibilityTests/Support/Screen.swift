// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
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

    /// The visible labels with a text below a view, back to front.
    static func labels(in view: UIView) -> [UILabel] {
        let own = (view as? UILabel).flatMap { $0.text?.isEmpty == false ? [$0] : nil } ?? []
        return view.subviews.filter { !$0.isHidden }.reduce(own) { $0 + labels(in: $1) }
    }

    /// The visible image views with an image below a view, back to front.
    static func imageViews(in view: UIView) -> [UIImageView] {
        let own = (view as? UIImageView).flatMap { $0.image == nil ? nil : [$0] } ?? []
        return view.subviews.filter { !$0.isHidden }.reduce(own) { $0 + imageViews(in: $1) }
    }

    /// The names of the images that are visible below a view.
    static func images(in view: UIView) -> [String] {
        imageViews(in: view).compactMap { $0.image?.name }
    }

    /// Where labels with a text are, in a view's coordinates.
    static func textFrames(in view: UIView) -> [CGRect] {
        labels(in: view).map { $0.convert($0.bounds, to: view) }
    }

    /// Where images are, in a view's coordinates.
    static func imageFrames(in view: UIView) -> [CGRect] {
        imageViews(in: view).map { $0.convert($0.bounds, to: view) }
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
