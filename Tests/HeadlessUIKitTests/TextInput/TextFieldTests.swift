// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Text fields", .serialized) @MainActor struct TextFieldTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var begins = true
    var ends = true
    var refused = ""

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      heard.append("should begin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      heard.append("should end")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(string)")
      return !refused.contains(string) || string.isEmpty
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      textField.resignFirstResponder()
      return true
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 200))
  private let field = UITextField(frame: CGRect(20, 20, 200, 34))
  private let listener = Listener()

  init() {
    window.addSubview(field)
    field.delegate = listener
  }

  private func note(_ event: UIControl.Event, as word: String) {
    field.addAction(UIAction { [listener] _ in listener.heard.append(word) }, for: event)
  }

  @Test("editing begins with a tap, keys are asked for, and the return key is the delegate's")
  func editing() {
    note(.editingDidBegin, as: ".began")
    note(.editingChanged, as: ".changed")
    note(.editingDidEnd, as: ".ended")
    window.tap(field)
    expect(field.isFirstResponder && field.isEditing)
    listener.refused = "x"
    window.type("a\u{1F642}x")
    window.typeBackspace()
    window.type("\n")
    expectEqual(
      listener.heard,
      [
        "should begin", "began", ".began", "0+0 a", ".changed", "1+0 \u{1F642}", ".changed",
        "3+0 x", "1+2 ", ".changed", "return", "should end", "ended", ".ended",
      ]
    )
    expect(field.text == "a" && !field.isEditing)
  }

  @Test("A text set by code is not reported, and a field without a window is not edited")
  func settingText() {
    note(.editingChanged, as: ".changed")
    field.text = "one"
    field.text = nil
    expect(listener.heard.isEmpty)
    expectEqual(field.text, "")
    expect(!UITextField().becomeFirstResponder())
    field.isEnabled = false
    expect(!field.becomeFirstResponder())
    expect(window.type("a") == false)
  }

  @Test("a delegate may refuse that editing begins or ends, and another field then stays without")
  func refusals() {
    let other = window.adding(UITextField(frame: CGRect(20, 80, 200, 34)))
    listener.begins = false
    expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    listener.begins = true
    expect(field.becomeFirstResponder())
    listener.ends = false
    expect(!other.becomeFirstResponder())
    expect(field.isFirstResponder && !other.isFirstResponder)
    listener.ends = true
    expect(other.becomeFirstResponder())
    expect(!field.isFirstResponder && other.isFirstResponder)
    expect(window.endEditing(true) && !other.isFirstResponder)
  }

  @Test("the return key ends editing where somebody listens for that")
  func endOnExit() {
    field.delegate = nil
    expect(field.becomeFirstResponder())
    window.type("\n")
    expect(field.isEditing)
    note(.editingDidEndOnExit, as: ".exit")
    window.type("\n")
    expect(!field.isEditing && listener.heard == [".exit"])
  }

  @Test("A field has its height, its placeholder and its side views")
  func sizes() throws {
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.height, 34)
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(7, 0, 186, 34))
    field.leftView = UIView(frame: CGRect(0, 0, 30, 20))
    expectEqual(field.textRect(forBounds: field.bounds).minX, 7)
    field.leftViewMode = .always
    expectEqual(field.textRect(forBounds: field.bounds).minX, 30)
    expectEqual(field.leftViewRect(forBounds: field.bounds), CGRect(0, 7, 30, 20))
    func texts() throws -> [String] {
      FrameRenderer(root: window).renderFrame()
      return try XMLDocument.root(of: svg(of: window)).all.filter { $0.name == "text" }.map(\.text)
    }
    field.placeholder = "Name"
    try expectEqual(texts(), ["Name"])
    field.text = "abc"
    try expectEqual(texts(), ["abc"])
    field.isSecureTextEntry = true
    try expectEqual(texts(), ["\u{2022}\u{2022}\u{2022}"])
    expectEqual(field.text, "abc")
  }

  @Test("the button that clears stands there as its mode says, and clears if the delegate lets it")
  func clearButton() throws {
    field.clearButtonMode = .always
    field.text = "abc"
    field.layoutIfNeeded()
    note(.editingChanged, as: ".changed")
    let button = try require(field.subviews.compactMap { $0 as? UIButton }.first)
    expect(!button.isHidden && button.frame == CGRect(176, 7.5, 19, 19))
    window.tap(button)
    field.layoutIfNeeded()
    expect(field.text == "" && button.isHidden && listener.heard.contains(".changed"))
  }
}

@Suite("Text views", .serialized) @MainActor struct TextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var changed: () -> Void = {}

    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) {
      heard.append("changed")
      changed()
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 400))
  private let view = UITextView(frame: CGRect(0, 0, 200, 100))
  private let listener = Listener()

  init() {
    window.addSubview(view)
    view.delegate = listener
  }

  @Test("keys go where the caret is, and take the place of what is selected")
  func typing() {
    view.text = "one two"
    expectEqual(view.selectedRange, NSRange(location: 7, length: 0))
    expect(view.becomeFirstResponder())
    view.selectedRange = NSRange(location: 4, length: 3)
    window.type("x3")
    expect(view.text == "one 3" && view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 1, length: 0)
    window.typeBackspace()
    expect(view.text == "ne 3" && view.selectedRange == NSRange(location: 0, length: 0))
    window.typeBackspace()
    expectEqual(view.text, "ne 3")
    expect(view.resignFirstResponder())
    expectEqual(listener.heard, ["began", "4+3 x", "4+3 3", "changed", "0+1 ", "changed", "ended"])
  }

  @Test("a selection stays inside the text")
  func selection() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 9, length: 9)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 9)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 2))
  }

  @Test("A text view that does not scroll grows with its lines, and its row with it")
  func heights() throws {
    // Without scrolling a view is as high as its lines and insets; with it only its content is.
    var line = UIFont.systemFont(ofSize: 17).lineHeight
    view.text = "a\nb\nc"
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.layoutIfNeeded()
    expectEqual(view.contentSize.height, (3 * line + 16).rounded(.up))
    view.isScrollEnabled = false
    expectEqual(view.intrinsicContentSize.height, (3 * line + 16).rounded(.up))
    view.text = ""
    expectEqual(view.intrinsicContentSize.height, (line + 16).rounded(.up))
    view.textContainer.maximumNumberOfLines = 2
    view.text = "a\nb\nc"
    expectEqual(view.intrinsicContentSize.height, (2 * line + 16).rounded(.up))
    let table = UITableView(frame: window.bounds)
    let notes = Notes(listener)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    window.addSubview(table)
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    let path = IndexPath(row: 1, section: 0)
    let cell = try require(table.cellForRow(at: path) as? NoteCell)
    let former = table.rectForRow(at: path).height
    listener.changed = { table.performBatchUpdates(nil) }
    expect(cell.note.becomeFirstResponder())
    let fills = notes.fills
    window.type("one\ntwo\nthree")
    renderer.renderFrame()
    expect(
      table.cellForRow(at: path) === cell && cell.note.isFirstResponder && notes.fills == fills
    )
    line = UIFont.systemFont(ofSize: 17).lineHeight
    expectEqual(former, (line + 16).rounded(.up))
    expectEqual(table.rectForRow(at: path).height, (3 * line + 16).rounded(.up))
    cell.note.resignFirstResponder()
  }

  private final class NoteCell: UITableViewCell {
    let note = UITextView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.isScrollEnabled = false
      contentView.placing(note)
      note.pinEdges()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Notes: NSObject, UITableViewDataSource {
    var fills = 0
    let listener: Listener

    init(_ listener: Listener) { self.listener = listener }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      fills += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.note.delegate = listener
      return cell
    }
  }
}
