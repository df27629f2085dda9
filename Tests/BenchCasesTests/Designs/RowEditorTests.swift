// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import TestSupport
import Testing

@testable import BenchCases

@Suite("Row editor") struct RowEditorTests {
  private func editor(
    _ changed: Int,
    _ design: CellDesign,
    kind: FieldChange.Kind = .all,
    storage: FieldChange.Storage = .shared,
    seed: UInt64 = 1
  ) -> RowEditor {
    let edit = ListEdit(
      changedCount: changed,
      fields: design.fieldPlaces(of: kind),
      isFresh: storage == .fresh
    )
    return RowEditor(edit, fields: design.rowFields(), seed: seed)
  }

  private func forEachChange(_ body: (CellDesign, FieldChange.Kind, _ changed: Int) -> Void) {
    for design in CellDesign.all {
      for kind in FieldChange.Kind.allCases {
        for changed in 0...design.fields(of: kind).count { body(design, kind, changed) }
      }
    }
  }

  @Test("exactly k fields change, all of them of the kind, whatever the row holds")
  func count() {
    let rows = SampleRows.stored(100)
    forEachChange { design, kind, changed in
      var editor = editor(changed, design, kind: kind)
      for index in 0..<100 {
        var row = RowEditor.framed(rows.row(at: index))
        for step in 0..<7 {
          let next = editor.next(after: row)
          let fields = Edits.differences(row, next)
          expect(
            fields.count == changed && fields.allSatisfy(design.rowFields(of: kind).contains),
            "\(design.name) \(kind) \(changed): row \(index) step \(step) \(fields)"
          )
          row = next
        }
      }
    }
  }

  @Test("each field changes equally often, to within one deal")
  func balance() {
    forEachChange { design, kind, changed in
      for seed in 0..<UInt64(5) {
        var editor = editor(changed, design, kind: kind, seed: seed)
        var row = RowEditor.framed(Row(title: "title", source: "s", body: "b", badge: "g"))
        var counts: [RowField: Int] = [:]
        for deal in 1...200 {
          let next = editor.next(after: row)
          for field in Edits.differences(row, next) { counts[field, default: 0] += 1 }
          row = next
          let values = design.rowFields(of: kind).map { counts[$0] ?? 0 }
          let spread = (values.max() ?? 0) - (values.min() ?? 0)
          expect(
            spread <= 2,
            "\(design.name) \(kind) \(changed) seed \(seed) deal \(deal) \(values)"
          )
        }
      }
    }
  }

  @Test("each pair of fields changes together about equally often (chi-square)")
  func pairs() {
    let design = CellDesign.card
    var editor = editor(2, design)
    var row = RowEditor.framed(Row(title: "title", source: "s", body: "b", badge: "g"))
    var counts: [Set<RowField>: Int] = [:]
    let deals = 7200
    for _ in 0..<deals {
      let next = editor.next(after: row)
      counts[Set(Edits.differences(row, next)), default: 0] += 1
      row = next
    }
    expectEqual(counts.count, 36)
    let expected = Double(deals) / 36
    let square = counts.values.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    // 35 degrees of freedom: 66.6 is passed by chance once in a thousand.
    expect(square / expected < 66.6)
  }

  @Test("texts change at their start, at their end and in length, a third each, in every field")
  func ways() {
    for (design, changed) in [
      (CellDesign.card, 1), (.card, 4), (.card, 9), (.subtitle, 2), (.news, 3),
    ] {
      var editor = editor(changed, design)
      var row = RowEditor.framed(
        Row(title: "title", source: "source", body: "body", badge: "badge")
      )
      var counts: [RowField: [Edits.Way: Int]] = [:]
      for step in 0..<1800 {
        let next = editor.next(after: row)
        for field in Edits.differences(row, next) {
          guard let old = Edits.text(field, of: row), let new = Edits.text(field, of: next) else {
            continue
          }
          guard let way = Edits.way(from: old, to: new) else {
            Issue.record("\(design.name) step \(step) \(field): \(old) became \(new)")
            return
          }
          counts[field, default: [:]][way, default: 0] += 1
        }
        row = next
      }
      let all = [Edits.Way.start, .end, .length]
      let sums = all.map { way in counts.values.reduce(0) { $0 + ($1[way] ?? 0) } }
      expect((sums.max() ?? 0) - (sums.min() ?? 0) <= 1, "\(design.name) \(changed) \(sums)")
      for (field, ways) in counts {
        let total = ways.values.reduce(0, +)
        for way in all {
          let share = Double(ways[way] ?? 0) / Double(total)
          expect(share > 0.2 && share < 0.47, "\(design.name) \(changed) \(field) \(way) \(share)")
        }
      }
    }
  }

  @Test("texts do not grow without end, whatever they start from")
  func length() {
    let rows = SampleRows.stored(100)
    for index in 0..<100 {
      var editor = editor(9, .card, seed: UInt64(index))
      let first = RowEditor.framed(rows.row(at: index))
      var row = first
      for _ in 0..<300 { row = editor.next(after: row) }
      for field in [RowField.title, .source, .body, .badge] {
        let was = (Edits.text(field, of: first) ?? "").utf8.count
        let now = (Edits.text(field, of: row) ?? "").utf8.count
        expect(now <= was + 6, "row \(index) \(field): \(was) became \(now)")
      }
    }
  }

  /// The address of a text's bytes on the heap, if they are there.
  private func address(_ text: String) -> UInt? {
    guard text.utf8.count > 15 else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { UInt(bitPattern: $0) } ?? 0
    }
  }

  @Test("shared storage leaves unchanged texts where they are, fresh storage moves all of them")
  func storage() throws {
    let long = "a text that is too long to live inside of its string"
    for (storage, isShared) in [(FieldChange.Storage.shared, true), (.fresh, false)] {
      for changed in [0, 1, 5] {
        var editor = editor(changed, .card, storage: storage)
        var row = RowEditor.framed(Row(title: long, source: long, body: long, badge: long))
        for _ in 0..<20 {
          let next = editor.next(after: row)
          for field in [RowField.title, .source, .body, .badge] {
            let old = try require(Edits.text(field, of: row))
            let new = try require(Edits.text(field, of: next))
            guard old == new else { continue }
            let before = try require(address(old))
            let after = try require(address(new))
            expectEqual((before == after), isShared, "\(storage) \(changed) \(field)")
          }
          row = next
        }
      }
    }
  }

  @Test("one seed gives one sequence, another seed another")
  func seeds() {
    func sequence(_ seed: UInt64) -> [Row] {
      var editor = editor(3, .card, seed: seed)
      var row = RowEditor.framed(Row(title: "title"))
      return (0..<30)
        .map { _ in
          row = editor.next(after: row)
          return row
        }
    }
    expectEqual(sequence(1), sequence(1))
    expect(sequence(1) != sequence(2))
  }

  @Test("a change that a cell's fields do not allow stops, and says which", arguments: [0, 1])
  func refusals(number: Int) async {
    await #expect(processExitsWith: .failure) { [number] in
      switch number {
      case 0: _ = FieldChange(changedCount: 4, fieldCount: 3)
      default:
        let change = FieldChange(changedCount: 1, fieldCount: 4)
        await MainActor.run {
          _ = PlayedList(.card, rows: SampleRows.stored(1), rowCount: 1).editing(change, seed: 1)
        }
      }
    }
  }
}
