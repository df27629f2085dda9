// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Text ranges") @MainActor struct TextRangeTests {
  @MainActor private final class Diary: NSObject, UITextFieldDelegate {
    var asked: [String] = []

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \(string)")
      return true
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 300, 300))

  private func shown<Text: UIView & UITextInput>(_ view: Text, _ set: (Text) -> Void) -> Text {
    view.frame = CGRect(0, 0, 200, 40)
    window.addSubview(view)
    set(view)
    view.becomeFirstResponder()
    return view
  }

  private func range(_ input: some UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try require(input.position(from: input.beginningOfDocument, offset: end))
    return try require(input.textRange(from: last, to: first))
  }

  @Test("Keys replace the selection, and the delegate may set another one")
  func typing() throws {
    do {  // Keys come in the place of what is selected, and the delegate is asked about that part.
      let diary = Diary()
      let field = shown(UITextField()) {
        $0.text = "1234"
        $0.delegate = diary
      }
      expectEqual(field.selectedTextRange?.start, field.endOfDocument, "the caret is at the end")
      field.selectedTextRange = try range(field, 1, 3)
      window.type("x")
      expectEqual(field.text, "1x4")
      window.type("y")
      expectEqual(field.text, "1xy4", "the caret stands behind what was typed")
      window.typeBackspace()
      window.typeBackspace()
      expectEqual(field.text, "14")
      field.selectedTextRange = try range(field, 0, 0)
      window.typeBackspace()
      expectEqual(field.text, "14", "nothing is before the caret")
      field.selectedTextRange = try range(field, 0, 2)
      window.typeBackspace()
      expect(field.text == "" && !field.hasText)
      expectEqual(diary.asked, ["1+2 x", "2+0 y", "2+1 ", "1+1 ", "0+2 "])
    }
    final class Keeper: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var told = 0
      func textFieldDidChangeSelection(_ textField: UITextField) {
        told += 1
        let end = textField.endOfDocument
        textField.selectedTextRange = textField.textRange(from: end, to: end)
      }
      func textViewDidChangeSelection(_ textView: UITextView) {
        told += 1
        textView.selectedRange = NSRange(location: 0, length: 0)
      }
    }
    let keeper = Keeper()
    let field = shown(UITextField()) { $0.delegate = keeper }
    window.type("ab")
    expect(field.text == "ab" && keeper.told == 2)
    keeper.told = 0
    field.selectedTextRange = try range(field, 0, 1)
    expect(field.selectedTextRange?.start == field.endOfDocument && keeper.told == 2)
    let view = shown(UITextView()) { $0.delegate = keeper }
    window.type("ab")
    expectEqual(view.text, "ba", "the caret is kept at the beginning")
  }

  @Test("a number is grouped as it is typed, and the caret stays behind its digit")
  func grouping() throws {
    let field = shown(UITextField()) { $0.text = "1234" }
    field.addAction(
      UIAction { _ in
        guard let caret = field.selectedTextRange?.start else { return }
        let behind = field.offset(from: caret, to: field.endOfDocument)
        let digits = (field.text ?? "").filter(\.isNumber)
        field.text = digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits
        guard let place = field.position(from: field.endOfDocument, offset: -behind) else { return }
        field.selectedTextRange = field.textRange(from: place, to: place)
      },
      for: .editingChanged
    )
    field.selectedTextRange = try range(field, 1, 1)
    window.type("9")
    expectEqual(field.text, "19,234")
    window.type("8")
    expectEqual(field.text, "198,234")
  }

  @Test("Text views and fields have the same positions, compared in UTF-16 units")
  func textView() throws {
    let view = shown(UITextView()) { $0.text = "one two" }
    view.selectedTextRange = try range(view, 0, 3)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 3))
    window.type("1")
    expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
    view.replace(try range(view, 2, 5), withText: "2")
    let head = try range(view, 0, 2)
    expect(view.text == "1 2" && view.text(in: head) == "1 ")
    expect(view.markedTextRange == nil)
    let field = shown(UITextField()) { $0.text = "a😀b" }
    expectEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 4)
    expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    let face = try range(field, 1, 3)
    expect(field.text(in: face) == "😀" && !face.isEmpty)
    expectEqual(field.compare(face.start, to: face.end), .orderedAscending)
    expectEqual(field.compare(face.end, to: face.start), .orderedDescending)
    try expectEqual(face, range(field, 3, 1), "whichever comes first")
    field.selectedTextRange = try range(field, 2, 2)
    window.type("x")
    expectEqual(field.text, "ax😀b", "a character is not parted")
  }

  @Test("a selection is kept within the text, however it is asked for", arguments: 0..<400)
  func bounds(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = ["a", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\u{5d0}", "\n"]
    var text = SelectedText()
    text.set((0..<Int(random.next() % 6)).map { _ in pieces[Int(random.next() % 7)] }.joined())
    for _ in 0..<8 {
      let location = [Int.min, -1, Int(random.next() % 12), .max][Int(random.next() % 4)]
      let length = [0, 1, Int(random.next() % 12), .max][Int(random.next() % 4)]
      let former = text.selection
      let isOther = text.select(NSRange(location: location, length: length))
      let selected = text.selection
      expectEqual(isOther, (selected != former), "seed \(seed)")
      expect(selected.location >= 0 && selected.length >= 0, "seed \(seed)")
      expect(selected.location + selected.length <= text.text.utf16.count, "seed \(seed)")
      for edge in [selected.location, selected.location + selected.length] {
        let index = String.Index(utf16Offset: edge, in: text.text)
        expect(index.samePosition(in: text.text.unicodeScalars) != nil, "seed \(seed)")
      }
      if let deleted = text.rangeToDelete {
        expect(deleted.length > 0 && deleted.location >= 0, "seed \(seed)")
        let end = deleted.location + deleted.length
        expect(end == selected.location || deleted == selected, "seed \(seed)")
      }
      let count = text.text.utf16.count
      text.replace(selected, by: "x")
      expectEqual(text.text.utf16.count, count - selected.length + 1, "seed \(seed)")
    }
  }
}
