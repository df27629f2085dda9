// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// Sections of many objects with what they refer to, so that equal code is recognised wherever a
/// linker would put it.
///
/// Walk-through: each section starts with a fingerprint of its bytes and of the references that have a
/// name. References to places in the same object have none that counts (`.L7` may be called `.L8` in
/// the other build), so they are told by what lies there: round by round each section's fingerprint
/// takes in those of the sections that it refers to, until no round tells more sections apart. What is
/// equal then is equal all the way down, also where sections refer to each other in a circle. This is
/// the refinement by which automata are minimised (Moore 1956), here by fingerprints of 64 bits.
package struct CodeGraph {
  /// What stands for a symbol or an unnamed section in a comparison.
  package typealias Fingerprint = UInt64

  private struct Node {
    let name: String
    /// Of the bytes and of the named references.
    let own: Fingerprint
    /// The nodes of local references, each with how it is referred to.
    let locals: [(node: Int, how: Fingerprint)]
    /// The names that it refers to.
    let names: [String]
  }

  private var nodes: [Node] = []
  /// The module of each node.
  private var modules: [String] = []
  /// The symbols that others see, in the order in which the linker comes to them.
  private var definitions: [Definition] = []

  private struct Definition {
    let name: String
    let module: String
    /// Where it is; nil for a fixed number or something that the linker gives a place.
    let node: Int?
    let symbol: ObjectFile.Definition
  }

  /// Starts with nothing.
  package init() {}

  /// Whether a section of this name is code or a constant, and does nothing by being there.
  package static func isCodeOrConstant(_ section: String) -> Bool {
    section == ".text" || section.hasPrefix(".text.") || section.hasPrefix(".rodata")
  }

  package mutating func add(_ object: ObjectFile, of module: String) {
    let numbers = object.sections.keys.sorted()
    let places = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { ($0.element, nodes.count + $0.offset) }
    )
    for number in numbers {
      guard let section = object.sections[number] else { continue }
      nodes.append(Self.node(section, places))
      modules.append(module)
    }
    for definition in object.definitions {
      definitions.append(
        Definition(
          name: definition.name,
          module: module,
          node: definition.section.flatMap { places[$0] },
          symbol: definition
        )
      )
    }
  }

  private static func node(_ section: ObjectFile.Section, _ places: [Int: Int]) -> Node {
    var own = FingerprintHasher()
    // The name of code and constants is that of their function; of others it is what they are for.
    if !section.isCodeOrConstant { own.combine(section.name.utf8) }
    own.combine(UInt64(section.type))
    own.combine(section.flags)
    own.combine(section.alignment)
    own.combine(section.size)
    own.combine(section.bytes)
    var locals: [(node: Int, how: Fingerprint)] = []
    var names: [String] = []
    for reference in section.references {
      var how = FingerprintHasher()
      how.combine(reference.offset)
      how.combine(UInt64(reference.type))
      how.combine(reference.addend)
      switch reference.target {
      case .named(let name):
        how.combine(name.utf8)
        names.append(name)
      case .absolute(let value): how.combine(value)
      case .local(let section, let offset):
        how.combine(offset)
        if let place = places[section] {
          locals.append((place, how.value))
          continue
        }
      }
      own.combine(how.value)
    }
    return Node(name: section.name, own: own.value, locals: locals, names: names)
  }

  /// What the graph holds, once every section is told from every other that differs from it.
  package struct Content {
    /// The fingerprint of each node.
    fileprivate let fingerprints: [Fingerprint]
  }

  /// Tells sections apart; both sides of a comparison belong into one graph, so that both are refined
  /// equally far.
  ///
  /// - Complexity: O(rounds · references); rounds are at most the length of the longest way of local
  ///   references, and few in practice.
  package func refined() -> Content {
    var fingerprints = nodes.map(\.own)
    var classCount = Set(fingerprints).count
    while true {
      let next = nodes.enumerated()
        .map { position, node -> Fingerprint in
          guard !node.locals.isEmpty else { return fingerprints[position] }
          var hasher = FingerprintHasher()
          hasher.combine(node.own)
          for local in node.locals {
            hasher.combine(local.how)
            hasher.combine(fingerprints[local.node])
          }
          return hasher.value
        }
      let nextCount = Set(next).count
      fingerprints = next
      guard nextCount > classCount else { return Content(fingerprints: fingerprints) }
      classCount = nextCount
    }
  }

  /// Everything of one side that a comparison has to find on the other side too.
  ///
  /// That is each section, and each symbol with what it is: of several definitions of a name the one
  /// that the linker takes, the first that is not weak, else the first. Their order does not count.
  package func entries(of side: Side, in content: Content) -> [Fingerprint: Entry] {
    var found: [Fingerprint: Entry] = [:]
    for position in side.nodes {
      let fingerprint = content.fingerprints[position]
      let name = nodes[position].name
      found[fingerprint, default: Entry(module: modules[position], section: name)].count += 1
    }
    var taken: [String: Definition] = [:]
    for definition in definitions[side.definitions] {
      if let earlier = taken[definition.name],
        !earlier.symbol.isWeak || definition.symbol.isWeak
      {
        continue
      }
      taken[definition.name] = definition
    }
    for definition in taken.values {
      var hasher = FingerprintHasher()
      hasher.combine(definition.name.utf8)
      hasher.combine(definition.symbol.offset)
      hasher.combine(definition.symbol.size)
      if let node = definition.node { hasher.combine(content.fingerprints[node]) }
      found[
        hasher.value,
        default: Entry(
          module: definition.module,
          section: definition.node.map { nodes[$0].name } ?? "",
          symbol: definition.name,
          isOwn: definition.symbol.isOwn
        )
      ]
      .count += 1
    }
    return found
  }

  /// The names that nodes refer to.
  package func names(of range: Range<Int>) -> Set<String> { Set(range.flatMap { nodes[$0].names }) }

  /// The part of the graph that one side of a comparison is.
  package struct Side {
    package let nodes: Range<Int>
    package let definitions: Range<Int>

    /// A side by its ranges.
    package init(nodes: Range<Int>, definitions: Range<Int>) {
      self.nodes = nodes
      self.definitions = definitions
    }
  }

  /// What was added since a border, and the border for what comes next.
  package func side(after border: (nodes: Int, definitions: Int)) -> Side {
    Side(nodes: border.nodes..<nodes.count, definitions: border.definitions..<definitions.count)
  }

  /// How much there is so far.
  package var border: (nodes: Int, definitions: Int) { (nodes.count, definitions.count) }

  /// Something that is there so many times.
  package struct Entry {
    package let module: String
    package let section: String
    package fileprivate(set) var symbol: String?
    /// Whether nothing outside the program can call the symbol.
    package fileprivate(set) var isOwn = true
    package fileprivate(set) var count = 0
  }
}

/// A hash of 64 bits that is the same in every process: FNV-1a by words, mixed at the end.
private struct FingerprintHasher {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count.isMultiple(of: 8) { combine(word) }
    }
    combine(word)
    combine(count)
  }

  var value: UInt64 { SplitMix64.mixed(state) }
}
