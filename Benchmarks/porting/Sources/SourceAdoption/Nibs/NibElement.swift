// SPDX-License-Identifier: Apache-2.0

/// An element of a .xib file, with all that it holds.
struct NibElement {
  let name: String
  let attributes: [String: String]
  /// The line in which its first tag ends, from 1.
  let line: Int
  /// The characters between its tags, without those of its children.
  var text = ""
  var children: [NibElement] = []

  /// An attribute's value.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// What others refer to it by.
  var id: String? { attributes["id"] }

  /// The property of its parent that it is the value of.
  var key: String? { attributes["key"] }

  /// Whether an attribute says yes.
  func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The children of a child that only groups them, such as `subviews`.
  func group(_ name: String) -> [NibElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// It and all below it, in the order of the file.
  var family: [NibElement] { [self] + children.flatMap(\.family) }

  /// The text of a `string` element, which may be written in base 64 to keep its blanks.
  var string: String {
    guard isOn("base64-UTF8") else { return text }
    let encoded = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    return Base64.text(encoded + padding) ?? text
  }
}
