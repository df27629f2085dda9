// SPDX-License-Identifier: Apache-2.0

import BenchCells
import Foundation
import TestSupport
import Testing

@testable import BenchCases

/// Whatever stands in a file, reading it gives rows or a fault that lies inside the file.
@Suite struct RowFileFuzzTests {
  private static let csv = Array(
    """
    \u{FEFF}date,"title",body,accent,read,other\r
    2024,"a ""b"" é","x\r\n\ny",3,true,\r
    ,,"","",0,"中"
    "1",2,3,4,1,😀
    """
    .utf8
  )

  private static let ndjson = Array(
    #"""
    {"title":"a \"b\" é\u00e9\ud83d\ude00","body":null,"accent":3,"other":[1,{"a":-0.5e+7}]}
      {"subject":"中","author":"A","date":"D","read":true}
    {"flagged":false , "title":"\\" }
    """#
    .utf8
  )

  private static let interesting: [UInt8] =
    Array("\"\\,\n\r{}[]:0-.eutx \t".utf8)
    + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]

  /// Returns a complaint about the reading of `bytes`, nil if it is right.
  private static func complaint(
    _ bytes: [UInt8],
    as name: String,
    in folder: borrowing TemporaryFolder
  ) throws -> String? {
    switch try Reading(path: folder.write(bytes, as: name)) {
    case .rows(let rows, _):
      return rows.isEmpty ? "no row and no fault" : nil
    case .fault(let fault, let line, let column):
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard (1...lines.count).contains(line) else { return "\(fault) at line \(line)" }
      let width = lines[line - 1].count { $0 & 0xC0 != 0x80 }
      return (1...width + 1).contains(column) ? nil : "\(fault) at \(line):\(column)"
    }
  }

  @Test(arguments: [("a.csv", csv), ("a.ndjson", ndjson)])
  func everyTruncation(name: String, bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try expectEqual(Reading(bytes, as: name).rows.count, 3)
    for count in 0..<bytes.count {
      let complaint = try Self.complaint(Array(bytes[..<count]), as: name, in: folder)
      expect(complaint == nil, "\(name), the first \(count) bytes")
    }
  }

  @Test(arguments: [("a.csv", csv), ("a.ndjson", ndjson)])
  func everyByteReplacedRemovedOrDoubled(name: String, bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    for index in bytes.indices {
      var variants = [Array(bytes[..<index] + bytes[(index + 1)...])]
      variants.append(Array(bytes[...index] + bytes[index...]))
      for byte in Self.interesting {
        variants.append(bytes)
        variants[variants.count - 1][index] = byte
      }
      for variant in variants {
        let complaint = try Self.complaint(variant, as: name, in: folder)
        if let complaint {
          Issue.record("\(complaint): \(name), \(String(decoding: variant, as: UTF8.self))")
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func severalMutationsAtOnce(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = DatasetRandom(seed: seed)
    for _ in 0..<25 {
      let isCSV = random.next(below: 2) == 0
      var bytes = isCSV ? Self.csv : Self.ndjson
      for _ in 0..<random.next(below: 8) + 1 {
        let index = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[index] = Self.interesting[random.next(below: Self.interesting.count)]
        case 1: bytes.insert(contentsOf: bytes[random.next(below: index + 1)...index], at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + random.next(below: 9)))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let name = isCSV ? "a.csv" : "a.ndjson"
      let complaint = try Self.complaint(bytes, as: name, in: folder)
      expect(complaint == nil, "seed \(seed): \(name), \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
