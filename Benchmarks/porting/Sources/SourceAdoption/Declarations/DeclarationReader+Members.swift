// SPDX-License-Identifier: Apache-2.0

/// Methods and properties: what is written with them, and which type they are a member of.
extension DeclarationReader {
  /// A parameter: what a caller writes before it, what the body calls it, and its type.
  private struct Parameter {
    let label: String
    let name: String
    let type: String
  }

  /// Reads a method up to the end of its parameters and what it says of errors and results.
  mutating func readMethod() {
    let name = source.name(at: place + 1)
    let line = source.tokens[place].line
    let keyword = place
    place += 2
    var isGeneric = false
    if source.word(at: place) == "<", let close = source.closing(of: place, "<", ">") {
      isGeneric = true
      place = close + 1
    }
    guard source.word(at: place) == "(", let end = source.closing(of: place, "(", ")") else {
      prefix = Prefix()
      return
    }
    let parameters = readParameters(place + 1..<end)
    place = end + 1
    var effects: Set<String> = []
    while ["async", "throws", "rethrows"].contains(source.word(at: place)) {
      effects.insert(source.word(at: place))
      place += 1
      if source.word(at: place) == "(", let end = source.closing(of: place, "(", ")") {
        place = end + 1
      }
    }
    let method = MemberDeclaration.Method(
      labels: parameters.map(\.label),
      types: parameters.map(\.type),
      returnsValue: source.word(at: place) == "->",
      isUncallable: isGeneric || !effects.isEmpty
    )
    let override = override(from: keyword, of: parameters, effects)
    add(name, line: line, method, override)
  }

  /// The labels, names and types of parameters.
  private func readParameters(_ range: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = endOfPart(from: start, upTo: range.upperBound, at: ",")
      let colon = endOfPart(from: start, upTo: end, at: ":")
      let value = endOfPart(from: colon, upTo: end, at: "=")
      let names = source.tokens[start..<colon].filter { $0.kind == .word }
      let words = value > colon + 1 ? source.tokens[colon + 1..<value] : []
      parameters.append(
        Parameter(
          label: names.first.map { source.name($0) } ?? "_",
          name: names.last.map { source.text($0.range) } ?? "_",
          type: typeText(words)
        )
      )
      start = end + 1
    }
    return parameters
  }

  /// The place of a mark outside of all brackets, else the end.
  private func endOfPart(from start: Int, upTo end: Int, at mark: String) -> Int {
    var depth = 0
    for place in start..<end where source.tokens[place].kind == .punctuation {
      let word = source.word(at: place)
      if depth == 0 && word == mark { return place }
      depth += Self.step(of: word)
    }
    return end
  }

  /// How much deeper in brackets one is behind a sign: 1, -1 or not at all.
  private static func step(of word: String) -> Int {
    switch word {
    case "(", "[", "{", "<": 1
    case ")", "]", "}", ">": -1
    default: 0
    }
  }

  /// A type as one line: words are parted by a space, signs stand close.
  private func typeText(_ tokens: ArraySlice<Token>) -> String {
    var text = ""
    var former: Token.Kind?
    for token in tokens {
      let isWord = token.kind == .word || token.kind == .attribute
      if isWord && (former == .word || former == .attribute) { text += " " }
      text += source.text(token.range)
      former = isWord ? token.kind : nil
    }
    return text
  }

  mutating func readProperty() {
    let isName = source.tokens.indices.contains(place + 1) && source.tokens[place + 1].kind == .word
    guard isName else {
      place += 1
      return prefix = Prefix()
    }
    let (keyword, shared) = (place, prefix)
    add(
      source.name(at: place + 1),
      line: source.tokens[place].line,
      nil,
      override(from: place, of: nil, [])
    )
    place += 2
    // `var a: A, b: B` declares two, under the same words.
    for name in furtherNames(after: keyword) {
      prefix = shared
      add(source.name(at: name), line: source.tokens[name].line, nil, nil)
    }
  }

  /// The places of the names that one keyword declares besides its first: those behind commas outside of brackets,
  /// before the body or the end of the statement.
  private func furtherNames(after keyword: Int) -> [Int] {
    var names: [Int] = []
    var depth = 0
    for place in keyword + 2..<max(keyword + 2, source.tokens.count) {
      let word = source.word(at: place)
      let former = source.tokens[place - 1]
      let isFirstOnLine = source.tokens[place].line > former.line
      if depth == 0 {
        if ["{", "}", ";"].contains(word) || isFirstOnLine && source.word(former) != "," { break }
        if source.word(former) == ",", source.tokens[place].kind == .word { names.append(place) }
      }
      depth += Self.step(of: word)
      // A sign that compares is no bracket, and what follows it no type.
      if depth < 0 { break }
    }
    return names
  }

  /// What a member at a keyword is overridden by; nil where it overrides none, or is more than a body that reads.
  private func override(
    from keyword: Int,
    of parameters: [Parameter]?,
    _ effects: Set<String>
  ) -> MemberDeclaration.Override? {
    guard let overrides = prefix.overrides,
      let body = (keyword..<source.tokens.count).first(where: { source.word(at: $0) == "{" }),
      let end = source.closing(of: body, "{", "}"), body > keyword + 2,
      let call = call(of: parameters)
    else { return nil }
    if parameters == nil {
      let words = Set(source.tokens[body..<end].map { source.word($0) })
      let isAssigned = source.tokens[keyword..<body].contains { source.word($0) == "=" }
      if isAssigned || !words.isDisjoint(with: ["set", "didSet", "willSet"]) { return nil }
    }
    return MemberDeclaration.Override(
      keyword: overrides,
      name: source.tokens[keyword + 1].range,
      head: onOneLine(keyword..<body),
      call: call,
      effects: (effects.contains("throws") ? "try " : "")
        + (effects.contains("async") ? "await " : ""),
      conditions: conditions
    )
  }

  /// The arguments that hand parameters on; nil where one has no name, or stands for many.
  private func call(of parameters: [Parameter]?) -> String? {
    guard let parameters else { return "" }
    var arguments: [String] = []
    for parameter in parameters {
      if parameter.name == "_" || parameter.type.hasSuffix("...") { return nil }
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      arguments.append(label + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name)
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Tokens as they are written, with one space for all that stands between two of them.
  private func onOneLine(_ range: Range<Int>) -> String {
    var text = ""
    for place in range {
      let token = source.tokens[place]
      if place > range.lowerBound,
        source.tokens[place - 1].range.upperBound < token.range.lowerBound
      {
        text += " "
      }
      text += source.word(token)
    }
    return text
  }

  /// Adds a member of the type whose body is open; what stands in a function is none.
  private mutating func add(
    _ name: String,
    line: Int,
    _ method: MemberDeclaration.Method?,
    _ override: MemberDeclaration.Override?
  ) {
    defer { prefix = Prefix() }
    guard let type = open.last.flatMap({ $0 }) else { return }
    declarations.members.append(
      MemberDeclaration(
        name: name,
        method: method,
        type: type,
        file: file,
        line: line,
        modifiers: prefix.modifiers.union(
          declarations.types[type].kind == .extension ? declarations.types[type].modifiers : []
        ),
        attributes: prefix.attributes,
        givenName: prefix.givenName,
        conditions: conditions,
        override: override
      )
    )
  }
}
