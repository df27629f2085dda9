// SPDX-License-Identifier: Apache-2.0

/// The loaded sections of a relocatable object with their references.
///
/// Format: ELF-64, little-endian, with explicit addends (System V ABI, chapter 4), as compilers write it on
/// Linux for x86-64 and AArch64.
package struct ObjectFile {
  enum Target: Equatable {
    /// A global symbol, by name.
    case named(String)
    case local(section: Int, offset: UInt64)
    case absolute(UInt64)
  }

  struct Reference {
    let offset: UInt64
    let type: UInt32
    let target: Target
    let addend: UInt64
  }

  struct Section {
    let name: String
    let type: UInt32
    let flags: UInt64
    let alignment: UInt64
    /// Its bytes; none where they are all zero.
    let bytes: ArraySlice<UInt8>
    let size: UInt64
    var references: [Reference] = []

    var isCodeOrConstant: Bool { CodeGraph.isCodeOrConstant(name) }
  }

  /// A global symbol.
  struct Definition {
    let name: String
    /// Nil for an absolute symbol, and for one that the linker places.
    let section: Int?
    let offset: UInt64
    let size: UInt64
    /// True if another definition of the name takes precedence.
    let isWeak: Bool
    /// True if no library in the program can call it: it is hidden, or has a mangled Swift name, which no C
    /// library knows.
    let isOwn: Bool
  }

  /// The reason why an object cannot be read, as a clause.
  package struct Fault: Error, Equatable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Loaded sections, by their number in the file.
  private(set) var sections: [Int: Section] = [:]
  private(set) var definitions: [Definition] = []

  /// Reads an object.
  ///
  /// - Throws: what is wrong with it.
  /// - Complexity: O(n) in its bytes.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let file = try ELFReader(bytes)
    let headers = try file.sectionHeaders()
    guard let symbolTable = headers.first(where: { $0.type == ELFReader.symbolTableType }) else {
      throw Fault(reason: "has no symbol table; it may be stripped")
    }
    for (number, header) in headers.enumerated() where header.isLoaded {
      sections[number] = Section(
        name: header.name,
        type: header.type,
        flags: header.flags,
        alignment: header.alignment,
        bytes: try file.content(of: header),
        size: header.size
      )
    }
    let symbols = try file.symbols(in: symbolTable, of: headers)
    definitions = symbols.compactMap { symbol in
      let isPlaced = symbol.section.map { sections[$0] != nil } ?? false
      guard symbol.isGlobal, isPlaced || symbol.isAbsolute || symbol.isCommon else { return nil }
      return Definition(
        name: symbol.name,
        section: symbol.section,
        offset: symbol.value,
        size: isPlaced ? 0 : symbol.size,
        isWeak: symbol.isWeak,
        isOwn: symbol.isHidden || symbol.name.hasPrefix("$s")
      )
    }
    for header in headers where sections[header.info] != nil {
      if ELFReader.otherRelocationTypes.contains(header.type) {
        throw Fault(reason: "has references of type \(header.type), which are not read here")
      }
      guard header.type == ELFReader.relocationType else { continue }
      sections[header.info]?.references += try file.relocations(in: header)
        .map { found throws(Fault) in
          guard symbols.indices.contains(found.symbol) else {
            throw Fault(reason: "refers to symbol \(found.symbol) of \(symbols.count)")
          }
          return Reference(
            offset: found.offset,
            type: found.type,
            target: symbols[found.symbol].target,
            addend: found.addend
          )
        }
    }
  }
}
