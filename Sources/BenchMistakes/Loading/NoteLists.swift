// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

struct Note: Sendable {
  let title: String
  let number: Int

  static func sample(_ number: Int) -> Note {
    var numbers = SampleNumbers(row: number, of: 6)
    return Note(
      title: numbers.sentence(wordCount: 3),
      number: numbers.next(below: NoteFolder.noteCount)
    )
  }
}

private enum NoteFiles {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reuse-bench-notes-\(ProcessInfo.processInfo.processIdentifier)")

  static func file(of number: Int) -> URL { folder.appendingPathComponent("note-\(number).txt") }

  /// Writes notes of about 4 KB, a page of text.
  static func write(_ count: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { NoteFiles.remove() }
    for number in 0..<count {
      var numbers = SampleNumbers(row: number, of: 7)
      let lines = (0..<60).map { _ in numbers.sentence(wordCount: 9) }
      try lines.joined(separator: "\n")
        .write(to: file(of: number), atomically: false, encoding: .utf8)
    }
  }

  private static func remove() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // The process ends; the system clears its temporary files.
      return
    }
  }
}

@MainActor private final class NoteFolder {
  nonisolated static let noteCount = 40
  static let shared = NoteFolder()

  private var known: [Int: String] = [:]

  private init() {
    do {
      try NoteFiles.write(Self.noteCount)
    } catch {
      preconditionFailure("The sample notes cannot be written: \(error)")
    }
  }

  func knownPreview(of note: Note) -> String {
    if let text = known[note.number] { return text }
    let text = preview(of: note)
    known[note.number] = text
    return text
  }

  func preview(of note: Note) -> String {
    do {
      let text = try String(contentsOf: NoteFiles.file(of: note.number), encoding: .utf8)
      return text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    } catch {
      return error.localizedDescription
    }
  }
}

private final class NoteCell: ItemCell {
  func show(_ note: Note) {
    title.text = note.title
    detail.text = NoteFolder.shared.knownPreview(of: note)
  }

  /// The mistake: the file is read for each cell, on the main thread.
  func showReading(_ note: Note) {
    title.text = note.title
    detail.text = NoteFolder.shared.preview(of: note)
  }
}

@MainActor enum NoteLists {
  private nonisolated static let notes = (0..<500).map(Note.sample)

  static let reading = ListBenchmark("file-reading", rowCount: 500, row: { notes[$0] }) {
    Strategy("cured", cell: NoteCell.self) { cell, note in cell.show(note) }
    Strategy("mistake", cell: NoteCell.self) { cell, note in cell.showReading(note) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
