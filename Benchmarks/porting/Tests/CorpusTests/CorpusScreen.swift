// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import UIKit

/// A window of a phone's size that shows one file of the corpus.
@MainActor final class CorpusScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let entry: CorpusEntry
    private let controller: UIViewController
    private let renderer: FrameRenderer

    init(_ entry: CorpusEntry) async {
        self.entry = entry
        controller = entry.make()
        renderer = FrameRenderer(root: window)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await render()
    }

    var table: UITableView? { Self.table(in: window) }

    private static func table(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        return view.subviews.lazy.compactMap { table(in: $0) }.first
    }

    /// Lets run what is queued on the main queue, and renders a frame.
    func render() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        renderer.renderFrame()
    }

    func change(_ step: Int) async {
        entry.change(controller, step)
        await render()
        await render()
    }

    /// Scrolls to a row's top, twice as the first time may measure rows that were estimated.
    func jump(to path: IndexPath) async {
        for _ in 0..<2 {
            table?.scrollToRow(at: path, at: .top, animated: false)
            await render()
        }
    }

    /// Scrolls for 100 frames, there and back, with the changes on the way.
    func scroll() async {
        for frame in 0..<100 {
            if frame == 25 { await change(0) }
            if frame == 75 { await change(1) }
            if let table {
                let far = max(0, table.contentSize.height - table.bounds.height)
                let step = min(far / 50, 97)
                let way = CGFloat(frame < 60 ? frame : 120 - frame)
                table.contentOffset.y = min(far, way * step) - table.adjustedContentInset.top
            }
            await render()
        }
    }

    /// What a user sees of each visible row, and how high it is.
    func rows() -> [IndexPath: CorpusRow] {
        guard let table else { return [:] }
        var inspector = CellInspector()
        return table.visibleCells.reduce(into: [:]) { rows, cell in
            guard let path = table.indexPath(for: cell) else { return }
            rows[path] = CorpusRow(
                height: cell.frame.height,
                elements: inspector.elements(of: cell),
                label: cell.accessibilityLabel
            )
        }
    }

    /// What a user sees of each visible header.
    func headers() -> [Int: [VisibleElement]] {
        guard let table else { return [:] }
        var inspector = CellInspector()
        return (0..<table.numberOfSections).reduce(into: [:]) { headers, section in
            guard let header = table.headerView(forSection: section) else { return }
            headers[section] = inspector.elements(of: header)
        }
    }

    func picture() -> String {
        var snapshot = FrameSnapshot(of: window)
        return snapshot.svg()
    }
}

/// What a user sees and hears of a row.
struct CorpusRow: Equatable {
    let height: CGFloat
    let elements: [VisibleElement]
    let label: String?
}
