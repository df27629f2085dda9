// SPDX-License-Identifier: Apache-2.0

/// Reads the tables of an ELF-64 object, within the bounds of the file.
struct ELFReader {
  struct Header {
    let name: String
    let type: UInt32
    let flags: UInt64
    let offset: UInt64
    let size: UInt64
    let link: Int
    let info: Int
    let alignment: UInt64

    /// True if the section is in memory at run time and has an effect; unwinding tables, notes and the
    /// compiler's marks have none.
    var isLoaded: Bool {
      flags & 2 != 0 && !name.hasPrefix(".eh_frame") && !name.hasPrefix(".note")
        && !name.hasPrefix(".rela") && name != ".swift_modhash"
    }
  }

  struct Symbol {
    let name: String
    let isGlobal: Bool
    /// True if another definition of the name takes precedence.
    let isWeak: Bool
    /// True if nothing outside the linked program can call it by name.
    let isHidden: Bool
    /// Its size, the only attribute of one without a place.
    let size: UInt64
    /// The section that defines it; nil where none of this object does.
    let section: Int?
    let isAbsolute: Bool
    /// True if the linker gives it a place, all zero.
    let isCommon: Bool
    let value: UInt64

    var target: ObjectFile.Target {
      if isGlobal { return .named(name) }
      if let section { return .local(section: section, offset: value) }
      return isAbsolute ? .absolute(value) : .named(name)
    }
  }

  struct Relocation {
    let offset: UInt64
    let symbol: Int
    let type: UInt32
    let addend: UInt64
  }

  static let symbolTableType: UInt32 = 2
  static let relocationType: UInt32 = 4
  /// Relocations with addends in the code, and compressed ones.
  static let otherRelocationTypes: Set<UInt32> = [9, 0x4000_0014]
  /// A section of zero bytes, which are in no file.
  private static let zeroType: UInt32 = 8
  /// Section numbers that do not fit into a symbol.
  private static let longNumbersType: UInt32 = 18
  private static let longNumber = 0xFFFF
  private static let absoluteNumber = 0xFFF1
  private static let commonNumber = 0xFFF2
  private static let firstReserved = 0xFF00

  private let bytes: [UInt8]

  /// Checks the header of a file.
  init(_ bytes: [UInt8]) throws(ObjectFile.Fault) {
    self.bytes = bytes
    guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
      throw ObjectFile.Fault(reason: "is no ELF object")
    }
    guard bytes[4] == 2, bytes[5] == 1 else {
      throw ObjectFile.Fault(reason: "is no ELF object of 64 bits, little end first")
    }
    let type: UInt16 = try number(at: 16)
    guard type == 1 else {
      throw ObjectFile.Fault(reason: "is linked already; its objects are wanted")
    }
  }

  /// Returns the section headers, by number.
  func sectionHeaders() throws(ObjectFile.Fault) -> [Header] {
    let start: UInt64 = try number(at: 40)
    let entrySize: UInt16 = try number(at: 58)
    var count = UInt64(try number(at: 60) as UInt16)
    var names = UInt64(try number(at: 62) as UInt16)
    guard start != 0, start <= UInt64(bytes.count), entrySize == 64 else {
      throw ObjectFile.Fault(reason: "has no table of sections; it may be stripped or cut off")
    }
    // Numbers that do not fit are in the first header.
    if count == 0 { count = try number(at: start + 32) }
    if names == Self.longNumber { names = UInt64(try number(at: start + 40) as UInt32) }
    guard count <= UInt64(bytes.count) / 64, names < count else {
      throw ObjectFile.Fault(
        reason: "names \(count) sections and has \(bytes.count) bytes; it may be cut off"
      )
    }
    let nameOffset: UInt64 = try number(at: start + 64 * names + 24)
    let nameSize: UInt64 = try number(at: start + 64 * names + 32)
    let nameBytes = try slice(nameOffset, nameSize)
    var headers: [Header] = []
    headers.reserveCapacity(Int(count))
    for index in 0..<count {
      let at = start + 64 * index
      headers.append(
        Header(
          name: Self.text(in: nameBytes, at: Int(try number(at: at) as UInt32)),
          type: try number(at: at + 4),
          flags: try number(at: at + 8),
          offset: try number(at: at + 24),
          size: try number(at: at + 32),
          link: Int(try number(at: at + 40) as UInt32),
          info: Int(try number(at: at + 44) as UInt32),
          alignment: try number(at: at + 48)
        )
      )
    }
    return headers
  }

  /// Returns the bytes of a section; none where they are all zero.
  func content(of header: Header) throws(ObjectFile.Fault) -> ArraySlice<UInt8> {
    header.type == Self.zeroType ? [] : try slice(header.offset, header.size)
  }

  /// Returns the symbols of a table, by number.
  func symbols(in table: Header, of headers: [Header]) throws(ObjectFile.Fault) -> [Symbol] {
    guard headers.indices.contains(table.link) else {
      throw ObjectFile.Fault(reason: "has symbols without names")
    }
    let names = try content(of: headers[table.link])
    let long = headers.first { $0.type == Self.longNumbersType }
    if let long { _ = try content(of: long) }
    _ = try content(of: table)
    var symbols: [Symbol] = []
    symbols.reserveCapacity(Int(table.size / 24))
    for index in 0..<(table.size / 24) {
      let at = table.offset + 24 * index
      let kind: UInt8 = try number(at: at + 4)
      let other: UInt8 = try number(at: at + 5)
      var section = Int(try number(at: at + 6) as UInt16)
      let isAbsolute = section == Self.absoluteNumber
      let isCommon = section == Self.commonNumber
      if section == Self.longNumber, let long {
        section = Int(try number(at: long.offset + 4 * index) as UInt32)
      } else if section >= Self.firstReserved {
        section = 0
      }
      symbols.append(
        Symbol(
          name: Self.text(in: names, at: Int(try number(at: at) as UInt32)),
          isGlobal: kind >> 4 != 0,
          isWeak: kind >> 4 == 2,
          isHidden: other & 3 == 1 || other & 3 == 2,
          size: try number(at: at + 16),
          section: section == 0 ? nil : section,
          isAbsolute: isAbsolute,
          isCommon: isCommon,
          value: try number(at: at + 8)
        )
      )
    }
    return symbols
  }

  /// Returns the relocations of a section, in file order.
  func relocations(in table: Header) throws(ObjectFile.Fault) -> [Relocation] {
    _ = try content(of: table)
    var found: [Relocation] = []
    found.reserveCapacity(Int(table.size / 24))
    for index in 0..<(table.size / 24) {
      let at = table.offset + 24 * index
      let info: UInt64 = try number(at: at + 8)
      found.append(
        Relocation(
          offset: try number(at: at),
          symbol: Int(info >> 32),
          type: UInt32(truncatingIfNeeded: info),
          addend: try number(at: at + 16)
        )
      )
    }
    return found
  }

  private func slice(_ offset: UInt64, _ size: UInt64) throws(ObjectFile.Fault) -> ArraySlice<UInt8>
  {
    let (end, overflow) = offset.addingReportingOverflow(size)
    guard !overflow, end <= UInt64(bytes.count) else {
      throw ObjectFile.Fault(reason: "ends before byte \(end), which it names; it may be cut off")
    }
    return bytes[Int(offset)..<Int(end)]
  }

  private func number<Number: FixedWidthInteger>(
    at offset: UInt64
  ) throws(ObjectFile.Fault) -> Number {
    let start = try slice(offset, UInt64(MemoryLayout<Number>.size)).startIndex
    return Number(
      littleEndian: bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: Number.self)
      }
    )
  }

  private static func text(in names: ArraySlice<UInt8>, at offset: Int) -> String {
    let start = names.startIndex + offset
    guard start < names.endIndex else { return "" }
    return String(decoding: names[start...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
