// SPDX-License-Identifier: Apache-2.0

/// A change of some bytes of a file, with what its mark says.
struct Edit: Equatable {
  /// What is changed, as the table counts it.
  enum Kind: Hashable {
    /// An attribute or modifier was dropped.
    case dropped(String)
    /// The import of a module that is not here was dropped.
    case dropsImport(String)
    /// An import was added of what a phone has in another module.
    case addsImport(String)
    /// An expression has a value's place taken: `#selector` or `#keyPath`.
    case replaced(String)
    /// A class was given what calls its methods by name.
    case callsByName
    /// A class was given what sets its outlets by name.
    case setsOutlets
    /// A class says that it calls its methods, or sets its outlets, by name.
    case conforms
    /// A class was given an override that stood in an extension of it.
    case overrides
    /// What stood in an extension has another name there.
    case renames
  }

  let range: Range<Int>
  let replacement: [UInt8]
  let kind: Kind
  /// What the mark says.
  let mark: String
}

/// Applies edits to a file, and marks each at the end of its line.
struct EditedText {
  private let source: LexedSource
  private let edits: [Edit]

  /// - Parameters:
  ///   - source: the file.
  ///   - edits: changes that do not overlap, in any order but for what is put in at one place.
  init(_ source: LexedSource, edits: [Edit]) {
    self.source = source
    self.edits = edits.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  /// The file with its changes; as many lines as before.
  ///
  /// The marks of a line stand at its end, in one comment. Where the end lies in a string, or in what an
  /// edit takes away, each mark follows its change at once.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    var marks: [String] = []
    var markPlace = 0
    func flush() {
      guard !marks.isEmpty else { return }
      result += source.bytes[place..<markPlace]
      place = markPlace
      Self.append(&marks, to: &result)
    }
    for edit in edits {
      let end = lineEnd(after: edit.range.lowerBound)
      if end != markPlace { flush() }
      markPlace = end
      result += source.bytes[place..<edit.range.lowerBound]
      result += edit.replacement.prefix { !$0.isLineEnd }
      let isAtOnce = end < edit.range.upperBound || isInText(end)
      if !marks.contains(edit.mark) { marks.append(edit.mark) }
      if isAtOnce {
        Self.append(&marks, to: &result)
        result.append(.space)
      }
      result += edit.replacement.drop { !$0.isLineEnd }
      place = edit.range.upperBound
      if isAtOnce { markPlace = place }
    }
    flush()
    return result + source.bytes[place...]
  }

  /// Adds a comment that holds marks, parted by a space from what stands before it on the line.
  private static func append(_ marks: inout [String], to bytes: inout [UInt8]) {
    if let last = bytes.last, !last.isBlank && !last.isLineEnd { bytes.append(.space) }
    bytes += Array("/* adopt: \(marks.joined(separator: "; ")) */".utf8)
    marks = []
  }

  /// Where the line of a byte ends.
  private func lineEnd(after byte: Int) -> Int {
    var low = 0
    var high = source.lineEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if source.lineEnds[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return source.lineEnds[low]
  }

  /// Whether a byte lies in a string or in a regular expression, where a comment would be text.
  private func isInText(_ byte: Int) -> Bool {
    var low = 0
    var high = source.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if source.tokens[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    guard low < source.tokens.count else { return false }
    let token = source.tokens[low]
    return (token.kind == .text || token.kind == .regex) && token.range.lowerBound < byte
  }
}
