// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A row that counts its taps.
private struct Tally: View {
  let row: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("row \(row)")
      Button("add") { count += 1 }
      Text("count \(count)")
    }
  }
}

/// What a row is about, observed by the toolchain's library.
@Observable @MainActor private final class Note {
  var title: String
  var detail: String?
  var tags: [String] = []
  var isMarked = false

  init(_ title: String) {
    self.title = title
  }

  /// Changes something.
  func change(_ generator: inout SplitMix64) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: title = "title \(Int.random(in: 0..<100, using: &generator))"
    case 1:
      let words = Int.random(in: 0...40, using: &generator)
      detail = words < 5 ? nil : String(repeating: "word ", count: words)
    case 2:
      tags = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &generator) }
        .shuffled(using: &generator)
    default: isMarked.toggle()
    }
  }
}

/// What a row is about, observed by its publisher.
@MainActor private final class Progress: ObservableObject {
  @Published var step = 0
}

private struct TagView: View {
  let tag: String
  @State private var isOpen = true

  var body: some View { if isOpen { Text(tag).font(.caption).padding(2) } }
}

private struct NoteRow: View {
  let note: Note
  @ObservedObject var progress: Progress
  @Environment(Note.self) private var last: Note?

  var body: some View {
    HStack(alignment: .top) {
      if note.isMarked { Image(systemName: "star") }
      VStack(alignment: .leading) {
        Text(note.title)
        if let detail = note.detail { Text(detail).foregroundStyle(.secondary) }
        HStack { ForEach(note.tags, id: \.self) { TagView(tag: $0) } }
        Label("\(progress.step)", systemImage: "heart")
      }
      Spacer()
      Button("mark") { note.isMarked.toggle() }.disabled(progress.step % 2 == 1)
      Text(last?.title ?? "none")
    }
  }
}

/// What any thread may change; the tests wait for it.
@Observable private final class Shared: @unchecked Sendable {
  var text = "before"
}

private struct SharedRow: View {
  let shared: Shared

  var body: some View { Text(shared.text) }
}

@MainActor @Suite struct ReuseStateTests {
  /// Scrolls a table whose first row was counted up, and returns the counts on the screen.
  private func countsAfterScrolling(named: Bool) -> Set<String> {
    let table = HostedTable(count: 60) { cell, row in
      cell.contentConfiguration = UIHostingConfiguration {
        if named { Tally(row: row).id(row) } else { Tally(row: row) }
      }
    }
    for _ in 0..<3 { table.tap("add", in: 0) }
    var counts: Set<String> = []
    for step in 1...8 {
      table.table.contentOffset.y = CGFloat(step) * 60
      table.render()
      for path in table.table.indexPathsForVisibleRows ?? [] where path.row > 0 {
        counts.formUnion(table.texts(path.row).suffix(1))
      }
    }
    return counts
  }

  @Test("state belongs to the row name, cell or element identifier")
  func states() {
    // A cell that is used again is an update: its state stays, unless the row has another name.
    expectEqual(countsAfterScrolling(named: false), ["count 0", "count 3"])
    expectEqual(countsAfterScrolling(named: true), ["count 0"])

    // A row that is reconfigured keeps its state, named or not.
    let table = HostedTable(count: 2) { Tally(row: $0).id($0) }
    table.tap("add", in: 1)
    table.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.render()
    expectEqual(table.texts(1).last, "count 1")

    // The state of elements follows their identifiers.
    let stage = Stage(width: 300) { ForEach([1, 2, 3], id: \.self) { Tally(row: $0) } }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(stage.view)
    window.tap(stage.views[4])
    stage.view.layoutIfNeeded()
    stage.show { ForEach([3, 2, 4], id: \.self) { Tally(row: $0) } }
    expectEqual(stage.labels.map(\.text).filter { $0?.hasPrefix("count") == true }.count, 3)
    let texts = HostedTable.texts(in: stage.view)
    expectEqual(
      texts,
      ["row 3", "add", "count 0", "row 2", "add", "count 1", "row 4", "add", "count 0"]
    )
  }

  @Test(
    "after any changes of its models a row looks as a new one, in height too",
    arguments: 0..<6 as Range<UInt64>
  )
  func oracle(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let notes = (0..<40).map { Note("note \($0)") }
    let progress = [Progress(), Progress()]
    func configuration(_ row: Int) -> some UIContentConfiguration {
      UIHostingConfiguration {
        NoteRow(note: notes[row], progress: progress[row % 2]).environment(notes[39])
      }
    }
    let table = HostedTable(count: 39) { cell, row in
      cell.contentConfiguration = configuration(row)
    }
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let visible = table.table.indexPathsForVisibleRows ?? []
        let row = visible.randomElement(using: &generator)?.row ?? 0
        notes[Bool.random(using: &generator) ? row : 39].change(&generator)
      }
      if Bool.random(using: &generator) { progress[step % 2].step += 1 }
      if step % 5 == 0 {
        table.table.contentOffset.y = .random(in: 0...900, using: &generator)
      }
      table.render()
      for cell in table.table.visibleCells {
        let path = try require(table.table.indexPath(for: cell))
        let fresh = UITableViewCell(style: .default, reuseIdentifier: nil)
        fresh.contentConfiguration = configuration(path.row)
        let wanted = fresh.contentView.sizeThatFits(CGSize(width: 320, height: 0)).height
        expectEqual(cell.frame.height, wanted, "seed \(seed), step \(step), row \(path.row)")
        fresh.frame = cell.frame
        fresh.layoutIfNeeded()
        expectEqual(
          HostedTable.elements(cell),
          HostedTable.elements(fresh),
          "seed \(seed), step \(step), row \(path.row)"
        )
      }
    }
  }

  @Test("models are released with their rows, and may change on other threads")
  func models() async {
    // A model that no row shows any longer goes, whatever was observed of it.
    let note = Note("shared")
    let progress = Progress()
    let stage = Stage(width: 300) { NoteRow(note: note, progress: progress) }
    for _ in 0..<200 { stage.show { NoteRow(note: note, progress: progress) } }
    weak var gone: Note?
    do {
      let passing = Note("passing")
      gone = passing
      stage.show { NoteRow(note: passing, progress: progress) }
      stage.show { NoteRow(note: note, progress: progress) }
    }
    expect(gone == nil)

    // A model that changes on another thread is shown in a later frame.
    let shared = Shared()
    let table = HostedTable(count: 1) { _ in SharedRow(shared: shared) }
    await Task.detached { shared.text = "after" }.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    table.render()
    expectEqual(table.texts(0), ["after"])
  }
}
