// SPDX-License-Identifier: Apache-2.0

/// What kind of value a property of an object in a .xib file has.
enum NibValue {
  case flag
  case number
  case whole
  case text
  /// One of some words, by what stands for them in Swift.
  case choice([String: String])
  case color
  case font
  case image
  case symbol
  case size
  case insets
  case directionalInsets
  case view
}

/// A property that Interface Builder writes as an attribute, or as a child with a key.
struct NibProperty {
  /// The name of the attribute, or the key of the child.
  let name: String
  /// The property in Swift, or a call with "%" in the place of the value.
  let member: String
  let value: NibValue
  /// The word that says what a fresh object has: it is not written.
  var standard: String?
  /// What it means that the attribute is not there, where a fresh object has something else.
  var absent: String?

  /// The statement that sets it, of an object.
  func statement(_ object: String, _ value: String) -> String {
    guard let mark = member.firstIndex(of: "%") else { return "\(object).\(member) = \(value)" }
    return "\(object).\(member[..<mark])\(value)\(member[member.index(after: mark)...])"
  }
}

extension NibProperty {
  /// A property that is on or off; off unless it says otherwise.
  static func flag(
    _ name: String,
    _ member: String? = nil,
    standard: String? = "NO",
    absent: String? = nil
  ) -> NibProperty {
    NibProperty(
      name: name,
      member: member ?? name,
      value: .flag,
      standard: standard,
      absent: absent
    )
  }

  static func number(
    _ name: String,
    _ member: String? = nil,
    standard: String? = nil
  ) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .number, standard: standard)
  }

  static func whole(
    _ name: String,
    _ member: String? = nil,
    standard: String? = nil
  ) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .whole, standard: standard)
  }

  /// A property that takes one of some words, which are its cases in Swift too, but for those with other names.
  static func choice(
    _ name: String,
    _ member: String? = nil,
    _ words: String,
    others: [String: String] = [:],
    standard: String? = nil,
    absent: String? = nil
  ) -> NibProperty {
    var table = others.mapValues { "." + $0 }
    for word in words.split(separator: " ") { table[String(word)] = "." + word }
    return NibProperty(
      name: name,
      member: member ?? name,
      value: .choice(table),
      standard: standard,
      absent: absent
    )
  }

  static func text(_ name: String, _ member: String? = nil) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .text)
  }

  static func color(_ name: String, _ member: String? = nil) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .color)
  }

  static func image(_ name: String, _ member: String? = nil) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .image)
  }

  static func font(_ member: String) -> NibProperty {
    NibProperty(name: "fontDescription", member: member, value: .font)
  }

  static func insets(_ name: String, _ member: String? = nil) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .insets)
  }

  static func size(_ name: String, _ member: String? = nil) -> NibProperty {
    NibProperty(name: name, member: member ?? name, value: .size)
  }

  static func view(_ name: String) -> NibProperty {
    NibProperty(name: name, member: name, value: .view)
  }
}
