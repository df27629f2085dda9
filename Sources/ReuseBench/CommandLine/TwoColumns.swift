// SPDX-License-Identifier: Apache-2.0

/// A list of names with what they mean beside them, wrapped to a width.
struct TwoColumns {
  /// Name and meaning, in order.
  let rows: [(String, String)]
  /// Columns of the page.
  let width: Int

  private static let indent = 2
  private static let gap = 2
  /// A meaning narrower than this is not worth reading in a column.
  private static let narrowest = 20

  /// The list as lines without a line break at the end.
  var text: String {
    let margin = Self.indent + (rows.map(\.0.count).max() ?? 0) + Self.gap
    let room = max(Self.narrowest, width - margin)
    return
      rows.flatMap { name, meaning in
        let lines = Self.lines(of: meaning, width: room)
        let blank = String(repeating: " ", count: margin)
        let label = String(repeating: " ", count: Self.indent) + name
        let head = label + blank.dropFirst(label.count) + (lines.first ?? "")
        return [head] + lines.dropFirst().map { blank + $0 }
      }
      .joined(separator: "\n")
  }

  /// Breaks a text at its spaces so that lines fit, as far as its longest word lets them.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
