// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// Sections of many objects with their references, so that equal code is recognised wherever a linker would put
/// it.
///
/// Each section starts with a fingerprint of its bytes and named references. The names of local references do
/// not count (`.L7` may be `.L8` in the other build); they are told apart by their targets: in each round a
/// section's fingerprint takes in those of the sections that it refers to, until no round separates more. Equal
/// fingerprints then mean equality all the way down, also for circular references: the refinement that
/// minimises automata (Moore 1956), by fingerprints of 64 bits.
package struct CodeGraph {
  /// The representation of a symbol or an unnamed section in a comparison.
  package typealias Fingerprint = UInt64

  private struct Node {
    let name: String
    /// The fingerprint of the bytes and named references.
    let own: Fingerprint
    /// The nodes of local references, each with the kind of reference.
    let locals: [(node: Int, how: Fingerprint)]
    /// The names of referenced symbols.
    let names: [String]
  }

  private var nodes: [Node] = []
  private var modules: [String] = []
  /// Global symbols, in the linker's order.
  private var definitions: [Definition] = []

  private struct Definition {
    let name: String
    let module: String
    /// Nil for an absolute symbol, and for one that the linker places.
    let node: Int?
    let symbol: ObjectFile.Definition
  }

  package init() {}

  /// True if a section of this name is code or a constant, so that its presence alone does nothing.
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
    // Code and constants are named after their function, other sections after their purpose.
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

  /// The fingerprints, once different sections are told apart.
  package struct Content {
    fileprivate let fingerprints: [Fingerprint]
  }

  /// Tells sections apart; both sides of a comparison belong into one graph, so that both are refined equally
  /// far.
  ///
  /// - Complexity: O(rounds · references); rounds are at most the longest path of local references.
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

  /// Returns the sections and symbols of one side, which a comparison has to find on the other side too.
  ///
  /// Of several definitions of a name it takes the linker's choice: the first that is not weak, else the first.
  /// Order does not count.
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

  /// Returns the names that nodes refer to.
  package func names(of range: Range<Int>) -> Set<String> { Set(range.flatMap { nodes[$0].names }) }

  /// One side of a comparison.
  package struct Side {
    package let nodes: Range<Int>
    package let definitions: Range<Int>

    package init(nodes: Range<Int>, definitions: Range<Int>) {
      self.nodes = nodes
      self.definitions = definitions
    }
  }

  /// Returns the side added since a border.
  package func side(after border: (nodes: Int, definitions: Int)) -> Side {
    Side(nodes: border.nodes..<nodes.count, definitions: border.definitions..<definitions.count)
  }

  /// The end of what was added so far.
  package var border: (nodes: Int, definitions: Int) { (nodes.count, definitions.count) }

  /// A section or symbol with the number of its occurrences.
  package struct Entry {
    package let module: String
    package let section: String
    package fileprivate(set) var symbol: String?
    /// True if nothing outside the program can call the symbol.
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
