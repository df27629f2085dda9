// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing
import UIKit

/// An app may take the engine's names for its own things: `import UIKit` shows UIKit's names alone.
///
/// This file compiles, which is what it shows. Where a member of the engine's were plainly public, its
/// double in a subclass would have to be an override, and its double in an extension would be ambiguous.
@MainActor @Suite struct OwnNamesTests {
    @Test("Types of an app have the engine's names")
    func types() {
        expectEqual(FrameRenderer(frames: 3).frames, 3)
        expectEqual(StableDigest(text: "a1").text, "a1")
        expect(EngineCounters.none.isEmpty)
        expect(SetterComparison.strict != .loose)
        expectEqual(UITableView.UpdateError.offline.title, "Offline")
    }

    @Test("Subclasses have members with the engine's names")
    func subclasses() {
        let list = OwnList()
        expect(list.reusePoolCap == "two" && list.overscan == "three")
        expect(list.positionCacheCapacity == "four" && list.prefetchDistance == "far")
        expect(list.recycle() == "glass" && list.touchRow() == "row")
        expect(list.reuseAccounting == "paid" && list.indexVisitCount == "often")
        expect(OwnWindow().tap() == "water" && OwnSheet().choose() == "one")
        expectEqual(OwnView()._decidesRowHeight, "no")
    }

    @Test("Extensions of UIKit's types have members with the engine's names")
    func extensions() {
        let visits = UITableView().indexVisitCount
        let name = UIImage(systemName: "star")?.name ?? ""
        let metrics = UIFont.systemFont(ofSize: 12).metrics
        let packed = UIColor.red.packedRGBA
        let range = UIScrollView().verticalOffsetRange
        let recorded = UIView.recordedAnimations
        let style = UIBlurEffect(style: .regular).style
        expectEqual([visits, name, metrics, packed].map(\.count), [5, 6, 5, 4])
        expectEqual([range, recorded, style].map(\.count), [4, 7, 5])
    }
}

/// Draws frames of a film.
private struct FrameRenderer {
    let frames: Int
}

/// A digest that stays as it is.
private struct StableDigest {
    let text: String
}

/// Counters of railway engines.
private struct EngineCounters {
    let isEmpty: Bool
    static let none = EngineCounters(isEmpty: true)
}

/// How the app compares settings.
private enum SetterComparison {
    case strict, loose
}

private extension UITableView {
    /// What may go wrong while the app fetches.
    enum UpdateError: Error {
        case offline

        var title: String { "Offline" }
    }

    var indexVisitCount: String { "often" }
}

private extension UIImage {
    var name: String { "sunset" }
}

private extension UIFont {
    var metrics: String { "metre" }
}

private extension UIColor {
    var packedRGBA: String { "rosy" }
}

private extension UIScrollView {
    var verticalOffsetRange: String { "wide" }
}

private extension UIView {
    static var recordedAnimations: String { "nothing" }
}

private extension UIBlurEffect {
    var style: String { "misty" }
}

/// A list with members that an app might want.
private final class OwnList: UITableView {
    var reusePoolCap: String { "two" }
    var overscan: String { "three" }
    var positionCacheCapacity: String { "four" }
    var prefetchDistance: String { "far" }
    var reuseAccounting: String { "paid" }
    func recycle() -> String { "glass" }
    func touchRow() -> String { "row" }
}

private final class OwnWindow: UIWindow {
    func tap() -> String { "water" }
}

private final class OwnSheet: UIAlertController {
    func choose() -> String { "one" }
}

private final class OwnView: UIView {
    var _decidesRowHeight: String { "no" }
}
