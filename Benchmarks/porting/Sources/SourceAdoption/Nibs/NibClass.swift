// SPDX-License-Identifier: Apache-2.0

/// What is known of the objects that one kind of element stands for.
struct NibClass {
  /// The class in Swift.
  let name: String
  /// The kind of element whose properties it has too.
  var parent: String?
  /// What a variable is called that nothing else names.
  let noun: String
  var properties: [NibProperty] = []
  /// What Interface Builder keeps for itself, or what another part of the writer reads.
  var idle: Set<String> = []
  /// The outlets that are properties here, with the types that they take.
  var outlets: [String: String] = [:]

  /// It and the kinds whose properties it has too, the farthest last.
  var lineage: [NibClass] {
    [self] + (parent.flatMap { Self.known[$0] }?.lineage ?? [])
  }

  /// The property of a name.
  func property(_ name: String) -> NibProperty? {
    for kind in lineage {
      if let found = kind.properties.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// The property that a key path names, as runtime attributes do: by its name in Swift, or the one without "is".
  func member(_ path: String) -> NibProperty? {
    let capitalized = "is" + path.prefix(1).uppercased() + path.dropFirst()
    return lineage.flatMap(\.properties)
      .first { $0.member == path || $0.member == capitalized }
  }

  /// Whether a name says nothing that has to be built.
  func isIdle(_ name: String) -> Bool { lineage.contains { $0.idle.contains(name) } }

  /// The type that an outlet takes which is a property here.
  func outletType(_ name: String) -> String? {
    lineage.compactMap { $0.outlets[name] }.first
  }

  /// Whether it stands in another kind's line.
  func inherits(_ element: String) -> Bool {
    guard let other = Self.known[element] else { return false }
    return lineage.contains { $0.name == other.name }
  }

  /// All kinds, by the names of their elements.
  static let known: [String: NibClass] = views.merging(controls) { first, _ in first }
    .merging(lists) { first, _ in first }
    .merging(gestures) { first, _ in first }
}
