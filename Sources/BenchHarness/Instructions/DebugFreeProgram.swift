// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A program without debug sections, which Valgrind 3.19 cannot read.
///
/// The sections stay in the file but lose their names and kinds, so code, symbols and addresses do not move.
/// Source: the ELF-64 file format, little endian.
public struct DebugFreeProgram: Sendable {
  public let bytes: Data

  private enum Header {
    static let magic = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    static let sectionTableOffset = 0x28
    static let entrySize = 0x3A
    static let entryCount = 0x3C
    static let nameTableIndex = 0x3E
    static let length = 0x40
  }

  private enum Section {
    static let name = 0x00
    static let kind = 0x04
    static let offset = 0x18
    static let length = 0x40
  }

  /// Removes the names and kinds of the debug sections.
  ///
  /// - Throws: ``HarnessError/notAProgram(reason:)`` for a file that is not ELF-64, or is cut.
  public init(_ program: Data) throws(HarnessError) {
    var bytes = Data(program)
    guard bytes.count >= Header.length, bytes.prefix(Header.magic.count) == Header.magic else {
      throw .notAProgram(reason: "it does not begin as an ELF-64 file")
    }
    let table = Self.integer(bytes, Header.sectionTableOffset, UInt64.self)
    let size = Self.integer(bytes, Header.entrySize, UInt16.self)
    let count = Self.integer(bytes, Header.entryCount, UInt16.self)
    let nameIndex = Self.integer(bytes, Header.nameTableIndex, UInt16.self)
    let (end, isTooLarge) = table.addingReportingOverflow(size * count)
    guard !isTooLarge, size >= Section.length, end <= bytes.count, nameIndex < count else {
      throw .notAProgram(reason: "its table of sections is cut")
    }
    let names = Self.integer(bytes, table + nameIndex * size + Section.offset, UInt64.self)
    for index in 0..<count {
      let section = table + index * size
      let start = Self.integer(bytes, section + Section.name, UInt32.self)
      let (name, isBeyond) = names.addingReportingOverflow(start)
      guard !isBeyond, name < bytes.count else {
        throw .notAProgram(reason: "a section's name is cut")
      }
      guard bytes[name...].starts(with: Data(".debug".utf8)) else { continue }
      // Name 0 is the empty one, kind 0 that of a section without content.
      bytes.replaceSubrange(section..<section + Section.offset, with: Data(count: Section.offset))
    }
    self.bytes = bytes
  }

  private static func integer<Word: FixedWidthInteger>(
    _ bytes: Data,
    _ offset: Int,
    _ type: Word.Type
  ) -> Int {
    var word = Word.zero
    for index in (0..<MemoryLayout<Word>.size).reversed() {
      word = word << 8 | Word(truncatingIfNeeded: bytes[offset + index])
    }
    return Int(clamping: word)
  }
}
