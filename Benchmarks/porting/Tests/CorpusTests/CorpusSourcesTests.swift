// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the corpus holds: how many files, in which modes, and how often they use what apps use.
///
/// Shares are counted in the files, not stated, so the table cannot say more than there is.
@MainActor @Suite("Corpus sources") struct CorpusSourcesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().resolvingSymlinksInPath()

    /// The text of each file in a folder, that is of all that are no part of the table or its tests.
    private static func sources() throws -> [(name: String, folder: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .map { $0.split(separator: "/").map(String.init) }
            .filter { $0.count == 2 && $0[1].hasSuffix(".swift") && !$0[1].hasPrefix("Corpus") }
            .map { path in
                let file = folder.appendingPathComponent(path[0]).appendingPathComponent(path[1])
                return (String(path[1].dropLast(6)), path[0], try String(contentsOf: file, encoding: .utf8))
            }
    }

    /// What part of cell and table files of published apps use a feature, in per cent, and how it is found.
    private static let features: [(name: String, words: [String], share: Int)] = [
        ("prepareForReuse", ["func prepareForReuse"], 28),
        ("stacks", ["UIStackView("], 25),
        ("anchors", ["Anchor.constraint("], 28),
        ("classic labels", ["textLabel?."], 19),
        ("accessibility", ["ccessibility"], 18),
        ("bar buttons", ["UIBarButtonItem", "editButtonItem"], 17),
        ("alerts", ["UIAlertController("], 13),
        ("attributed text", ["NSAttributedString", "NSMutableAttributedString"], 9),
        ("Dynamic Type", ["preferredFont(", "UIFontMetrics"], 14),
        ("Combine", ["import Combine"], 8),
        ("text fields and views", ["UITextField(", "UITextView("], 9),
        ("gestures", ["GestureRecognizer("], 5),
        ("swipe actions", ["UISwipeActionsConfiguration"], 3),
        ("diffable sources", ["UITableViewDiffableDataSource"], 8),
        ("content configurations", ["contentConfiguration = ", "UIContentConfiguration"], 20),
        ("update handlers and states", ["configurationUpdateHandler", "updateConfiguration(using"], 5),
        ("layers and paths", ["CAShapeLayer", "CAGradientLayer", "UIBezierPath"], 5),
        ("transforms", ["CGAffineTransform("], 2),
        ("pictures from data or drawn", ["UIImage(data:", "UIGraphics"], 4),
        ("hosted views", ["UIHostingConfiguration"], 5),
        ("switches", ["UISwitch"], 6),
        ("tasks", ["Task {", "await "], 2),
        ("traits", ["traitCollectionDidChange", "registerForTraitChanges", "traitOverrides"], 2),
    ]

    @Test("At least 60 files stand in the table, each under its own name, and all but a tenth in both modes")
    func count() throws {
        let names = try Self.sources().map(\.name)
        expect(names.count >= 60 && Set(names).count == names.count)
        expectEqual(names.sorted(), Corpus.names.sorted())
        let shapes = Corpus.entries.map(\.shape)
        expect(Set(shapes).count == shapes.count && shapes.allSatisfy { !$0.isEmpty })
        expect(Corpus.onlyInSwift5.count * 10 <= names.count)
    }

    @Test("Files are of a natural length, and no reason for Swift 5 alone is left out")
    func lengths() throws {
        for source in try Self.sources() {
            let lines = source.text.split(separator: "\n").count
            expect((40...160).contains(lines), "\(source.name) has \(lines) lines")
            expect(source.text.hasPrefix("// SPDX-License-Identifier: Apache-2.0\n"), "\(source.name)")
        }
        let alone = try Self.sources().filter { $0.folder == "Swift5" }.map(\.name)
        expectEqual(alone.sorted(), Corpus.onlyInSwift5.map(\.name).sorted())
    }

    @Test("The contact sheet shows each file's picture with its shape, and is written where asked for")
    func contactSheet() throws {
        let figures = Corpus.entries.map { entry in
            "<figure><img src=\"\(entry.name).svg\" width=\"375\"><figcaption><b>\(entry.name)</b><br>"
                + "\(entry.shape)</figcaption></figure>"
        }
        let style = "body{display:flex;flex-wrap:wrap;font:12px sans-serif;background:#ccc}"
            + "figure{margin:6px;width:375px}"
        let page = "<!DOCTYPE html><meta charset=\"utf-8\"><title>Corpus</title><style>\(style)</style>\n"
            + figures.joined(separator: "\n") + "\n"
        expectEqual(figures.count, Corpus.names.count)
        guard let folder = CorpusTests.pictureFolder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    }

    @Test("Features are used at least as often as in published apps")
    func shares() throws {
        let sources = try Self.sources()
        for feature in Self.features {
            let users = sources.filter { source in feature.words.contains { source.text.contains($0) } }
            let share = users.count * 100 / sources.count
            expect(share >= feature.share, "\(feature.name): \(users.count) of \(sources.count), \(share) %")
        }
    }
}
