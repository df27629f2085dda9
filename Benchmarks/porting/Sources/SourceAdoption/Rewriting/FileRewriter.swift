// SPDX-License-Identifier: Apache-2.0

/// Rewrites one file of a set.
struct FileRewriter {
  let source: LexedSource
  /// The file's place in the set.
  let file: Int
  let resolver: SelectorResolver
  let modules: KnownModules
  private(set) var edits: [Edit] = []
  private(set) var findings: [Finding] = []
  /// The members that a selector names, which their classes have to call by name.
  private(set) var namedMembers: [(member: Int, name: String)] = []
  var place = 0

  /// Attributes that only Interface Builder and the Objective-C runtime read.
  private static let droppedAttributes: Set<String> = [
    "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable", "@IBDesignable", "@GKInspectable",
    "@objc", "@objcMembers", "@nonobjc", "@NSManaged",
  ]

  init(_ source: LexedSource, file: Int, resolver: SelectorResolver, modules: KnownModules) {
    self.source = source
    self.file = file
    self.resolver = resolver
    self.modules = modules
  }

  /// Whether an import has been given one of the networking module beside it, or needs none.
  private lazy var hasNetworking =
    !source.tokens.indices.contains { place in
      source.tokens[place].kind == .word && KnownModules.networking.contains(source.name(at: place))
        && source.word(at: place - 1) != "."
    } || source.tokens.indices.contains { source.word(at: $0) == "FoundationNetworking" }

  /// Finds every change in one pass over the tokens.
  mutating func run() {
    while place < source.tokens.count {
      let token = source.tokens[place]
      let word = source.word(token)
      switch token.kind {
      case .attribute where Self.droppedAttributes.contains(word): dropAttribute(word)
      case .attribute where beginsImport: readImport()
      case .pound where word == "#selector": replaceSelector()
      case .pound where word == "#keyPath": replaceKeyPath()
      case .pound where word == "#Preview": dropPreview()
      case .pound where word == "#if" || word == "#elseif": readCondition()
      case .word where word == "dynamic" && isModifier: drop(through: place, as: "dynamic")
      case .word where word == "optional" && isModifier:
        find("optional requirement of a protocol: it has to be made a plain one")
        place += 1
      case .word where word == "import" && beginsStatement: readImport()
      case .word where Self.importModifiers.contains(word) && beginsImport: readImport()
      default: place += 1
      }
    }
  }

  /// Notes what the token at the place leaves missing.
  mutating func find(_ message: String) {
    findings.append(Finding(line: source.tokens[place].line, message: message))
  }

  /// Notes code that is for another system, which Linux leaves out.
  private mutating func readCondition() {
    let line = source.tokens[place].line
    var system = place + 1
    while source.tokens.indices.contains(system), source.tokens[system].line == line {
      if source.word(at: system) == "os", source.word(at: system + 2) == "iOS" {
        find("#if os(iOS): Linux leaves out what stands in it")
        break
      }
      system += 1
    }
    place += 1
  }

  // MARK: Attributes and modifiers

  private mutating func dropAttribute(_ word: String) {
    var end = place
    if word == "@objc", source.word(at: place + 1) == "(",
      source.tokens[place].range.upperBound == source.tokens[place + 1].range.lowerBound,
      let close = source.closing(of: place + 1, "(", ")")
    {
      end = close
    }
    if word == "@NSManaged" { find("managed property: it needs a value of its own") }
    drop(through: end, as: word)
  }

  /// Drops the tokens from the place through another, and the blanks behind them.
  private mutating func drop(through last: Int, as name: String) {
    let start = source.tokens[place].range.lowerBound
    var end = source.tokens[last].range.upperBound
    while end < source.bytes.count && source.bytes[end].isBlank { end += 1 }
    let joins =
      start > 0 && source.bytes[start - 1].isPartOfName && end < source.bytes.count
      && source.bytes[end].isPartOfName
    replace(start..<end, with: joins ? " " : "", .dropped(name), mark: "\(name) dropped")
    place = last + 1
  }

  /// Replaces a range and keeps the line ends in it.
  private mutating func replace(
    _ range: Range<Int>,
    with text: String,
    _ kind: Edit.Kind,
    mark: String
  ) {
    let lineEnds = source.bytes[range].filter(\.isLineEnd)
    edits.append(
      Edit(range: range, replacement: Array(text.utf8) + lineEnds, kind: kind, mark: mark)
    )
  }

  /// Whether the word at the place is the modifier of a declaration, not a name.
  private var isModifier: Bool {
    let next = source.word(at: place + 1)
    guard source.tokens.indices.contains(place + 1), Self.wordsAfterModifier.contains(next),
      source.tokens[place + 1].line == source.tokens[place].line
    else { return false }
    guard place > 0 else { return true }
    let before = source.tokens[place - 1]
    let word = source.word(before)
    if before.line < source.tokens[place].line {
      return !["case", ",", "=", ".", "return"].contains(word)
    }
    return before.kind == .attribute || ["{", "}", ";", ")"].contains(word)
      || Self.wordsAfterModifier.contains(word) && !["var", "let", "func", "class"].contains(word)
  }

  private static let wordsAfterModifier: Set<String> = [
    "var", "let", "func", "class", "static", "init", "subscript", "private", "fileprivate",
    "internal",
    "package", "public", "open", "override", "final", "weak", "unowned", "lazy", "required",
    "convenience", "nonisolated", "dynamic", "optional",
  ]
}

extension FileRewriter {
  // MARK: Imports

  private static let importModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Whether the word at the place stands where a statement begins.
  private var beginsStatement: Bool {
    guard place > 0 else { return true }
    let before = source.tokens[place - 1]
    return before.line < source.tokens[place].line && source.word(before) != "."
      || ["{", "}", ";"].contains(source.word(before))
  }

  /// Whether attributes or an access level at the place belong to an import of the same line.
  private var beginsImport: Bool {
    var index = place
    while source.tokens.indices.contains(index) {
      let token = source.tokens[index]
      let word = source.word(token)
      guard token.line == source.tokens[place].line else { return false }
      if token.kind == .word && word == "import" { return index > place }
      guard token.kind == .attribute || Self.importModifiers.contains(word) else { return false }
      index += 1
      if source.word(at: index) == "(", let close = source.closing(of: index, "(", ")") {
        index = close + 1
      }
    }
    return false
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// Reads an import, whole; drops it where its module is not here.
  private mutating func readImport() {
    let first = place
    while source.word(at: place) != "import" { place += 1 }
    var name = place + 1
    let hasKind = Self.importKinds.contains(source.word(at: name))
    if hasKind { name += 1 }
    guard source.tokens.indices.contains(name), source.tokens[name].kind == .word else {
      place += 1
      return
    }
    var last = name
    while source.word(at: last + 1) == ".", source.tokens.indices.contains(last + 2) { last += 2 }
    let module = source.word(at: name)
    let whole = source.text(
      source.tokens[name].range.lowerBound..<source.tokens[last].range.upperBound
    )
    let here = modules.contains(module) ? module : modules.standIn(for: module)
    if let here {
      let end = hasKind ? name : last
      let range = source.tokens[name].range.lowerBound..<source.tokens[end].range.upperBound
      if source.text(range) != here {
        replace(
          range,
          with: here,
          .dropsImport(whole),
          mark: "import of \(whole) made that of \(here)"
        )
      }
      addNetworking(after: last, beside: here)
      place = last + 1
    } else {
      place = first
      dropImport(of: whole, module, through: last)
    }
  }

  /// Imports what Linux has in a module of its own, and a phone in Foundation, where the file uses it.
  private mutating func addNetworking(after last: Int, beside module: String) {
    guard ["Foundation", "UIKit", "SwiftUI"].contains(module), !hasNetworking else { return }
    hasNetworking = true
    let end = source.tokens[last].range.upperBound
    replace(
      end..<end,
      with: "; import FoundationNetworking",
      .addsImport("FoundationNetworking"),
      mark: "import FoundationNetworking added"
    )
  }

  private mutating func dropImport(of path: String, _ module: String, through last: Int) {
    find("module \(module)")
    let isFollowed =
      source.word(at: last + 1) == ";" && source.tokens[last + 1].line == source.tokens[last].line
    let end = isFollowed ? last + 1 : last
    let range = source.tokens[place].range.lowerBound..<source.tokens[end].range.upperBound
    replace(range, with: "", .dropsImport(path), mark: "import \(path) dropped")
    place = end + 1
  }
}

extension FileRewriter {
  // MARK: Selectors and key paths

  private mutating func replaceSelector() {
    guard
      let close = source.word(at: place + 1) == "(" ? source.closing(of: place + 1, "(", ")") : nil,
      let expression = SelectorExpression(source.tokens[place + 2..<close].map { source.name($0) })
    else {
      find("#selector: it is more than the name of a method")
      place += 1
      return
    }
    let range = source.tokens[place].range.lowerBound..<source.tokens[close].range.upperBound
    switch resolver.find(expression, at: range.lowerBound, in: file) {
    case .name(let name, let members):
      namedMembers += members.map { ($0, name) }
      if members.isEmpty {
        find("selector '\(name)': a method of UIKit's, which nobody calls by name")
      }
      replace(
        range,
        with: "Selector(\"\(name)\")",
        .replaced("#selector"),
        mark: "#selector became a Selector"
      )
    case .unknown(let reason):
      find("#selector(\(expression.base)): \(reason)")
    }
    place = close + 1
  }

  private mutating func replaceKeyPath() {
    guard source.word(at: place + 1) == "(", let close = source.closing(of: place + 1, "(", ")")
    else {
      place += 1
      return
    }
    let words = source.tokens[place + 2..<close].map { source.name($0) }
    let names = words.filter { $0 != "." && $0 != "?" }
    let isPlain = names.allSatisfy { $0.utf8.allSatisfy(\.isPartOfName) }
    let range = source.tokens[place].range.lowerBound..<source.tokens[close].range.upperBound
    if isPlain, let keyPath = resolver.keyPath(names) {
      replace(
        range,
        with: "\"\(keyPath)\"",
        .replaced("#keyPath"),
        mark: "#keyPath became a string"
      )
    } else {
      find("#keyPath(\(words.joined())): a property of it is not in these files")
    }
    place = close + 1
  }
}

extension FileRewriter {
  // MARK: Previews

  /// Drops a preview, which is a macro of Xcode's, with the availability that stands before it.
  private mutating func dropPreview() {
    var last = place
    if source.word(at: last + 1) == "(", let close = source.closing(of: last + 1, "(", ")") {
      last = close
    }
    guard source.word(at: last + 1) == "{", let close = source.closing(of: last + 1, "{", "}")
    else {
      find("#Preview: it has no body")
      place += 1
      return
    }
    let attribute = (max(0, place - 16)..<place)
      .last {
        source.word(at: $0) == "@available" && source.closing(of: $0 + 1, "(", ")") == place - 1
      }
    let start = source.tokens[attribute ?? place].range.lowerBound
    replace(
      start..<source.tokens[close].range.upperBound,
      with: "",
      .dropped("#Preview"),
      mark: "#Preview dropped"
    )
    place = close + 1
  }
}
