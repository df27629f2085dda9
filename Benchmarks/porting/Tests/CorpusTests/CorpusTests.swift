// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import Foundation
import TestSupport
import Testing
import UIKit

/// Files as engineers of apps write them, each compiled, scrolled and drawn.
@MainActor @Suite("Corpus", .serialized) struct CorpusTests {
    @Test("A row that came by a hundred frames looks as one of a screen just opened", arguments: await Corpus.names)
    func scrolling(_ name: String) async throws {
        let entry = try require(Corpus.entries.first { $0.name == name })
        let scrolled = await CorpusScreen(entry)
        await scrolled.scroll()
        var rows = scrolled.rows()
        let first = try require(rows.keys.min(), "no row is visible")

        let fresh = await CorpusScreen(entry)
        await fresh.change(0)
        await fresh.change(1)
        await fresh.jump(to: first)
        var freshRows = fresh.rows()
        // What tasks bring comes when it comes: a screen that has all is waited for, for seconds at most.
        for _ in 0..<500 where !Self.agree(rows, freshRows) {
            try await Task.sleep(for: .milliseconds(4))
            await scrolled.render()
            await fresh.render()
            (rows, freshRows) = (scrolled.rows(), fresh.rows())
        }
        let both = rows.keys.filter { freshRows[$0] != nil }.sorted()
        expect(both.count >= max(1, rows.count - 2), "\(rows.keys.sorted()) against \(freshRows.keys.sorted())")
        let different = both.filter { rows[$0] != freshRows[$0] }
        expect(different.isEmpty, "\(different.prefix(2).map { Self.difference(rows[$0], freshRows[$0]) })")
        let (headers, freshHeaders) = (scrolled.headers(), fresh.headers())
        expect(headers.allSatisfy { freshHeaders[$0.key] == nil || freshHeaders[$0.key] == $0.value })
        expect(rows.values.contains { !$0.elements.isEmpty }, "the rows show something")
        try Self.draw(entry, scrolled)
        UIView.forgetRecordedAnimations()
    }

    private static func agree(_ rows: [IndexPath: CorpusRow], _ others: [IndexPath: CorpusRow]) -> Bool {
        rows.allSatisfy { others[$0.key] == nil || others[$0.key] == $0.value }
    }

    /// The first thing in which two looks of a row differ.
    private static func difference(_ row: CorpusRow?, _ fresh: CorpusRow?) -> String {
        guard let row, let fresh else { return "not there" }
        let pair = zip(row.elements, fresh.elements).first { $0.0 != $0.1 }
        return "\(row.height) high, \(row.elements.count) elements, \(row.label ?? "no label"), "
            + "against \(fresh.height), \(fresh.elements.count), \(fresh.label ?? "none"): "
            + (pair.map { "\($0.0) against \($0.1)" } ?? "the same as far as both go")
    }

    /// The folder that pictures are written to, if `REUSEBENCH_CORPUS_PICTURES` names one.
    static let pictureFolder = ProcessInfo.processInfo.environment["REUSEBENCH_CORPUS_PICTURES"]
        .map { URL(fileURLWithPath: $0) }

    /// Draws a screen, and writes the picture if there is a folder for it.
    private static func draw(_ entry: CorpusEntry, _ screen: CorpusScreen) throws {
        let picture = screen.picture()
        expect(picture.hasSuffix("</svg>\n"))
        guard let folder = pictureFolder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(picture.utf8).write(to: folder.appendingPathComponent("\(entry.name).svg"))
    }
}
