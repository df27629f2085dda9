// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sections of an ELF-64 file, read by the letter of the format and by no code of the tool's.
struct ProgramFile {
  /// One entry of the table of sections.
  struct Section: Equatable {
    let name: String
    let kind: UInt32
    let flags: UInt64
    let address: UInt64
    let range: Range<Int>
  }

  /// The kind of a section that holds nothing in the file, such as `.bss`.
  static let withoutBytes: UInt32 = 8
  /// The flag of sections that hold instructions.
  static let executable: UInt64 = 4

  let sections: [Section]

  init(_ file: Data) {
    let bytes = [UInt8](file)
    func word<Word: FixedWidthInteger>(_ offset: Int, _ type: Word.Type) -> Word {
      bytes.withUnsafeBytes {
        Word(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type))
      }
    }
    let table = Int(word(0x28, UInt64.self))
    let entry = Int(word(0x3A, UInt16.self))
    let count = Int(word(0x3C, UInt16.self))
    let namesEntry = table + entry * Int(word(0x3E, UInt16.self))
    let names = Int(word(namesEntry + 0x18, UInt64.self))
    sections = (0..<count)
      .map { index in
        let start = table + entry * index
        let name = names + Int(word(start, UInt32.self))
        let kind = word(start + 4, UInt32.self)
        let offset = Int(word(start + 0x18, UInt64.self))
        let size = kind == Self.withoutBytes ? 0 : Int(word(start + 0x20, UInt64.self))
        return Section(
          name: String(decoding: bytes[name...].prefix { $0 != 0 }, as: UTF8.self),
          kind: kind,
          flags: word(start + 8, UInt64.self),
          address: word(start + 0x10, UInt64.self),
          range: offset..<offset + size
        )
      }
  }

  /// A file of three sections: nothing, instructions, debug information, and their names.
  static let small: Data = {
    let names = Array("\u{0}.text\u{0}.debug_info\u{0}.names\u{0}".utf8)
    var file = [UInt8](repeating: 0, count: 0x40)
    file.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    func put(_ value: UInt64, _ size: Int, at offset: Int) {
      for index in 0..<size {
        file[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
      }
    }
    let code = file.count
    file += [0xC3, 0x90, 0xC3]
    let debug = file.count
    file += [1, 2, 3, 4]
    let nameTable = file.count
    file += names
    let table = file.count
    let entries: [(name: UInt64, kind: UInt64, offset: Int, size: Int)] = [
      (0, 0, 0, 0), (1, 1, code, 3), (7, 1, debug, 4), (19, 3, nameTable, names.count),
    ]
    file += [UInt8](repeating: 0, count: 0x40 * entries.count)
    for (index, entry) in entries.enumerated() {
      put(entry.name, 4, at: table + 0x40 * index)
      put(entry.kind, 4, at: table + 0x40 * index + 4)
      put(UInt64(entry.offset), 8, at: table + 0x40 * index + 0x18)
      put(UInt64(entry.size), 8, at: table + 0x40 * index + 0x20)
    }
    put(UInt64(table), 8, at: 0x28)
    put(0x40, 2, at: 0x3A)
    put(UInt64(entries.count), 2, at: 0x3C)
    put(3, 2, at: 0x3E)
    return Data(file)
  }()
}
