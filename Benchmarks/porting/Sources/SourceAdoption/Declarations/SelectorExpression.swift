// SPDX-License-Identifier: Apache-2.0

/// What stands in the parentheses of `#selector`.
struct SelectorExpression: Equatable {
  /// What of a property is meant; nil for a method.
  enum Accessor: String { case getter, setter }

  let accessor: Accessor?
  /// The names before the last: a type, `self`, or nothing.
  let qualifier: [String]
  let base: String
  /// The labels, nil where none are written.
  let labels: [String]?
  /// The types of the parameters behind `as`, nil where none are written.
  let types: [String]?

  /// Reads an expression from the words of its tokens; nil where it is more than a name.
  init?(_ words: [String]) {
    var words = words[...]
    if words.count > 2, let accessor = Accessor(rawValue: words[words.startIndex]),
      words[words.startIndex + 1] == ":"
    {
      self.accessor = accessor
      words = words.dropFirst(2)
    } else {
      accessor = nil
    }
    words = Self.withoutOuterParentheses(words)
    if let place = words.firstIndex(of: "as") {
      guard let types = Self.parameterTypes(words[(place + 1)...]) else { return nil }
      self.types = types
      words = Self.withoutOuterParentheses(words[..<place])
    } else {
      types = nil
    }
    let path = words.prefix { $0 != "(" }
    let parts = path.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let dots = path.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard path.count % 2 == 1, dots.allSatisfy({ $0 == "." }), let last = parts.last,
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isPartOfName) })
    else { return nil }
    base = last
    qualifier = parts.dropLast()
    guard let labels = Self.labels(words.dropFirst(path.count)) else { return nil }
    self.labels = labels.isEmpty && path.count == words.count ? nil : labels
  }

  /// The labels in `(_:with:)`; nothing for nothing; nil where it is something else.
  private static func labels(_ words: ArraySlice<String>) -> [String]? {
    guard !words.isEmpty else { return [] }
    guard words.first == "(", words.last == ")", words.count % 2 == 0 else { return nil }
    var labels: [String] = []
    for (place, word) in words.dropFirst().dropLast().enumerated() {
      if place % 2 == 0 { labels.append(word) } else if word != ":" { return nil }
    }
    return labels
  }

  private static func withoutOuterParentheses(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard words.first == "(", words.last == ")" else { return words }
    var depth = 0
    for place in words.indices {
      if words[place] == "(" { depth += 1 }
      if words[place] == ")" { depth -= 1 }
      if depth == 0 && place != words.endIndex - 1 { return words }
    }
    return withoutOuterParentheses(words.dropFirst().dropLast())
  }

  /// The types of the last parameter list in a type of a function, `(Cell) -> (UIButton) -> Void` too.
  private static func parameterTypes(_ words: ArraySlice<String>) -> [String]? {
    var lists: [ArraySlice<String>] = []
    var words = withoutOuterOptional(words)
    while words.first == "(" {
      var depth = 0
      let end = words.indices.first { place in
        if words[place] == "(" { depth += 1 }
        if words[place] == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end, end + 1 < words.endIndex, words[end + 1] == "->" else { break }
      lists.append(words[(words.startIndex + 1)..<end])
      words = words[(end + 2)...]
    }
    guard let list = lists.last else { return nil }
    return list.isEmpty ? [] : list.split(separator: ",").map { $0.joined() }
  }

  /// A function type without the parentheses and marks of an optional: `((A) -> B)?`.
  private static func withoutOuterOptional(_ words: ArraySlice<String>) -> ArraySlice<String> {
    if let last = words.last, last == "?" || last == "!" {
      return withoutOuterParentheses(words.dropLast())
    }
    return withoutOuterParentheses(words)
  }
}
