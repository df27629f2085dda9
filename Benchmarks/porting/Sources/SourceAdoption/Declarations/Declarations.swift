// SPDX-License-Identifier: Apache-2.0

/// A class, another type, or an extension of one, as it stands in a file.
struct TypeDeclaration {
  /// What the keyword says.
  enum Kind { case `class`, other, `extension` }

  let kind: Kind
  /// The name with those of the types around it; for an extension the name that it extends.
  let path: [String]
  /// The file, by its place in the set.
  let file: Int
  /// What stands behind the colon, one text for each.
  let inherited: [String]
  /// The modifiers before the keyword.
  let modifiers: Set<String>
  /// Where the list of inherited types ends, or would begin, in bytes.
  let headerEnd: Int
  /// Where the opening brace stands, in bytes; known once it was read.
  var openingBrace: Int?
  /// Where the closing brace stands, in bytes; known once it was read.
  var closingBrace: Int?
  /// The branches of `#if` that it stands in, by their places among the tokens of its file.
  var conditions: [Int] = []
  /// Whether something stands on the closing brace's line before it that a declaration has to be
  /// parted from.
  var needsSeparator = false
}

/// A method or a property, as it stands in a file.
struct MemberDeclaration {
  /// What can be said of a method only.
  struct Method: Equatable {
    let labels: [String]
    /// The types of the parameters, as written.
    let types: [String]
    let returnsValue: Bool
    /// Whether it is generic, throws, is asynchronous, or takes what no sender can be.
    let isUncallable: Bool
  }

  /// What a member is written with that overrides another, so that it can be put somewhere else.
  struct Override {
    /// Where the word `override` stands with the blanks behind it, in bytes.
    let keyword: Range<Int>
    /// Where the name stands, in bytes.
    let name: Range<Int>
    /// What stands from `func` or `var` to the body, on one line.
    let head: String
    /// What calls it, or reads it, behind its name.
    let call: String
    /// The words before a call: `try` and `await` where it needs them.
    let effects: String
    /// The branches of `#if` that it stands in, by their places among the tokens of its file.
    let conditions: [Int]
  }

  let name: String
  /// Nil for a property.
  let method: Method?
  /// The type that it stands in, by its place among the types read.
  let type: Int
  let file: Int
  /// The line of its name, from 1.
  let line: Int
  let modifiers: Set<String>
  let attributes: Set<String>
  /// The name in parentheses behind `@objc`.
  let givenName: String?
  /// The branches of `#if` that it stands in, by their places among the tokens of its file.
  let conditions: [Int]
  /// Nil unless it overrides another member, and has a body that can be put somewhere else.
  var override: Override?

  /// Whether an attribute shows it to Objective-C.
  var isExposed: Bool {
    !attributes.isDisjoint(with: [
      "@objc", "@IBAction", "@IBOutlet", "@NSManaged", "@IBInspectable",
    ])
  }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// What a set of files declares, as far as names of methods are concerned.
struct Declarations {
  var types: [TypeDeclaration] = []
  var members: [MemberDeclaration] = []
  /// The files whose braces do not match; what is read of them is not used.
  var unmatchedFiles: Set<Int> = []
  private var placesByPath: [[String]: [Int]] = [:]
  private var membersByName: [String: [Int]] = [:]

  /// Makes what was read ready to be searched.
  mutating func index() {
    placesByPath = Dictionary(
      grouping: types.indices.filter { types[$0].kind != .extension },
      by: { types[$0].path }
    )
    membersByName = Dictionary(grouping: members.indices, by: { members[$0].name })
  }

  /// The members of a name, in all types.
  func members(named name: String) -> [Int] { membersByName[name] ?? [] }

  /// The classes and other types that a name can mean at a place, the nearest alone.
  ///
  /// - Parameters:
  ///   - name: the name, with those of outer types.
  ///   - scope: the path of the type around the place.
  /// - Returns: their places among the types.
  func types(named name: [String], from scope: [String]) -> [Int] {
    var outer = scope
    while true {
      if let found = placesByPath[outer + name] { return found }
      if outer.isEmpty { return [] }
      outer.removeLast()
    }
  }

  /// The declaration that a type's own or an extension of it stands for; nil if it is not in the set,
  /// or if two have its name.
  func origin(of type: Int) -> Int? {
    guard types[type].kind == .extension else { return type }
    let found = types(named: types[type].path, from: [])
    return found.count == 1 ? found[0] : nil
  }

  /// The class above one; nil if it is not in the set.
  func superclass(of type: Int) -> Int? {
    guard types[type].kind == .class, let first = types[type].inherited.first else { return nil }
    let name = first.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    let found = types(named: name, from: Array(types[type].path.dropLast()))
    return found.count == 1 && types[found[0]].kind == .class && found[0] != type ? found[0] : nil
  }

  /// A class and those above it that are in the set, the nearest first.
  func lineage(of type: Int) -> [Int] {
    var line = [type]
    while let above = superclass(of: line[line.count - 1]), !line.contains(above) {
      line.append(above)
    }
    return line
  }

  /// The first extension of a type that is not in the set; its members are those of all of them.
  func extensions(ofOutside path: [String]) -> [Int] {
    guard placesByPath[path] == nil else { return [] }
    return types.indices.first { types[$0].kind == .extension && types[$0].path == path }
      .map { [$0] } ?? []
  }

  /// The extensions of the class from outside of the set that a class has above it.
  func extensionsAbove(_ type: Int) -> [Int] {
    guard let last = lineage(of: type).last, let first = types[last].inherited.first else {
      return []
    }
    return extensions(ofOutside: first.prefix { $0 != "<" }.split(separator: ".").map(String.init))
  }

  /// The innermost type around a byte of a file, nil outside of all.
  func type(around byte: Int, in file: Int) -> Int? {
    let around = types.indices.filter { index in
      let type = types[index]
      guard type.file == file, let start = type.openingBrace, let end = type.closingBrace else {
        return false
      }
      return start < byte && byte < end
    }
    return around.max { (types[$0].openingBrace ?? 0) < (types[$1].openingBrace ?? 0) }
  }
}
