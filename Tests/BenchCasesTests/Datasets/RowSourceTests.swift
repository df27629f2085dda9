// SPDX-License-Identifier: Apache-2.0

import BenchCells
import TestSupport
import Testing

@testable import BenchCases

@Suite struct RowSourceTests {
  @Test func aRowStaysCompactAndStoredRowsAreGivenBackInOrder() {
    expectEqual(MemoryLayout<Row>.stride, 72)
    // Stored rows are given back in order.
    let rows = StoredRows([Row(title: "a"), Row(title: "b")], repeatCount: 1)
    expectEqual(rows.count, 2)
    expectEqual(rows.row(at: 1), Row(title: "b"))
    expectEqual(rows.repeatCount, 1)
  }

  /// The stream of the documentation, digested by a second implementation, which the published vectors of FNV check.
  @Test func theDigestIsFNV1aOverTheDocumentedStream() {
    func digest(_ bytes: [UInt8]) -> UInt64 {
      bytes.reduce(14_695_981_039_346_656_037) {
        ($0 ^ UInt64($1)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
      }
    }
    expectEqual(digest([]), 0xcbf2_9ce4_8422_2325)
    expectEqual(digest(Array("a".utf8)), 0xaf63_dc4c_8601_ec8c)
    expectEqual(digest(Array("foobar".utf8)), 0x8594_4171_f739_67e8)
    let row = Row(
      title: "é",
      source: "s",
      body: "",
      badge: "Lo",
      accent: 3,
      symbol: 7,
      isFlagged: true
    )
    let stream: [UInt8] = [0xC3, 0xA9, 0xFF, 0x73, 0xFF, 0xFF, 0x4C, 0x6F, 0xFF, 3, 7, 2]
    let rows = StoredRows([row, row])
    expectEqual(RowDigest(of: rows).value, digest(stream + stream))
    expectEqual(RowDigest(of: rows, first: 1).value, digest(stream))
    expectEqual(RowDigest(of: rows, first: 0).hexadecimal, "cbf29ce484222325")
  }

  @Test func everyFieldChangesTheDigestAndIsComparedAlone() {
    let base = Row(title: "t", source: "s", body: "b", badge: "x")
    var changed = Array(repeating: base, count: RowField.allCases.count)
    changed[0].title = "T"
    changed[1].source = "S"
    changed[2].body = "B"
    changed[3].badge = "X"
    changed[4].accent = 1
    changed[5].symbol = 1
    changed[6].isEmphasized = true
    changed[7].isFlagged = true
    changed[8].isRead = true
    var digests: Set<UInt64> = [RowDigest(of: StoredRows([base])).value]
    for (row, field) in zip(changed, RowField.allCases) {
      expect(digests.insert(RowDigest(of: StoredRows([row])).value).inserted)
      expectEqual(RowField.allCases.filter { !$0.isEqual(base, row) }, [field])
    }
  }

  @Test func theGeneratorIsSplitMix64() {
    // TheGeneratorIsSplitMix64.
    // The first outputs for seed 1234567, as published with the algorithm's test programs.
    var random = DatasetRandom(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    expectEqual(expected.map { _ in random.next() }, expected)
  }

  @Test func aShuffleKeepsAllMembersAndStaysInItsRange() {
    for seed in UInt64(0)..<100 {
      var random = DatasetRandom(seed: seed)
      var items = Array(0..<20)
      random.shuffle(&items, in: 5..<15)
      expect(items[..<5] == [0, 1, 2, 3, 4] && items[15...] == [15, 16, 17, 18, 19], "\(seed)")
      expectEqual(items.sorted(), Array(0..<20), "seed \(seed)")
    }
  }
}
