// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Text views: editing, the selection, and how high they are.
@Suite("Text views", .serialized) @MainActor struct TextViewTests {
  /// A delegate that writes down what it is told, and asks the table for new heights.
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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
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
    expectEqual(
      listener.heard,
      ["began", "4+3 x", "4+3 3", "changed", "0+1 ", "changed", "ended"]
    )
  }

  @Test("a selection stays inside the text")
  func selection() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 9, length: 9)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 9)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 2))
  }

  @Test("without scrolling a view is as high as its lines and insets; with it only its content is")
  func heights() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
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
  }

  /// A cell whose text view decides on its height.
  private final class NoteCell: UITableViewCell {
    let note = UITextView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.isScrollEnabled = false
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The rows of the table below.
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

  @Test(
    "a text that grows in a row grows the row, with the cell that is edited, by an empty update"
  )
  func growing() throws {
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
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    expectEqual(former, (line + 16).rounded(.up))
    expectEqual(table.rectForRow(at: path).height, (3 * line + 16).rounded(.up))
    cell.note.resignFirstResponder()
  }
}
