// SPDX-License-Identifier: Apache-2.0

/// Reads from the tokens of one file which types it declares, and which methods and properties they have.
struct DeclarationReader {
  private let source: LexedSource
  private let file: Int
  private var declarations: Declarations
  private var place = 0
  /// The braces that are open: the type whose body they hold, nil for any other.
  private var open: [Int?] = []
  /// The type whose body the next brace opens.
  private var waiting: Int?
  private var prefix = Prefix()
  /// The branches of `#if` around the place.
  private var conditions: [Int] = []

  /// What was read before the keyword of a declaration.
  private struct Prefix {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    var givenName: String?
    /// Where `override` stands, in bytes.
    var overrides: Range<Int>?
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating",
    "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "infix", "postfix",
    "distributed",
  ]

  private init(_ source: LexedSource, file: Int, into declarations: Declarations) {
    self.source = source
    self.file = file
    self.declarations = declarations
  }

  /// Reads files, in the order in which they are known by their places.
  static func read(_ sources: [LexedSource]) -> Declarations {
    var declarations = Declarations()
    for (file, source) in sources.enumerated() {
      var reader = DeclarationReader(source, file: file, into: declarations)
      reader.run()
      declarations = reader.declarations
    }
    declarations.index()
    return declarations
  }

  private mutating func run() {
    while place < source.tokens.count { step() }
    if !open.isEmpty { declarations.unmatchedFiles.insert(file) }
  }

  private mutating func step() {
    let token = source.tokens[place]
    let word = source.word(token)
    switch token.kind {
    case .attribute: readAttribute(word)
    case .pound: readCondition(word)
    case .word where follows("."): endPrefix()
    case .word
    where ["struct", "enum", "protocol", "actor", "extension", "class"].contains(word) && namesType:
      readType(word)
    case .word where Self.modifiers.contains(word): readModifier(word)
    case .word where word == "func": readMethod()
    case .word where word == "var" || word == "let": readProperty()
    case .punctuation where word == "{": openBrace()
    case .punctuation where word == "}": closeBrace()
    default: endPrefix()
    }
  }

  private mutating func readCondition(_ word: String) {
    switch word {
    case "#if": conditions.append(place)
    case "#elseif", "#else": if !conditions.isEmpty { conditions[conditions.count - 1] = place }
    case "#endif": _ = conditions.popLast()
    default: break
    }
    endPrefix()
  }

  private mutating func endPrefix() {
    prefix = Prefix()
    place += 1
  }

  /// Whether a text stands before the place.
  private func follows(_ text: String) -> Bool { source.word(at: place - 1) == text }

  /// Whether the keyword at the place begins a type: a name follows that is no other keyword.
  private var namesType: Bool {
    guard source.tokens.indices.contains(place + 1), source.tokens[place + 1].kind == .word else {
      return false
    }
    let next = source.word(at: place + 1)
    return !Self.modifiers.contains(next)
      && !["func", "var", "let", "subscript", "init"].contains(next)
  }

  private mutating func readAttribute(_ word: String) {
    prefix.attributes.insert(word)
    place += 1
    guard source.word(at: place) == "(",
      source.tokens[place - 1].range.upperBound
        == source.tokens[place].range.lowerBound,
      let end = source.closing(of: place, "(", ")")
    else { return }
    if word == "@objc" {
      let name = source.tokens[place + 1..<end].map { source.word($0) }
      prefix.givenName = name.joined()
    }
    place = end + 1
  }

  private mutating func readModifier(_ word: String) {
    if word == "override" {
      let range = source.tokens[place].range
      let end = source.bytes[range.upperBound...].firstIndex { !$0.isBlank } ?? range.upperBound
      prefix.overrides = range.lowerBound..<end
    }
    place += 1
    if source.word(at: place) == "(", let end = source.closing(of: place, "(", ")") {
      // `private(set)` says nothing of who may read.
      place = end + 1
    } else {
      prefix.modifiers.insert(word)
    }
  }

  private mutating func readType(_ keyword: String) {
    let kind: TypeDeclaration.Kind =
      keyword == "class" ? .class : keyword == "extension" ? .extension : .other
    place += 1
    var path = [source.name(at: place)]
    var end = source.tokens[place].range.upperBound
    while source.word(at: place + 1) == ".", source.tokens.indices.contains(place + 2) {
      path.append(source.name(at: place + 2))
      place += 2
      end = source.tokens[place].range.upperBound
    }
    place += 1
    if source.word(at: place) == "<", let close = source.closing(of: place, "<", ">") {
      end = source.tokens[close].range.upperBound
      place = close + 1
    }
    let inherited = readInherited(&end)
    let outer = open.last.flatMap { $0 }.map { declarations.types[$0].path } ?? []
    declarations.types.append(
      TypeDeclaration(
        kind: kind,
        path: kind == .extension ? path : outer + path,
        file: file,
        inherited: inherited,
        modifiers: prefix.modifiers,
        headerEnd: end,
        conditions: conditions
      )
    )
    waiting = declarations.types.count - 1
    prefix = Prefix()
  }

  /// Reads the types behind a colon, up to a `where` or the brace.
  private mutating func readInherited(_ end: inout Int) -> [String] {
    guard source.word(at: place) == ":" else { return [] }
    var list = [""]
    var depth = 0
    place += 1
    while place < source.tokens.count {
      let word = source.word(at: place)
      if depth == 0 && (word == "{" || word == "where") { break }
      if word == "<" || word == "(" { depth += 1 }
      if word == ">" || word == ")" { depth -= 1 }
      if word == "," && depth == 0 { list.append("") } else { list[list.count - 1] += word }
      end = source.tokens[place].range.upperBound
      place += 1
    }
    return list
  }

  private mutating func openBrace() {
    if let waiting {
      declarations.types[waiting].openingBrace = source.tokens[place].range.lowerBound
    }
    open.append(waiting)
    waiting = nil
    endPrefix()
  }

  private mutating func closeBrace() {
    if open.isEmpty {
      declarations.unmatchedFiles.insert(file)
    } else if let type = open.removeLast() {
      let brace = source.tokens[place]
      declarations.types[type].closingBrace = brace.range.lowerBound
      let before = source.tokens[place - 1]
      let between = source.bytes[before.range.upperBound..<brace.range.lowerBound]
      declarations.types[type].needsSeparator =
        !between.contains(where: \.isLineEnd) && source.word(before) != "{"
    }
    endPrefix()
  }
}

extension DeclarationReader {
  /// A parameter: what a caller writes before it, what the body calls it, and its type.
  private struct Parameter {
    let label: String
    let name: String
    let type: String
  }

  /// Reads a method up to the end of its parameters and what it says of errors and results.
  private mutating func readMethod() {
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
      if ["(", "[", "{", "<"].contains(word) { depth += 1 }
      if [")", "]", "}", ">"].contains(word) { depth -= 1 }
    }
    return end
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

  private mutating func readProperty() {
    let isName = source.tokens.indices.contains(place + 1) && source.tokens[place + 1].kind == .word
    let name = source.name(at: place + 1)
    let line = source.tokens[place].line
    let override = isName ? override(from: place, of: nil, []) : nil
    place += isName ? 2 : 1
    if isName { add(name, line: line, nil, override) } else { prefix = Prefix() }
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
