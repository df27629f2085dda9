// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Text fields: who is asked, who is told, in what order, and what is shown.
@Suite("Text fields", .serialized) @MainActor struct TextFieldTests {
  /// A delegate that writes down what it is asked and told.
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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let listener = Listener()

  init() {
    window.addSubview(field)
    field.delegate = listener
  }

  /// Has an event of the field written down.
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
        "3+0 x", "1+2 ",
        ".changed", "return", "should end", "ended", ".ended",
      ]
    )
    expect(field.text == "a" && !field.isEditing)
  }

  @Test("a text that is set tells nobody, and nil reads empty")
  func settingText() {
    note(.editingChanged, as: ".changed")
    field.text = "one"
    field.text = nil
    expect(listener.heard.isEmpty)
    expectEqual(field.text, "")
  }

  @Test("a delegate may refuse that editing begins or ends, and another field then stays without")
  func refusals() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    window.addSubview(other)
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

  @Test("a field that lies in no window, or is disabled, is not edited")
  func unable() {
    expect(!UITextField().becomeFirstResponder())
    field.isEnabled = false
    expect(!field.becomeFirstResponder())
    expect(window.type("a") == false)
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

  @Test("a placeholder is seen while there is no text, and dots while the text is hidden")
  func shown() throws {
    func texts() throws -> [String] {
      FrameRenderer(root: window).renderFrame()
      var snapshot = FrameSnapshot(of: window)
      return try XMLDocument.root(of: snapshot.svg()).all.filter { $0.name == "text" }.map(\.text)
    }
    field.placeholder = "Name"
    try expectEqual(texts(), ["Name"])
    field.text = "abc"
    try expectEqual(texts(), ["abc"])
    field.isSecureTextEntry = true
    try expectEqual(texts(), ["\u{2022}\u{2022}\u{2022}"])
    expectEqual(field.text, "abc")
  }

  @Test(
    "a bordered field of the standard font is 34 points high, and views beside the text take its room"
  )
  func sizes() {
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.height, 34)
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(field.textRect(forBounds: field.bounds).minX, 7)
    field.leftViewMode = .always
    expectEqual(field.textRect(forBounds: field.bounds).minX, 30)
    expectEqual(
      field.leftViewRect(forBounds: field.bounds),
      CGRect(x: 0, y: 7, width: 30, height: 20)
    )
  }

  @Test("the button that clears stands there as its mode says, and clears if the delegate lets it")
  func clearButton() throws {
    field.clearButtonMode = .always
    field.text = "abc"
    field.layoutIfNeeded()
    note(.editingChanged, as: ".changed")
    let button = try require(field.subviews.compactMap { $0 as? UIButton }.first)
    expect(!button.isHidden && button.frame == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    window.tap(button)
    field.layoutIfNeeded()
    expect(field.text == "" && button.isHidden && listener.heard.contains(".changed"))
  }
}
