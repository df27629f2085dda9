// SPDX-License-Identifier: Apache-2.0

/// Reads from the tokens of one file which types it declares, and which methods and properties they have.
struct DeclarationReader {
  let source: LexedSource
  let file: Int
  var declarations: Declarations
  var place = 0
  /// The braces that are open: the type whose body they hold, nil for any other.
  var open: [Int?] = []
  /// The type whose body the next brace opens.
  private var waiting: Int?
  var prefix = Prefix()
  /// The branches of `#if` around the place.
  var conditions: [Int] = []

  /// What was read before the keyword of a declaration.
  struct Prefix {
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
