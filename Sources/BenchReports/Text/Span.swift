// SPDX-License-Identifier: Apache-2.0

/// A piece of text in one style.
struct Span: Equatable {
  var text: String
  var style: TextStyle

  init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
